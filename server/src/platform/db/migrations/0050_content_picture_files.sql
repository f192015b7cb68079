CREATE TABLE "content_picture_file" (
	"property_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"slug" text NOT NULL,
	"width" integer NOT NULL,
	"wanted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_picture_file_property_id_sha256_pk" PRIMARY KEY("property_id","sha256")
);
--> statement-breakpoint
CREATE INDEX "content_picture_file_wanted" ON "content_picture_file" USING btree ("wanted_at");--> statement-breakpoint
INSERT INTO "content_picture_file" ("property_id", "sha256", "slug", "width")
SELECT DISTINCT ON (v."property_id", p."sha256") v."property_id", p."sha256", v."slug", p."width"
FROM "content_picture" p
JOIN "content_version" v ON v."id" = p."version_id"
ORDER BY v."property_id", p."sha256";
