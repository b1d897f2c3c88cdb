CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_last" ON "tries" USING btree ("last");