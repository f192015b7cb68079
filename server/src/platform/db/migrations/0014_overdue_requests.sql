ALTER TABLE "request_template" ADD COLUMN "ack_minutes" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "late_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ticket_under_way" ON "ticket" USING btree ("created_at") WHERE "ticket"."status" in ('open', 'reopened', 'acknowledged', 'in_progress');