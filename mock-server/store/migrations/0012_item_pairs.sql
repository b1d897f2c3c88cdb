DROP INDEX "items_without_words";--> statement-breakpoint
CREATE INDEX "items_without_words" ON "items" USING btree ("published") WHERE words_version < 2;--> statement-breakpoint
ALTER TABLE "items" SET (toast_tuple_target = 8160);