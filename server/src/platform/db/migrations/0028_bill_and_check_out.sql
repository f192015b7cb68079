CREATE TABLE "bill_copy" (
	"property_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"lines" jsonb NOT NULL,
	"balance" integer NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bill_copy_property_id_reservation_number_pk" PRIMARY KEY("property_id","reservation_number")
);
--> statement-breakpoint
CREATE TABLE "bill_difference" (
	"property_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"difference" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_difference_property_id_reservation_number_difference_pk" PRIMARY KEY("property_id","reservation_number","difference")
);
--> statement-breakpoint
CREATE TABLE "bill_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"line_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_out" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"reservation_number" text NOT NULL,
	"reference" text NOT NULL,
	"bill_hash" text NOT NULL,
	"invoice_email" text NOT NULL,
	"spared" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "check_out_reference" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "bill_question" ADD CONSTRAINT "bill_question_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_question" ADD CONSTRAINT "bill_question_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_out" ADD CONSTRAINT "check_out_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_question_of_reservation" ON "bill_question" USING btree ("property_id","reservation_number","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "check_out_once" ON "check_out" USING btree ("property_id","reservation_number") WHERE "check_out"."status" in ('asked', 'done');--> statement-breakpoint
CREATE INDEX "check_out_to_ask" ON "check_out" USING btree ("next_at") WHERE "check_out"."status" = 'asked';