CREATE TABLE "content_packed" (
	"version_id" bigint PRIMARY KEY NOT NULL,
	"of_version_id" bigint,
	"without" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_blob" ADD COLUMN "base_sha256" text;--> statement-breakpoint
ALTER TABLE "content_blob" ADD COLUMN "delta" text;--> statement-breakpoint
ALTER TABLE "content_packed" ADD CONSTRAINT "content_packed_version_id_content_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_packed" ADD CONSTRAINT "content_packed_of_version_id_content_version_id_fk" FOREIGN KEY ("of_version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_packed_of" ON "content_packed" USING btree ("of_version_id") WHERE "content_packed"."of_version_id" is not null;--> statement-breakpoint
ALTER TABLE "content_blob" ADD CONSTRAINT "content_blob_base_sha256_content_blob_sha256_fk" FOREIGN KEY ("base_sha256") REFERENCES "public"."content_blob"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_blob_base" ON "content_blob" USING btree ("base_sha256") WHERE "content_blob"."base_sha256" is not null;--> statement-breakpoint
CREATE VIEW "content_version_file" AS
SELECT "version_id", "path", "sha256" FROM "content_part"
UNION ALL
SELECT "packed"."version_id", "part"."path", "part"."sha256"
FROM "content_packed" "packed"
JOIN "content_part" "part" ON "part"."version_id" = "packed"."of_version_id"
WHERE "part"."path" <> ALL ("packed"."without");
--> statement-breakpoint
CREATE VIEW "content_version_picture" AS
SELECT "version_id", "path", "sha256", "width", "height" FROM "content_picture"
UNION ALL
SELECT "packed"."version_id", "picture"."path", "picture"."sha256", "picture"."width", "picture"."height"
FROM "content_packed" "packed"
JOIN "content_picture" "picture" ON "picture"."version_id" = "packed"."of_version_id"
WHERE "picture"."path" <> ALL ("packed"."without");
