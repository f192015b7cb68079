CREATE TABLE "post_restriction_cause" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"case_id" uuid,
	"until" timestamp (3) with time zone NOT NULL,
	"by" uuid,
	"reason_code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_restriction_cause_once" UNIQUE NULLS NOT DISTINCT("guest_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "post_restriction_cause" ADD CONSTRAINT "post_restriction_cause_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_restriction_cause" ADD CONSTRAINT "post_restriction_cause_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_restriction_cause_case" ON "post_restriction_cause" USING btree ("case_id");