CREATE TABLE "sources" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"state" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" "tsvector";--> statement-breakpoint
CREATE INDEX "items_labels" ON "items" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search");