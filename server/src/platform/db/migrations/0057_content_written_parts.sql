CREATE TABLE "content_written_part" (
	"property_id" uuid NOT NULL,
	"part" text NOT NULL,
	"sha256" text NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "content_written_part_property_id_part_pk" PRIMARY KEY("property_id","part")
);
--> statement-breakpoint
CREATE TABLE "content_written_set" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version_id" bigint NOT NULL,
	"derived_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_written_part" ADD CONSTRAINT "content_written_part_property_id_content_written_set_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."content_written_set"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_written_set" ADD CONSTRAINT "content_written_set_version_id_content_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;