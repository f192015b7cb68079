CREATE TABLE "property" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"business_day_start" text DEFAULT '05:00' NOT NULL,
	"currency" text NOT NULL,
	"currency_precision" integer NOT NULL,
	"languages" text[] NOT NULL,
	"default_language" text NOT NULL,
	"phone" text NOT NULL,
	"emergency_phone" text NOT NULL,
	"address" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"wifi" jsonb NOT NULL,
	"hero" jsonb NOT NULL,
	"theme" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"check_in_from" text NOT NULL,
	"check_out_until" text NOT NULL,
	"cancel_text" jsonb NOT NULL,
	"privacy_url" text DEFAULT '' NOT NULL,
	"terms_url" text DEFAULT '' NOT NULL,
	"terms_version" text DEFAULT '1' NOT NULL,
	"guidelines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guidelines_version" text DEFAULT '1' NOT NULL,
	"is_chat_enabled" boolean DEFAULT true NOT NULL,
	"staff_hours" jsonb NOT NULL,
	"expected_reply_minutes" integer NOT NULL,
	"guest_to_guest" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_slug" UNIQUE("slug"),
	CONSTRAINT "property_slug_is_lower_case" CHECK ("property"."slug" = lower("property"."slug"))
);
--> statement-breakpoint
CREATE TABLE "directory" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"picture" jsonb,
	"icon" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "directory_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "directory_slug" UNIQUE("property_id","slug")
);
--> statement-breakpoint
CREATE TABLE "directory_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"directory_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text,
	"email" text,
	"place" jsonb,
	"opening_hours" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"accessibility" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_entry_slug" UNIQUE("directory_id","slug")
);
--> statement-breakpoint
CREATE TABLE "outlet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cuisine" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_level" integer NOT NULL,
	"dress_code" jsonb,
	"phone" text,
	"place" jsonb NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"booking_mode" text NOT NULL,
	"external_booking_url" text,
	"order_modes" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "outlet_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "outlet_slug" UNIQUE("property_id","slug")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"is_orderable" boolean NOT NULL,
	"availability" jsonb,
	"prices_include_tax" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "menu_slug" UNIQUE("outlet_id","slug")
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"portions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"modifier_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergens" text[],
	"may_contain" text[] DEFAULT '{}' NOT NULL,
	"dietary" text[] DEFAULT '{}' NOT NULL,
	"spicy_level" integer DEFAULT 0 NOT NULL,
	"calories" integer,
	"abv" double precision,
	"is_alcohol" boolean DEFAULT false NOT NULL,
	"stock_status" text DEFAULT 'available' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "menu_item_in_property" UNIQUE("property_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	CONSTRAINT "menu_section_in_property" UNIQUE("property_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"outlet_id" uuid,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"age_label" jsonb,
	"level" jsonb,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"duration_minutes" integer NOT NULL,
	"is_drop_in" boolean NOT NULL,
	"price" integer,
	"is_weather_dependent" boolean DEFAULT false NOT NULL,
	"accessibility" text[] DEFAULT '{}' NOT NULL,
	"what_to_bring" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "activity_slug" UNIQUE("property_id","slug")
);
--> statement-breakpoint
CREATE TABLE "activity_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"bookable_activity_id" uuid,
	"local_start" text NOT NULL,
	"local_end" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"capacity" integer,
	"places_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_session_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "activity_session_once" UNIQUE("activity_id","local_start")
);
--> statement-breakpoint
CREATE TABLE "bookable_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"min_units" integer NOT NULL,
	"max_units" integer NOT NULL,
	"min_participants" integer,
	"booking_cutoff_minutes" integer NOT NULL,
	"cancel_cutoff_minutes" integer NOT NULL,
	"hold_minutes" integer DEFAULT 10 NOT NULL,
	"requires_approval" boolean NOT NULL,
	"policy_text" jsonb NOT NULL,
	CONSTRAINT "bookable_activity_in_property" UNIQUE("property_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_session" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_session_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"chat_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text,
	"last_name" text,
	"nick_name" text,
	"lang" text,
	"email" text,
	"phone" text,
	"room" text,
	"checkin" date,
	"checkout" date,
	"reservation_number" text,
	"profile_pic" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_chat_uuid" UNIQUE("chat_uuid"),
	CONSTRAINT "guest_in_property" UNIQUE("property_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"nick_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"department" text NOT NULL,
	"role" text NOT NULL,
	"profile_pic" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_in_property" UNIQUE("property_id","id")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"guest_id" uuid,
	"staff_id" uuid,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "comment_has_one_author" CHECK (num_nonnulls("comment"."guest_id", "comment"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid,
	"staff_id" uuid,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_comments_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "post_in_property" UNIQUE("property_id","id"),
	CONSTRAINT "post_has_one_author" CHECK (num_nonnulls("post"."guest_id", "post"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "post_flag" (
	"property_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"reason_code" text DEFAULT 'other' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_flag_post_id_guest_id_pk" PRIMARY KEY("post_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"property_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_like_post_id_guest_id_pk" PRIMARY KEY("post_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"severity" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "loyalty_programme" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"tiers" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"category" text NOT NULL,
	"icon" text NOT NULL,
	"description" jsonb NOT NULL,
	"note_policy" text NOT NULL,
	"timing" text NOT NULL,
	"price" integer,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "request_template_slug" UNIQUE("property_id","slug")
);
--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_entry" ADD CONSTRAINT "directory_entry_directory" FOREIGN KEY ("property_id","directory_id") REFERENCES "public"."directory"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet" ADD CONSTRAINT "outlet_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_section" FOREIGN KEY ("property_id","section_id") REFERENCES "public"."menu_section"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_section" ADD CONSTRAINT "menu_section_menu" FOREIGN KEY ("property_id","menu_id") REFERENCES "public"."menu"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_session" ADD CONSTRAINT "activity_session_activity" FOREIGN KEY ("property_id","activity_id") REFERENCES "public"."activity"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_session" ADD CONSTRAINT "activity_session_bookable" FOREIGN KEY ("property_id","bookable_activity_id") REFERENCES "public"."bookable_activity"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookable_activity" ADD CONSTRAINT "bookable_activity_activity" FOREIGN KEY ("property_id","activity_id") REFERENCES "public"."activity"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_token" ADD CONSTRAINT "guest_token_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_post" FOREIGN KEY ("property_id","post_id") REFERENCES "public"."post"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_staff" FOREIGN KEY ("property_id","staff_id") REFERENCES "public"."staff"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_staff" FOREIGN KEY ("property_id","staff_id") REFERENCES "public"."staff"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_flag" ADD CONSTRAINT "post_flag_post" FOREIGN KEY ("property_id","post_id") REFERENCES "public"."post"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_flag" ADD CONSTRAINT "post_flag_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_post" FOREIGN KEY ("property_id","post_id") REFERENCES "public"."post"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_like" ADD CONSTRAINT "post_like_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_programme" ADD CONSTRAINT "loyalty_programme_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_template" ADD CONSTRAINT "request_template_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_item_of_section" ON "menu_item" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "menu_section_of_menu" ON "menu_section" USING btree ("menu_id","position");--> statement-breakpoint
CREATE INDEX "activity_session_by_day" ON "activity_session" USING btree ("property_id","local_start");--> statement-breakpoint
CREATE INDEX "bookable_activity_of_activity" ON "bookable_activity" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_nick_name" ON "guest" USING btree ("property_id",lower("nick_name"));--> statement-breakpoint
CREATE INDEX "guest_token_of_guest" ON "guest_token" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "comment_of_post" ON "comment" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_in_feed" ON "post" USING btree ("property_id","is_pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "post"."status" = 'published';--> statement-breakpoint
CREATE INDEX "post_like_of_guest" ON "post_like" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "announcement_in_property" ON "announcement" USING btree ("property_id","created_at" DESC NULLS LAST);