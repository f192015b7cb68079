ALTER TABLE "folio_posting" ADD COLUMN "is_on_bill" boolean;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "rooms" text[];
