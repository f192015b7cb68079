CREATE TABLE "idempotency_key" (
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"worker" uuid NOT NULL,
	"locked_until" timestamp (3) with time zone NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_guest_id_call_key_pk" PRIMARY KEY("guest_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "booking_policy" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"rules" jsonb NOT NULL,
	"bookable_hours" jsonb,
	"most_parties" integer NOT NULL,
	"most_covers" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dining_area" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outlet_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"is_accessible" boolean NOT NULL,
	CONSTRAINT "dining_area_in_outlet" UNIQUE("outlet_id","id")
);
--> statement-breakpoint
CREATE TABLE "dining_table" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dining_table_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outlet_id" uuid NOT NULL,
	"area_id" uuid NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "dining_table_in_outlet" UNIQUE("outlet_id","id"),
	CONSTRAINT "dining_table_name" UNIQUE("outlet_id","name"),
	CONSTRAINT "dining_table_has_seats" CHECK ("dining_table"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "table_booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"status" text NOT NULL,
	"local_date_time" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"high_chairs" integer DEFAULT 0 NOT NULL,
	"area_id" uuid,
	"first_name" text NOT NULL,
	"phone" text,
	"occasion" text DEFAULT 'none' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"accessibility" text[] DEFAULT '{}' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"late_minutes" integer,
	"expires_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "table_booking_reference" UNIQUE("reference"),
	CONSTRAINT "table_booking_takes_time" CHECK ("table_booking"."starts_at" < "table_booking"."ends_at"),
	CONSTRAINT "table_booking_has_people" CHECK ("table_booking"."party_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "table_booking_history" (
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
CREATE TABLE "slot_pace" (
	"outlet_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"parties" integer NOT NULL,
	"covers" integer NOT NULL,
	"most_parties" integer NOT NULL,
	"most_covers" integer NOT NULL,
	CONSTRAINT "slot_pace_outlet_id_starts_at_pk" PRIMARY KEY("outlet_id","starts_at"),
	CONSTRAINT "slot_pace_parties" CHECK ("slot_pace"."parties" between 0 and "slot_pace"."most_parties"),
	CONSTRAINT "slot_pace_covers" CHECK ("slot_pace"."covers" between 0 and "slot_pace"."most_covers")
);
--> statement-breakpoint
CREATE TABLE "table_claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"table_id" integer NOT NULL,
	"kind" text NOT NULL,
	"local_date_time" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"party_size" integer NOT NULL,
	"area_id" uuid,
	"booking_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "table_claim_of_booking" UNIQUE("booking_id"),
	CONSTRAINT "table_claim_takes_time" CHECK ("table_claim"."starts_at" < "table_claim"."ends_at"),
	CONSTRAINT "table_claim_has_people" CHECK ("table_claim"."party_size" > 0),
	CONSTRAINT "table_claim_of_something" CHECK (("table_claim"."kind" = 'hold') = ("table_claim"."booking_id" is null)),
	CONSTRAINT "table_claim_ends" CHECK (("table_claim"."kind" = 'booking') = ("table_claim"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_policy" ADD CONSTRAINT "booking_policy_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_area" ADD CONSTRAINT "dining_area_outlet_id_booking_policy_outlet_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."booking_policy"("outlet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_table" ADD CONSTRAINT "dining_table_area" FOREIGN KEY ("outlet_id","area_id") REFERENCES "public"."dining_area"("outlet_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_booking" ADD CONSTRAINT "table_booking_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_booking" ADD CONSTRAINT "table_booking_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_booking_history" ADD CONSTRAINT "table_booking_history_booking_id_table_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."table_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_pace" ADD CONSTRAINT "slot_pace_outlet_id_booking_policy_outlet_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."booking_policy"("outlet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_claim" ADD CONSTRAINT "table_claim_booking_id_table_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."table_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_claim" ADD CONSTRAINT "table_claim_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_claim" ADD CONSTRAINT "table_claim_table" FOREIGN KEY ("outlet_id","table_id") REFERENCES "public"."dining_table"("outlet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "table_booking_of_guest" ON "table_booking" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "table_booking_at_outlet" ON "table_booking" USING btree ("outlet_id","starts_at");--> statement-breakpoint
CREATE INDEX "table_booking_ahead" ON "table_booking" USING btree ("status","ends_at") WHERE "table_booking"."status" in ('requested', 'confirmed', 'seated', 'waitlisted', 'offered');--> statement-breakpoint
CREATE INDEX "table_booking_history_of" ON "table_booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_claim_one_hold" ON "table_claim" USING btree ("guest_id") WHERE "table_claim"."kind" = 'hold';--> statement-breakpoint
CREATE INDEX "table_claim_at_outlet" ON "table_claim" USING btree ("outlet_id","starts_at");--> statement-breakpoint
CREATE INDEX "table_claim_expires" ON "table_claim" USING btree ("expires_at") WHERE "table_claim"."expires_at" is not null;--> statement-breakpoint
-- No table is ever taken twice at one time, whoever writes. A table's number is a range of one, so that this needs no
-- extension: PostgreSQL has `&&` for ranges in GiST by itself, and `=` for numbers only with btree_gist. Ranges end
-- before their end, so that one party may follow upon the other.
ALTER TABLE "table_claim" ADD CONSTRAINT "table_claim_once" EXCLUDE USING gist (
	int4range("table_id", "table_id", '[]') WITH &&,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
);--> statement-breakpoint
-- Whatever gives or takes a claim, an erased guest included, changes the count of its time in the same statement; the
-- checks of the count refuse what is too much.
CREATE FUNCTION "count_in_slot_pace"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "slot_pace" SET "parties" = "parties" - 1, "covers" = "covers" - OLD."party_size"
			WHERE "outlet_id" = OLD."outlet_id" AND "starts_at" = OLD."starts_at";
		DELETE FROM "slot_pace"
			WHERE "outlet_id" = OLD."outlet_id" AND "starts_at" = OLD."starts_at" AND "parties" = 0;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "slot_pace" AS pace ("outlet_id", "starts_at", "parties", "covers", "most_parties", "most_covers")
			SELECT NEW."outlet_id", NEW."starts_at", 1, NEW."party_size", policy."most_parties", policy."most_covers"
			FROM "booking_policy" AS policy WHERE policy."outlet_id" = NEW."outlet_id"
		ON CONFLICT ("outlet_id", "starts_at") DO UPDATE SET
			"parties" = pace."parties" + 1,
			"covers" = pace."covers" + NEW."party_size",
			"most_parties" = excluded."most_parties",
			"most_covers" = excluded."most_covers";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "table_claim_counted" AFTER INSERT OR DELETE OR UPDATE OF "outlet_id", "starts_at", "party_size"
	ON "table_claim" FOR EACH ROW EXECUTE FUNCTION "count_in_slot_pace"();
