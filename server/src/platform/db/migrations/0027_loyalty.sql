CREATE TABLE "loyalty_claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"subject" text NOT NULL,
	"reference" text,
	"date" date,
	"place" text,
	"amount" integer,
	"note" text,
	"answer" text,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"membership_id" uuid NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"reason" text NOT NULL,
	"issuer" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_reference" text NOT NULL,
	"label" text,
	"comment" text,
	"active_from" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone,
	"reverses" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_entry_reversed_once" UNIQUE("reverses"),
	CONSTRAINT "loyalty_entry_once" UNIQUE("membership_id","reason","source_kind","source_reference"),
	CONSTRAINT "loyalty_entry_has_value" CHECK ("loyalty_entry"."value" > 0),
	CONSTRAINT "loyalty_entry_expires_later" CHECK ("loyalty_entry"."expire_at" > "loyalty_entry"."active_from"),
	CONSTRAINT "loyalty_entry_expires_if_added" CHECK ("loyalty_entry"."expire_at" is null or "loyalty_entry"."type" = 'adding')
);
--> statement-breakpoint
CREATE TABLE "loyalty_notice" (
	"entry_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loyalty_notice_entry_id_days_before_pk" PRIMARY KEY("entry_id","days_before")
);
--> statement-breakpoint
CREATE TABLE "loyalty_part" (
	"spend_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "loyalty_part_spend_id_from_id_pk" PRIMARY KEY("spend_id","from_id"),
	CONSTRAINT "loyalty_part_has_value" CHECK ("loyalty_part"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"member_number" text,
	"status" text DEFAULT 'active' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"terms_version" text NOT NULL,
	"birthday_md" text,
	CONSTRAINT "membership_of_guest" UNIQUE("guest_id"),
	CONSTRAINT "membership_number" UNIQUE("member_number")
);
--> statement-breakpoint
ALTER TABLE "loyalty_programme" ADD COLUMN "metric" text DEFAULT 'nights' NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_programme" ADD COLUMN "rules" jsonb DEFAULT '{"periodYears":null,"pointsPerNight":0,"pointsPerUnit":0,"expireMonths":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_programme" ADD COLUMN "terms_version" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_claim" ADD CONSTRAINT "loyalty_claim_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_claim" ADD CONSTRAINT "loyalty_claim_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_claim" ADD CONSTRAINT "loyalty_claim_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entry" ADD CONSTRAINT "loyalty_entry_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_notice" ADD CONSTRAINT "loyalty_notice_entry_id_loyalty_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."loyalty_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_part" ADD CONSTRAINT "loyalty_part_spend_id_loyalty_entry_id_fk" FOREIGN KEY ("spend_id") REFERENCES "public"."loyalty_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_part" ADD CONSTRAINT "loyalty_part_from_id_loyalty_entry_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."loyalty_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_claim_once" ON "loyalty_claim" USING btree ("membership_id","subject") WHERE "loyalty_claim"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "loyalty_claim_in_property" ON "loyalty_claim" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "loyalty_entry_of_membership" ON "loyalty_entry" USING btree ("membership_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loyalty_entry_expires" ON "loyalty_entry" USING btree ("expire_at") WHERE "loyalty_entry"."expire_at" is not null;--> statement-breakpoint
CREATE INDEX "loyalty_part_from" ON "loyalty_part" USING btree ("from_id");--> statement-breakpoint
-- A line is never changed or deleted. The erasure of a guest is the one exception: it clears the comments, through
-- "clear_loyalty_comments" alone, and no other column can change with them.
CREATE FUNCTION "refuse_loyalty_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'loyalty_entry' THEN
		IF current_setting('loyalty.clears_comments', true) = 'on' AND to_jsonb(NEW)->>'comment' IS NULL
			AND to_jsonb(NEW) - 'comment' = to_jsonb(OLD) - 'comment' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'loyalty lines are append only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "loyalty_entry_append_only" BEFORE UPDATE OR DELETE ON "loyalty_entry"
	FOR EACH ROW EXECUTE FUNCTION "refuse_loyalty_change"();
--> statement-breakpoint
CREATE TRIGGER "loyalty_entry_not_emptied" BEFORE TRUNCATE ON "loyalty_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_loyalty_change"();
--> statement-breakpoint
CREATE TRIGGER "loyalty_part_append_only" BEFORE UPDATE OR DELETE ON "loyalty_part"
	FOR EACH ROW EXECUTE FUNCTION "refuse_loyalty_change"();
--> statement-breakpoint
CREATE TRIGGER "loyalty_part_not_emptied" BEFORE TRUNCATE ON "loyalty_part"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_loyalty_change"();
--> statement-breakpoint
CREATE FUNCTION "clear_loyalty_comments"("of_membership" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('loyalty.clears_comments', 'on', true);
	UPDATE "loyalty_entry" SET "comment" = NULL WHERE "membership_id" = "of_membership" AND "comment" IS NOT NULL;
	PERFORM set_config('loyalty.clears_comments', 'off', true);
END $$;
--> statement-breakpoint
-- At the end of each transaction the parts of a spending equal it, and an earning is not used beyond its value. The
-- lock on the earning makes transactions in parallel see each other's parts. It is the one that does not conflict with
-- the key lock of the foreign key, which each of them already has; otherwise they would end in a deadlock.
CREATE FUNCTION "check_loyalty_spending"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."type" = 'spending' AND NEW."value" <>
		(SELECT coalesce(sum("value"), 0) FROM "loyalty_part" WHERE "spend_id" = NEW."id") THEN
		RAISE EXCEPTION 'the parts of a spending are not its value' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "loyalty_spending_has_parts" AFTER INSERT ON "loyalty_entry"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_loyalty_spending"();
--> statement-breakpoint
CREATE FUNCTION "check_loyalty_part"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	earning "loyalty_entry";
	spending "loyalty_entry";
BEGIN
	SELECT * INTO earning FROM "loyalty_entry" WHERE "id" = NEW."from_id" FOR NO KEY UPDATE;
	SELECT * INTO spending FROM "loyalty_entry" WHERE "id" = NEW."spend_id";
	IF earning."type" <> 'adding' OR spending."type" <> 'spending'
		OR earning."membership_id" <> spending."membership_id" OR earning."active_from" > spending."active_from" THEN
		RAISE EXCEPTION 'a part joins lines that do not belong together' USING ERRCODE = 'check_violation';
	END IF;
	IF (SELECT sum("value") FROM "loyalty_part" WHERE "from_id" = NEW."from_id") > earning."value" THEN
		RAISE EXCEPTION 'an earning is used beyond its value' USING ERRCODE = 'check_violation';
	END IF;
	IF (SELECT sum("value") FROM "loyalty_part" WHERE "spend_id" = NEW."spend_id") <> spending."value" THEN
		RAISE EXCEPTION 'the parts of a spending are not its value' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "loyalty_part_fits" AFTER INSERT ON "loyalty_part"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_loyalty_part"();
