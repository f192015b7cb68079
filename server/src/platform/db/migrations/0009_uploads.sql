CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"key" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"ext" text NOT NULL,
	"most" integer NOT NULL,
	"state" text NOT NULL,
	"room_id" uuid,
	"linked_to" uuid,
	"mime_type" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"thumbnails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "upload_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "suite_meta" ADD COLUMN "signing_key" text DEFAULT (gen_random_uuid()::text || gen_random_uuid()::text) NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_of" ON "upload" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_linked_to" ON "upload" USING btree ("linked_to");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE "upload"."state" <> 'linked';