ALTER TABLE "presets" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presets" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "presets" ADD COLUMN "shared" json;--> statement-breakpoint
CREATE UNIQUE INDEX "presets_share_token" ON "presets" USING btree ("share_token");