CREATE TABLE "staff_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_action_of" ON "staff_action" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_action_on" ON "staff_action" USING btree ("subject_id");