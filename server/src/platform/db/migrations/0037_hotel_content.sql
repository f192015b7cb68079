CREATE TABLE "content_blob" (
	"sha256" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"base" integer,
	"note" text DEFAULT '' NOT NULL,
	"copy_of" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" text,
	CONSTRAINT "content_version_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_part" (
	"version_id" bigint NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "content_part_version_id_path_pk" PRIMARY KEY("version_id","path")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_item" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"stock_status" text NOT NULL,
	"stock_left" integer,
	"sold_out_until" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "timetable" jsonb;--> statement-breakpoint
ALTER TABLE "content_part" ADD CONSTRAINT "content_part_version_id_content_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_part" ADD CONSTRAINT "content_part_sha256_content_blob_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."content_blob"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_version_of_slug" ON "content_version" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_live" ON "content_version" USING btree ("property_id") WHERE "content_version"."state" = 'published';--> statement-breakpoint
CREATE INDEX "content_part_of_blob" ON "content_part" USING btree ("sha256");
