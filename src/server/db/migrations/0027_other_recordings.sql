CREATE TABLE "other_workouts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"effort" text NOT NULL,
	"duration_minutes" double precision NOT NULL,
	"distance_km" double precision,
	"energy_kcal" double precision,
	"average_heart_rate_bpm" double precision,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "other_workouts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "other_sleeps" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"in_bed_at" timestamp (3) with time zone NOT NULL,
	"out_of_bed_at" timestamp (3) with time zone NOT NULL,
	"is_nap" boolean NOT NULL,
	"latency_minutes" double precision,
	"awake_minutes" double precision,
	"awakenings" integer,
	"quality" integer,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "other_sleeps_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "total_source_orders" ALTER COLUMN "sources" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "total_source_orders" ADD COLUMN "sleep_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "total_source_orders" ADD COLUMN "workout_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sleeps" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
UPDATE "sleeps" t SET "source" = i."source" FROM "import_rows" r JOIN "imports" i ON i."user_id" = r."user_id" AND i."id" = r."import_id" WHERE r."user_id" = t."user_id" AND r."kind" = 'sleeps' AND r."row_key" = t."id"::text AND i."source" IS NOT NULL AND i."source" <> 'perennial' AND t."updated_at" <= t."created_at";--> statement-breakpoint
ALTER TABLE "vital_readings" ADD COLUMN "hrv_sdnn_ms" double precision;