ALTER TABLE "post" ADD COLUMN "outlet_id" uuid;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "activity_id" uuid;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "sent_hash" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE TABLE "post_revision" (
	"property_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_revision_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "guest_block" (
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_block_guest_id_blocked_id_pk" PRIMARY KEY("guest_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "post_restriction" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"by" uuid,
	"reason_code" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_revision" ADD CONSTRAINT "post_revision_post" FOREIGN KEY ("property_id","post_id") REFERENCES "public"."post"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_block" ADD CONSTRAINT "guest_block_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_block" ADD CONSTRAINT "guest_block_blocked_guest" FOREIGN KEY ("property_id","blocked_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_restriction" ADD CONSTRAINT "post_restriction_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_of_guest" ON "post" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "post_deleted" ON "post" USING btree ("deleted_at") WHERE "post"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "post_revision_replaced_at" ON "post_revision" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "guest_block_blocked" ON "guest_block" USING btree ("blocked_id");
