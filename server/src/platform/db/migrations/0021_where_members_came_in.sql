ALTER TABLE "room_member" ADD COLUMN "came_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of who was brought in with a view of what was said before, it is not known any more where they came.
UPDATE "room_member" SET "came_seq" = "join_seq" WHERE "join_seq" > 0;
