CREATE TABLE "favorite" (
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"type" text NOT NULL,
	"uuid" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_guest_id_type_uuid_pk" PRIMARY KEY("guest_id","type","uuid")
);
--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "parent_slug" text;--> statement-breakpoint
ALTER TABLE "directory_entry" ADD COLUMN "actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_parent" FOREIGN KEY ("property_id","parent_slug") REFERENCES "public"."directory"("property_id","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_is_not_below_itself" CHECK ("directory"."parent_slug" <> "directory"."slug");