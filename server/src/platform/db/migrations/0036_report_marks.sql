ALTER TABLE "release_report" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "release_report" ADD CONSTRAINT "release_report_once" UNIQUE("mark","name","version","outcome");
