CREATE TABLE "room_rating" (
	"room_id" uuid NOT NULL,
	"closed_seq" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"stars" integer,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_rating_room_id_closed_seq_pk" PRIMARY KEY("room_id","closed_seq"),
	CONSTRAINT "room_rating_stars" CHECK ("room_rating"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "closed_seq" bigint;--> statement-breakpoint
ALTER TABLE "room_rating" ADD CONSTRAINT "room_rating_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;