CREATE TABLE "notification_choice" (
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"class" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choice_guest_id_class_channel_pk" PRIMARY KEY("guest_id","class","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"has_private_previews" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"lang" text NOT NULL,
	"user_agent_class" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscription_once" UNIQUE("property_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_cursor" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"user_seq" bigint NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"class" text NOT NULL,
	"subject" text NOT NULL,
	"notice" jsonb NOT NULL,
	"is_safety" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_message_of_subject" UNIQUE("subscription_id","subject")
);
--> statement-breakpoint
ALTER TABLE "room_member" ADD COLUMN "pushed_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "suite_meta" ADD COLUMN "vapid_public_key" text;--> statement-breakpoint
ALTER TABLE "suite_meta" ADD COLUMN "vapid_private_key" text;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_guest_token_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."guest_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_cursor" ADD CONSTRAINT "push_cursor_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_of_guest" ON "push_subscription" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "push_subscription_of_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_message_due" ON "push_message" USING btree ("not_before");
