ALTER TABLE "post_like" ADD COLUMN "is_liked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "post_like" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "sent_hash" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "mentioned_guest_id" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "mentioned_staff_id" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_in_property" UNIQUE("property_id","id");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_mentions_one" CHECK (num_nonnulls("mentioned_guest_id", "mentioned_staff_id") <= 1);--> statement-breakpoint
CREATE TABLE "comment_like" (
	"property_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"is_liked" boolean DEFAULT true NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_like_comment_id_guest_id_pk" PRIMARY KEY("comment_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "comment_revision" (
	"property_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_revision_comment_id_version_pk" PRIMARY KEY("comment_id","version")
);
--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment" FOREIGN KEY ("property_id","comment_id") REFERENCES "public"."comment"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_revision" ADD CONSTRAINT "comment_revision_comment" FOREIGN KEY ("property_id","comment_id") REFERENCES "public"."comment"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_like_of_guest" ON "comment_like" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "comment_answers" ON "comment" USING btree ("parent_id") WHERE "comment"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comment_of_guest" ON "comment" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_revision_replaced_at" ON "comment_revision" USING btree ("replaced_at");
