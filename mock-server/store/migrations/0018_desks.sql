CREATE TABLE "desks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"desks" json NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;