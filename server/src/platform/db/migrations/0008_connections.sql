CREATE TABLE "chat_connection" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"property_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"socket_id" text NOT NULL,
	"tab_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "allow_messages" text DEFAULT 'requests' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_connection" ADD CONSTRAINT "chat_connection_node_id_chat_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."chat_node"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_connection_one_a_guest" ON "chat_connection" USING btree ("actor_id") WHERE "chat_connection"."kind" = 'guest';--> statement-breakpoint
CREATE INDEX "chat_connection_of" ON "chat_connection" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "chat_connection_on" ON "chat_connection" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "chat_connection_staff" ON "chat_connection" USING btree ("property_id") WHERE "chat_connection"."kind" = 'staff';