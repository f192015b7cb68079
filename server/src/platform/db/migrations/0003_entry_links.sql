ALTER TABLE "directory_entry" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_entry" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;