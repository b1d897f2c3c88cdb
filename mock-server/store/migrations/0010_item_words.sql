ALTER TABLE "items" ADD COLUMN "words_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "items_without_words" ON "items" USING btree ("published") WHERE words_version = 0;