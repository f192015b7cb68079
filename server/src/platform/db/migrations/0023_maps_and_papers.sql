ALTER TABLE "directory_entry" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "directory_entry" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "outlet" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "outlet" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "pdf_url" text;--> statement-breakpoint
ALTER TABLE "directory_entry" ADD CONSTRAINT "directory_entry_is_on_earth" CHECK (("directory_entry"."lat" is null) = ("directory_entry"."lng" is null) and abs("directory_entry"."lat") <= 90 and abs("directory_entry"."lng") <= 180);--> statement-breakpoint
ALTER TABLE "outlet" ADD CONSTRAINT "outlet_is_on_earth" CHECK (("outlet"."lat" is null) = ("outlet"."lng" is null) and abs("outlet"."lat") <= 90 and abs("outlet"."lng") <= 180);--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_pdf_is_of_the_web" CHECK ("menu"."pdf_url" ~ '^https://');