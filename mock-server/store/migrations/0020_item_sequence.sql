ALTER TABLE "items" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "items_sequence" ON "items" USING btree ("sequence");