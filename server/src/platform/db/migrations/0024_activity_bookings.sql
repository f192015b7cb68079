CREATE TABLE "activity_booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid,
	"session_id" uuid NOT NULL,
	"status" text NOT NULL,
	"units" jsonb NOT NULL,
	"unit_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pax" integer NOT NULL,
	"contact" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waiver_version" text,
	"waiver_accepted_at" timestamp (3) with time zone,
	"waiver_consent_id" uuid,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"currency_precision" integer NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"folio_reference" text,
	"reservation_number" text,
	"policy" jsonb NOT NULL,
	"cancel_by" timestamp (3) with time zone NOT NULL,
	"refund" text,
	"voucher_code" text NOT NULL,
	"arrived_pax" integer,
	"expires_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"instead_of" uuid,
	"called_off_at" timestamp (3) with time zone,
	"alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_booking_reference" UNIQUE("reference"),
	CONSTRAINT "activity_booking_has_people" CHECK ("activity_booking"."pax" > 0),
	CONSTRAINT "activity_booking_costs_nothing_or_something" CHECK ("activity_booking"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activity_booking_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"reason_code" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pax" integer NOT NULL,
	"units" jsonb NOT NULL,
	"booking_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"extended_at" timestamp (3) with time zone,
	"instead_of" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_claim_of_booking" UNIQUE("booking_id"),
	CONSTRAINT "activity_claim_has_people" CHECK ("activity_claim"."pax" > 0),
	CONSTRAINT "activity_claim_of_something" CHECK (("activity_claim"."kind" = 'hold') = ("activity_claim"."booking_id" is null)),
	CONSTRAINT "activity_claim_ends" CHECK (("activity_claim"."kind" = 'booking') = ("activity_claim"."expires_at" is null)),
	CONSTRAINT "activity_claim_of_somebody" CHECK ("activity_claim"."kind" = 'booking' or "activity_claim"."guest_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_subject_kind_subject_id_kind_pk" PRIMARY KEY("subject_kind","subject_id","kind")
);
--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "pax_claimed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "guaranteed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "unit_prices" jsonb;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "places_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "published_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_session" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "waiver" jsonb;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "contact_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "modify_cutoff_minutes" integer;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "waitlist" jsonb DEFAULT '{"enabled":true,"mostPerSession":20,"offerMinutes":15}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD COLUMN "pay_ways" text[] DEFAULT '{pay_there}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_booking" ADD CONSTRAINT "activity_booking_waiver_consent_id_consent_id_fk" FOREIGN KEY ("waiver_consent_id") REFERENCES "public"."consent"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_booking" ADD CONSTRAINT "activity_booking_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_booking" ADD CONSTRAINT "activity_booking_session" FOREIGN KEY ("property_id","session_id") REFERENCES "public"."activity_session"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_booking_history" ADD CONSTRAINT "activity_booking_history_booking_id_activity_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."activity_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_claim" ADD CONSTRAINT "activity_claim_booking_id_activity_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."activity_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_claim" ADD CONSTRAINT "activity_claim_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_claim" ADD CONSTRAINT "activity_claim_session" FOREIGN KEY ("property_id","session_id") REFERENCES "public"."activity_session"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_booking_of_guest" ON "activity_booking" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_booking_of_session" ON "activity_booking" USING btree ("session_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_booking_once" ON "activity_booking" USING btree ("guest_id","session_id") WHERE "activity_booking"."status" in ('pending', 'confirmed', 'waitlisted', 'offered');--> statement-breakpoint
CREATE INDEX "activity_booking_expires" ON "activity_booking" USING btree ("expires_at") WHERE "activity_booking"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_booking_to_charge" ON "activity_booking" USING btree ("cancel_by") WHERE "activity_booking"."payment_status" in ('authorised', 'posted');--> statement-breakpoint
CREATE INDEX "activity_booking_of_reservation" ON "activity_booking" USING btree ("property_id","reservation_number") WHERE "activity_booking"."reservation_number" is not null;--> statement-breakpoint
CREATE INDEX "activity_booking_to_clear" ON "activity_booking" USING btree ("session_id") WHERE "activity_booking"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "activity_booking_history_of" ON "activity_booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_claim_one_hold" ON "activity_claim" USING btree ("guest_id") WHERE "activity_claim"."kind" = 'hold';--> statement-breakpoint
CREATE INDEX "activity_claim_of_session" ON "activity_claim" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "activity_claim_expires" ON "activity_claim" USING btree ("expires_at") WHERE "activity_claim"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_due" ON "reminder" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "activity_session_to_publish" ON "activity_session" USING btree ("published_at") WHERE "activity_session"."published_version" <> "activity_session"."version" + "activity_session"."places_version";--> statement-breakpoint
UPDATE "activity_session" SET "places_taken" = "capacity" WHERE "places_taken" > "capacity";--> statement-breakpoint
ALTER TABLE "activity_session" ADD CONSTRAINT "activity_session_has_places" CHECK ("activity_session"."pax_claimed" >= 0 and ("activity_session"."capacity" is null or "activity_session"."pax_claimed" + "activity_session"."places_taken" <= "activity_session"."capacity"));--> statement-breakpoint
CREATE FUNCTION "count_in_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "activity_session" SET "pax_claimed" = "pax_claimed" - OLD."pax", "places_version" = "places_version" + 1
			WHERE "id" = OLD."session_id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "activity_session" SET "pax_claimed" = "pax_claimed" + NEW."pax", "places_version" = "places_version" + 1
			WHERE "id" = NEW."session_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_claim_counted" AFTER INSERT OR DELETE OR UPDATE OF "session_id", "pax"
	ON "activity_claim" FOR EACH ROW EXECUTE FUNCTION "count_in_session"();
