CREATE TABLE "do_not_disturb" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"room" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "do_not_disturb_ended" CHECK (("do_not_disturb"."ended_at" is null) = ("do_not_disturb"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "do_not_disturb" ADD CONSTRAINT "do_not_disturb_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_disturb_once" ON "do_not_disturb" USING btree ("property_id","reservation_number") WHERE "do_not_disturb"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "do_not_disturb_of_room" ON "do_not_disturb" USING btree ("property_id","room") WHERE "do_not_disturb"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "do_not_disturb_due" ON "do_not_disturb" USING btree ("until") WHERE "do_not_disturb"."ended_at" is null;
