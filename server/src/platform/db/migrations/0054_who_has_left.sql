-- The version before does not know "has_left", and both versions run side by side during an update. So the database decides
-- it whenever a guest gets another stay: a reservation says itself whether it has been checked out, and other dates are
-- another stay.
CREATE FUNCTION "follow_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."is_stay_verified" AND NEW."reservation_number" IS NOT NULL THEN
		NEW."has_left" := EXISTS (
			SELECT 1 FROM "check_out" WHERE "property_id" = NEW."property_id"
				AND "reservation_number" = NEW."reservation_number" AND "status" = 'done'
		) OR EXISTS (
			SELECT 1 FROM "stay" WHERE "guest_id" = NEW."id"
				AND "reservation_number" = NEW."reservation_number" AND "status" = 'checked_out'
		);
	ELSIF (NEW."checkin", NEW."checkout") IS DISTINCT FROM (OLD."checkin", OLD."checkout") THEN
		NEW."has_left" := false;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- A check-out of the version before does not say that its guests have left either. This runs at the end of its transaction,
-- which has locked them in its own order by then.
CREATE FUNCTION "leave_with_check_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "guest" SET "has_left" = true
	WHERE "property_id" = NEW."property_id" AND "reservation_number" = NEW."reservation_number"
		AND "is_stay_verified" AND NOT "has_left";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "check_out_ends_stay" AFTER UPDATE OF "status" ON "check_out"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."status" = 'done')
	EXECUTE FUNCTION "leave_with_check_out"();
--> statement-breakpoint
-- The tables are locked in the order in which a check-out that ends locks them.
CREATE TRIGGER "guest_follows_stay"
	BEFORE UPDATE OF "checkin", "checkout", "reservation_number", "is_stay_verified" ON "guest"
	FOR EACH ROW EXECUTE FUNCTION "follow_stay"();
--> statement-breakpoint
-- Repairs what was stored between the column and these triggers. Only rows that are wrong are locked.
WITH "truth" AS (
	SELECT "guest"."id", EXISTS (
		SELECT 1 FROM "check_out" WHERE "check_out"."property_id" = "guest"."property_id"
			AND "check_out"."reservation_number" = "guest"."reservation_number" AND "status" = 'done'
	) OR EXISTS (
		SELECT 1 FROM "stay" WHERE "stay"."guest_id" = "guest"."id"
			AND "stay"."reservation_number" = "guest"."reservation_number" AND "stay"."status" = 'checked_out'
	) AS "has_left"
	FROM "guest" WHERE "is_stay_verified" AND "reservation_number" IS NOT NULL
)
UPDATE "guest" SET "has_left" = "truth"."has_left" FROM "truth"
WHERE "guest"."id" = "truth"."id" AND "guest"."has_left" <> "truth"."has_left";
