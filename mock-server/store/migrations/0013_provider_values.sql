CREATE TABLE "provider_values" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "provider_values_provider_key_pk" PRIMARY KEY("provider","key")
);
