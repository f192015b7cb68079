CREATE TABLE "announcement_acknowledged" (
	"announcement_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_acknowledged_announcement_id_guest_id_pk" PRIMARY KEY("announcement_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "must_acknowledge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "department" text DEFAULT 'frontdesk' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "audience" text[] DEFAULT '{"PRE","IN"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "max_photos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "due_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "most_open" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_template" ADD COLUMN "same_within_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_history" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "announcement_acknowledged" ADD CONSTRAINT "announcement_acknowledged_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_acknowledged" ADD CONSTRAINT "announcement_acknowledged_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_acknowledged_by" ON "announcement_acknowledged" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "ticket_of_guest" ON "ticket" USING btree ("guest_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_done" ON "ticket" USING btree ("status") WHERE "ticket"."status" = 'done';--> statement-breakpoint
UPDATE "request_template" SET
	"department" = CASE "category" WHEN 'housekeeping' THEN 'housekeeping' WHEN 'amenities' THEN 'housekeeping' WHEN 'maintenance' THEN 'maintenance' WHEN 'transport' THEN 'concierge' WHEN 'dining' THEN 'dining' ELSE 'frontdesk' END,
	"max_photos" = CASE WHEN "category" IN ('maintenance', 'other') THEN 3 ELSE 0 END;--> statement-breakpoint
UPDATE "announcement" SET "must_acknowledge" = true WHERE "severity" = 'safety';
