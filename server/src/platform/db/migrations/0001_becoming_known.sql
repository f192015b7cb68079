CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erase_at" timestamp (3) with time zone,
	"posts_on_erasure" text
);
--> statement-breakpoint
CREATE TABLE "person_key" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"person_id" uuid NOT NULL,
	"address" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_key_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "exchanged_token" (
	"issuer" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchanged_token_issuer_jti_pk" PRIMARY KEY("issuer","jti")
);
--> statement-breakpoint
CREATE TABLE "otp_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"address" text NOT NULL,
	"lang" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_length" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"guest_id" uuid,
	"agreement" jsonb,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"superseded_at" timestamp (3) with time zone,
	"delivery_failed_at" timestamp (3) with time zone,
	CONSTRAINT "otp_challenge_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "otp_failure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"target" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"reservation_number" text DEFAULT '' NOT NULL,
	"status" text,
	"checkin" date NOT NULL,
	"checkout" date NOT NULL,
	"room" text,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_once" UNIQUE("guest_id","reservation_number")
);
--> statement-breakpoint
CREATE TABLE "stay_guess" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"granted" boolean NOT NULL,
	"lang" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"key" text NOT NULL,
	"zip" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_export_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "stay_source" text;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "is_stay_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_token" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_token" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "guest_token" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "person_key" ADD CONSTRAINT "person_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_failure" ADD CONSTRAINT "otp_failure_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_guess" ADD CONSTRAINT "stay_guess_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_key_one_of_a_kind" ON "person_key" USING btree ("person_id","kind") WHERE "person_key"."kind" <> 'issuer';--> statement-breakpoint
CREATE INDEX "otp_challenge_of_target" ON "otp_challenge" USING btree ("target","sent_at");--> statement-breakpoint
CREATE INDEX "otp_failure_of_target" ON "otp_failure" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "otp_failure_in_property" ON "otp_failure" USING btree ("property_id","at");--> statement-breakpoint
CREATE INDEX "stay_guess_of_guest" ON "stay_guess" USING btree ("guest_id","at");--> statement-breakpoint
CREATE INDEX "consent_of_guest" ON "consent" USING btree ("guest_id","at");--> statement-breakpoint
CREATE INDEX "data_export_of_guest" ON "data_export" USING btree ("guest_id","created_at");--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_of_person" UNIQUE("property_id","person_id");--> statement-breakpoint
ALTER TABLE "guest_token" ADD CONSTRAINT "guest_token_id" UNIQUE("id");