ALTER TABLE "check_out" ADD COLUMN "dropped" text[];--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "guest" SET "has_left" = true
FROM "check_out"
WHERE "check_out"."status" = 'done' AND "guest"."is_stay_verified"
	AND "check_out"."property_id" = "guest"."property_id"
	AND "check_out"."reservation_number" = "guest"."reservation_number";
