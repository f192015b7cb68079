ALTER TABLE "stay_guess" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_guess" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "stay_guess_at_name" ON "stay_guess" USING btree ("property_id","last_name","at");--> statement-breakpoint
CREATE INDEX "stay_guess_at_place" ON "stay_guess" USING btree ("property_id","place","at");