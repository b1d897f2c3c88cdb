DROP INDEX "items_without_words";--> statement-breakpoint
CREATE INDEX "items_without_words" ON "items" USING btree ("published") WHERE words_version < 3;