CREATE TABLE "content_picture" (
	"version_id" bigint NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "content_picture_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
ALTER TABLE "content_picture" ADD CONSTRAINT "content_picture_version_id_content_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;
