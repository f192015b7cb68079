CREATE TABLE "release_report" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"set_id" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"took" integer,
	"error_class" text,
	"instead" text
);
--> statement-breakpoint
CREATE INDEX "release_report_of" ON "release_report" USING btree ("channel","name","version","at");--> statement-breakpoint
CREATE INDEX "release_report_at" ON "release_report" USING btree ("at");