CREATE TABLE "own_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"state" json
);
--> statement-breakpoint
CREATE TABLE "own_items" (
	"feed_id" text NOT NULL,
	"id" text NOT NULL,
	"published" bigint NOT NULL,
	"likeness" text NOT NULL,
	"item" json NOT NULL,
	CONSTRAINT "own_items_feed_id_id_pk" PRIMARY KEY("feed_id","id")
);
--> statement-breakpoint
CREATE TABLE "own_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"is_on" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_items" ADD CONSTRAINT "own_items_feed_id_own_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."own_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sources" ADD CONSTRAINT "own_sources_feed_id_own_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."own_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_items_published" ON "own_items" USING btree ("feed_id","published");--> statement-breakpoint
CREATE INDEX "own_items_likeness" ON "own_items" USING btree ("feed_id","likeness");--> statement-breakpoint
CREATE UNIQUE INDEX "own_sources_user_feed" ON "own_sources" USING btree ("user_id","feed_id");--> statement-breakpoint
CREATE INDEX "own_sources_feed" ON "own_sources" USING btree ("feed_id");