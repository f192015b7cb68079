ALTER TABLE "property" ADD COLUMN "mobile_app" jsonb;
