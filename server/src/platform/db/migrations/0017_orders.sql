CREATE TABLE "kitchen_slot" (
	"outlet_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"orders" integer NOT NULL,
	"amount" integer NOT NULL,
	"most_orders" integer,
	"most_amount" integer,
	CONSTRAINT "kitchen_slot_outlet_id_starts_at_pk" PRIMARY KEY("outlet_id","starts_at"),
	CONSTRAINT "kitchen_slot_holds" CHECK ("kitchen_slot"."orders" >= 0 and "kitchen_slot"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_policy" (
	"outlet_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_policy_slots_fill_the_hour" CHECK (60 % coalesce(("order_policy"."rules"->>'slotInterval')::int, 15) = 0)
);
--> statement-breakpoint
CREATE TABLE "guest_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"place" text NOT NULL,
	"requested_for" text,
	"slot_at" timestamp (3) with time zone NOT NULL,
	"window_minutes" integer NOT NULL,
	"delay_minutes" integer DEFAULT 0 NOT NULL,
	"delay_reason" text,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"currency_precision" integer NOT NULL,
	"slot_amount" integer,
	"stock_taken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"folio_reference" text,
	"reservation_number" text,
	"note" text,
	"allergy_note" text,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"allergy_conflicts" text[] DEFAULT '{}' NOT NULL,
	"min_age" integer,
	"cutlery" boolean NOT NULL,
	"answer_due_from" timestamp (3) with time zone NOT NULL,
	"escalation" integer DEFAULT 0 NOT NULL,
	"cancel_by" timestamp (3) with time zone,
	"is_arrival_unsure" boolean DEFAULT false NOT NULL,
	"cart_hash" text NOT NULL,
	"rating" jsonb,
	"issue" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "guest_order_reference" UNIQUE("property_id","reference"),
	CONSTRAINT "guest_order_costs_nothing_or_something" CHECK ("guest_order"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"note" text,
	"reason_code" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_preference" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"allergies" text[] DEFAULT '{}' NOT NULL,
	"spending_limit" integer
);
--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "stock_left" integer;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "sold_out_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "availability" jsonb;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "min_quantity" integer;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "max_quantity" integer;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "quantity_step" integer;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "lead_minutes" integer;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "order_modes" text[];--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "menu_section" ADD COLUMN "availability" jsonb;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "outlet_ids" uuid[];--> statement-breakpoint
ALTER TABLE "kitchen_slot" ADD CONSTRAINT "kitchen_slot_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_policy" ADD CONSTRAINT "order_policy_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_order" ADD CONSTRAINT "guest_order_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_order" ADD CONSTRAINT "guest_order_outlet" FOREIGN KEY ("property_id","outlet_id") REFERENCES "public"."outlet"("property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_guest_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guest_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_preference" ADD CONSTRAINT "order_preference_guest" FOREIGN KEY ("property_id","guest_id") REFERENCES "public"."guest"("property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_order_of_guest" ON "guest_order" USING btree ("guest_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "guest_order_under_way" ON "guest_order" USING btree ("property_id","outlet_id","status") WHERE "guest_order"."status" in ('placed', 'accepted', 'preparing', 'ready', 'delivering');--> statement-breakpoint
CREATE INDEX "guest_order_to_charge" ON "guest_order" USING btree ("status_at") WHERE "guest_order"."payment_status" = 'authorised';--> statement-breakpoint
CREATE INDEX "guest_order_of_reservation" ON "guest_order" USING btree ("property_id","reservation_number") WHERE "guest_order"."reservation_number" is not null;--> statement-breakpoint
CREATE INDEX "order_history_of" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_stock" CHECK ("menu_item"."stock_left" >= 0);