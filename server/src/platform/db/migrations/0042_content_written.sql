CREATE TABLE "content_written" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version_id" bigint NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_written" ADD CONSTRAINT "content_written_version_id_content_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;
