CREATE TABLE "replaced_guidelines" (
	"property_id" uuid NOT NULL,
	"version" text NOT NULL,
	"paragraphs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replaced_guidelines_property_id_version_pk" PRIMARY KEY("property_id","version")
);
