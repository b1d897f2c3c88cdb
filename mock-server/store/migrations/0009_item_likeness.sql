ALTER TABLE "items" ADD COLUMN "likeness" text;--> statement-breakpoint
CREATE INDEX "items_likeness" ON "items" USING btree ("likeness");