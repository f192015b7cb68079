-- What has happened before is not emailed, so guests with an address begin at the end of their events. This comes
-- first, because the foreign key below locks the guests against changes until the migration ends.
INSERT INTO "push_cursor" ("guest_id", "property_id", "user_seq", "announced_at")
SELECT "guest"."id", "guest"."property_id", "chat_user"."head_seq", now()
FROM "guest"
JOIN "person_key" ON "person_key"."person_id" = "guest"."person_id" AND "person_key"."kind" = 'email'
JOIN "chat_user" ON "chat_user"."id" = "guest"."chat_uuid"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TABLE "notice_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"class" text NOT NULL,
	"subject" text NOT NULL,
	"notice" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_mail_of_subject" UNIQUE("guest_id","subject")
);
--> statement-breakpoint
ALTER TABLE "notice_mail" ADD CONSTRAINT "notice_mail_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_mail_due" ON "notice_mail" USING btree ("not_before");
