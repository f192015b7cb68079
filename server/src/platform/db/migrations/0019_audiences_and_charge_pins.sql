CREATE TABLE "charge_pin" (
	"property_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"guest_id" uuid NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_pin_property_id_reservation_number_pk" PRIMARY KEY("property_id","reservation_number")
);
--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "audience" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_pin" ADD CONSTRAINT "charge_pin_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;