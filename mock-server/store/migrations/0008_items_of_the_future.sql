UPDATE "items" SET
	"published" = floor(extract(epoch from ("item"->>'receivedDatetime')::timestamptz) * 1000),
	"item" = jsonb_set("item"::jsonb, '{sortDatetime}', "item"::jsonb->'receivedDatetime')::json
WHERE "published" > extract(epoch from ("item"->>'receivedDatetime')::timestamptz) * 1000;
