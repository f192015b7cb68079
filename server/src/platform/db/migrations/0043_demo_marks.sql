ALTER TABLE "property" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suite_meta" ADD COLUMN "demo" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
-- The hotels that earlier versions have filled in.
UPDATE "property" SET "is_demo" = true WHERE "id" IN ('b53fa476-a135-532b-b1ce-f2b95fde2194', '8b861d92-6a3d-5866-a28d-5632420b9fec', '915293e4-7964-5e36-9c7b-8845b73d0f47');
--> statement-breakpoint
-- A suite that has hotels but none of these has removed them.
INSERT INTO "suite_meta" ("id", "demo")
SELECT 1, CASE WHEN bool_or("is_demo") THEN 'filled' ELSE 'removed' END FROM "property" HAVING count(*) > 0
ON CONFLICT ("id") DO UPDATE SET "demo" = excluded."demo";
