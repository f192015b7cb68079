CREATE TABLE "content_picture_file" (
	"slug" text NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"wanted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_picture_file_slug_sha256_pk" PRIMARY KEY("slug","sha256")
);
--> statement-breakpoint
CREATE INDEX "content_picture_file_wanted" ON "content_picture_file" USING btree ("wanted_at");--> statement-breakpoint
INSERT INTO "content_picture_file" ("slug", "sha256", "width")
SELECT DISTINCT ON (v."slug", p."sha256") v."slug", p."sha256", p."width"
FROM "content_picture" p
JOIN "content_version" v ON v."id" = p."version_id"
ORDER BY v."slug", p."sha256";