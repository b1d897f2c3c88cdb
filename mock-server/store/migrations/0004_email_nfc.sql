UPDATE "users" SET "email" = normalize("email", NFC)
WHERE "email" IS NOT NFC NORMALIZED
AND NOT EXISTS (SELECT 1 FROM "users" AS "other" WHERE "other"."id" <> "users"."id" AND lower(normalize("other"."email", NFC)) = lower(normalize("users"."email", NFC)));
