CREATE INDEX "guest_profile_pic" ON "guest" USING btree ("profile_pic") WHERE "guest"."profile_pic" is not null;--> statement-breakpoint
INSERT INTO "upload" ("property_id", "key", "owner_id", "owner_kind", "purpose", "type", "ext", "most", "state", "expires_at")
SELECT g."property_id", 'p/' || substr(g."profile_pic", 9), g."chat_uuid", 'guest', 'profile', 'photo', 'jpg', 7000000, 'linked', now()
FROM "guest" g
WHERE g."profile_pic" ~ '^/photos/[a-z0-9-]{1,64}/[A-Za-z0-9_-]{22}[.]jpg$'
ORDER BY g."created_at"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "upload" ("property_id", "key", "owner_id", "owner_kind", "purpose", "type", "ext", "most", "state", "expires_at")
SELECT c."property_id", 'p/' || substr(c."snapshot" #>> '{taken,profilePic}', 9), g."chat_uuid", 'guest', 'profile', 'photo', 'jpg', 7000000, 'linked', now()
FROM "moderation_case" c
JOIN "guest" g ON g."id" = c."subject_id"
WHERE c."subject_kind" = 'guest' AND c."snapshot" #>> '{taken,profilePic}' ~ '^/photos/[a-z0-9-]{1,64}/[A-Za-z0-9_-]{22}[.]jpg$'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "moderation_evidence" ("case_id", "upload_key")
SELECT "case_id", 'p/' || substr("upload_key", 9) FROM "moderation_evidence" WHERE "upload_key" LIKE '/photos/%'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "moderation_evidence" WHERE "upload_key" LIKE '/photos/%';--> statement-breakpoint
INSERT INTO "moderation_evidence" ("case_id", "upload_key")
SELECT c."id", 'p/' || substr(c."snapshot" #>> '{taken,profilePic}', 9)
FROM "moderation_case" c
WHERE c."subject_kind" = 'guest' AND c."snapshot" #>> '{taken,profilePic}' ~ '^/photos/[a-z0-9-]{1,64}/[A-Za-z0-9_-]{22}[.]jpg$'
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "moderation_case" c
SET "snapshot" = jsonb_set(c."snapshot", '{photos}', (
	SELECT coalesce(jsonb_agg(CASE WHEN one LIKE '/photos/%' THEN 'p/' || substr(one, 9) ELSE one END), '[]'::jsonb)
	FROM jsonb_array_elements_text(c."snapshot" -> 'photos') one))
WHERE c."subject_kind" = 'guest';
