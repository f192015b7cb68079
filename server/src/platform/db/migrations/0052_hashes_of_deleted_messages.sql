UPDATE "room_event" SET "body_hash" = NULL WHERE "deleted_at" IS NOT NULL AND "body_hash" IS NOT NULL;
