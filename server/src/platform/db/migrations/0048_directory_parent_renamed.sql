ALTER TABLE "directory" DROP CONSTRAINT "directory_parent";
--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_parent" FOREIGN KEY ("property_id","parent_slug") REFERENCES "public"."directory"("property_id","slug") ON DELETE no action ON UPDATE cascade;