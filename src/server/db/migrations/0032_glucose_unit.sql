ALTER TABLE "profiles" ADD COLUMN "glucose_unit" text DEFAULT 'mg/dL' NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "glucose_unit" = 'mmol/L' WHERE "unit_system" = 'metric';
