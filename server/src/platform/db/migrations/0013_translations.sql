CREATE TABLE "message_translation" (
	"message_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"text" text,
	"from_lang" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_translation_message_id_lang_pk" PRIMARY KEY("message_id","lang")
);
--> statement-breakpoint
ALTER TABLE "message_translation" ADD CONSTRAINT "message_translation_message_id_room_event_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_event"("id") ON DELETE cascade ON UPDATE no action;