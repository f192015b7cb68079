CREATE TABLE "moderation_case" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_guest_id" uuid,
	"snapshot" jsonb NOT NULL,
	"severity" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"hidden_from" text,
	"is_hidden_automatically" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"decision" text,
	"action" text,
	"decided_by" uuid,
	"reason_code" text,
	"note_to_author" text,
	"cleared_reasons" text[] DEFAULT '{}' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"tell_at" timestamp (3) with time zone,
	"author_told_at" timestamp (3) with time zone,
	"appeal_text" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_decision" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_kind" text NOT NULL,
	"reason_code" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"is_flagged" boolean DEFAULT true NOT NULL,
	"has_weight" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "report_once" UNIQUE("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_evidence" (
	"case_id" uuid NOT NULL,
	"upload_key" text NOT NULL,
	CONSTRAINT "moderation_evidence_case_id_upload_key_pk" PRIMARY KEY("case_id","upload_key")
);
--> statement-breakpoint
CREATE TABLE "blocked_term" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"term" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"also_leet" boolean DEFAULT false NOT NULL,
	"added_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_term_once" UNIQUE("property_id","lang","term")
);
--> statement-breakpoint
CREATE TABLE "post_translation" (
	"post_id" uuid NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"text" text,
	"alts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_lang" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_translation_post_id_version_lang_pk" PRIMARY KEY("post_id","version","lang")
);
--> statement-breakpoint
CREATE TABLE "comment_translation" (
	"comment_id" uuid NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"text" text,
	"from_lang" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_translation_comment_id_version_lang_pk" PRIMARY KEY("comment_id","version","lang")
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "share_policy" jsonb DEFAULT '{"reviewPosts":"risk","hours":null,"stayStates":null,"isClosed":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_evidence" ADD CONSTRAINT "moderation_evidence_case_id_moderation_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_term" ADD CONSTRAINT "blocked_term_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_translation" ADD CONSTRAINT "post_translation_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_translation" ADD CONSTRAINT "comment_translation_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_open" ON "moderation_case" USING btree ("subject_kind","subject_id") WHERE "moderation_case"."status" in ('open', 'in_review');--> statement-breakpoint
CREATE INDEX "moderation_case_queue" ON "moderation_case" USING btree ("property_id","status","severity" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_case_subject" ON "moderation_case" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_case_author" ON "moderation_case" USING btree ("author_guest_id","resolved_at");--> statement-breakpoint
CREATE INDEX "moderation_case_tell" ON "moderation_case" USING btree ("tell_at") WHERE "moderation_case"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX "report_by" ON "report" USING btree ("reporter_id","subject_id");--> statement-breakpoint
CREATE INDEX "moderation_evidence_key" ON "moderation_evidence" USING btree ("upload_key");--> statement-breakpoint
INSERT INTO "moderation_case" ("property_id", "subject_kind", "subject_id", "author_guest_id", "snapshot", "severity", "opened_at")
SELECT p."property_id", 'post', p."id", p."guest_id",
	jsonb_build_object('text', p."text", 'alts', '[]'::jsonb, 'tags', to_jsonb(p."tags"), 'photos', '[]'::jsonb, 'lang', p."lang",
		'createdAt', to_char(p."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'authorName', coalesce(g."nick_name", s."nick_name", ''), 'staffId', p."staff_id", 'parentId', null, 'context', '[]'::jsonb),
	max(CASE WHEN f."reason_code" IN ('violence', 'violence_or_threat', 'child_safety', 'self_harm') THEN 3 WHEN f."reason_code" IN ('spam', 'other') THEN 1 ELSE 2 END),
	min(f."created_at")
FROM "post_flag" f
JOIN "post" p ON p."id" = f."post_id"
LEFT JOIN "guest" g ON g."id" = p."guest_id"
LEFT JOIN "staff" s ON s."id" = p."staff_id"
GROUP BY p."id", g."nick_name", s."nick_name";--> statement-breakpoint
INSERT INTO "report" ("case_id", "property_id", "subject_kind", "subject_id", "reporter_id", "reporter_kind", "reason_code", "note", "has_weight", "created_at")
SELECT c."id", f."property_id", 'post', f."post_id", f."guest_id", 'guest',
	CASE f."reason_code" WHEN 'violence' THEN 'violence_or_threat' ELSE f."reason_code" END, f."note", false, f."created_at"
FROM "post_flag" f
JOIN "moderation_case" c ON c."subject_kind" = 'post' AND c."subject_id" = f."post_id";--> statement-breakpoint
INSERT INTO "moderation_case" ("property_id", "subject_kind", "subject_id", "author_guest_id", "snapshot", "severity", "opened_at")
SELECT e."property_id", 'message', e."id", e."guest_id",
	jsonb_build_object('text', coalesce(e."body" ->> 'text', ''), 'alts', '[]'::jsonb, 'tags', '[]'::jsonb, 'photos', '[]'::jsonb,
		'lang', coalesce(e."body" ->> 'lang', ''),
		'createdAt', to_char(e."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'authorName', coalesce(e."nick_name", ''), 'staffId', CASE WHEN e."actor_kind" = 'staff' THEN e."actor_id" END,
		'parentId', e."room_id", 'context', '[]'::jsonb),
	e."severity", e."opened_at"
FROM (
	SELECT v."id", v."room_id", v."body", v."created_at", v."actor_kind", v."actor_id", g."id" AS "guest_id", g."nick_name", r."property_id",
		max(CASE WHEN r."reason" = 'violence' THEN 3 WHEN r."reason" IN ('spam', 'other') THEN 1 ELSE 2 END) AS "severity",
		min(r."created_at") AS "opened_at"
	FROM "message_report" r
	JOIN "room_event" v ON v."id" = r."message_id"
	LEFT JOIN "guest" g ON g."chat_uuid" = v."actor_id"
	GROUP BY v."room_id", v."seq", v."id", v."body", v."created_at", v."actor_kind", v."actor_id", g."id", g."nick_name", r."property_id"
) e;--> statement-breakpoint
INSERT INTO "report" ("case_id", "property_id", "subject_kind", "subject_id", "reporter_id", "reporter_kind", "reason_code", "note", "has_weight", "created_at")
SELECT c."id", r."property_id", 'message', r."message_id", coalesce(g."id", r."reporter_id"), CASE WHEN g."id" IS NULL THEN 'staff' ELSE 'guest' END,
	CASE r."reason" WHEN 'violence' THEN 'violence_or_threat' ELSE r."reason" END, nullif(r."note", ''), false, r."created_at"
FROM "message_report" r
JOIN "moderation_case" c ON c."subject_kind" = 'message' AND c."subject_id" = r."message_id"
LEFT JOIN "guest" g ON g."chat_uuid" = r."reporter_id"
ON CONFLICT DO NOTHING;
