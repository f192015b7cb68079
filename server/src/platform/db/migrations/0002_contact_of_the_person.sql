ALTER TABLE "guest" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "guest" DROP COLUMN "phone";