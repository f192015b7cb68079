CREATE TABLE "favorite_notice" (
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "favorite_notice_guest_id_day_pk" PRIMARY KEY("guest_id","day")
);
--> statement-breakpoint
CREATE TABLE "sold_out_occasion" (
	"property_id" uuid NOT NULL,
	"type" text NOT NULL,
	"uuid" uuid NOT NULL,
	"occasion" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sold_out_occasion_type_uuid_occasion_pk" PRIMARY KEY("type","uuid","occasion")
);
--> statement-breakpoint
ALTER TABLE "outlet" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "favorite" ADD COLUMN "notify" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite_notice" ADD CONSTRAINT "favorite_notice_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out_occasion" ADD CONSTRAINT "sold_out_occasion_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_to_notify" ON "favorite" USING btree ("property_id","type","uuid") WHERE "favorite"."notify";