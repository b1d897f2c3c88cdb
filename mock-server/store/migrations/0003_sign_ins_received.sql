ALTER TABLE "sign_ins" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "former_received_at" timestamp with time zone;