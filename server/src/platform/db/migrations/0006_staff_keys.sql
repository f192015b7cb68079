-- Sessions of before were begun without a key.
DELETE FROM "staff_session";--> statement-breakpoint
CREATE TABLE "staff_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "staff_key_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "key_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_key" ADD CONSTRAINT "staff_key_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_key_of" ON "staff_key" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_key_id_staff_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."staff_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_session_by_key" ON "staff_session" USING btree ("key_id");