ALTER TABLE "room" ADD COLUMN "block_snapshot" jsonb;--> statement-breakpoint
UPDATE "room_event" SET "body" = NULL WHERE "deleted_at" IS NOT NULL AND "body" IS NOT NULL;
