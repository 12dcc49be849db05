CREATE TABLE "activity_days" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"steps" integer,
	"moderate_minutes" double precision,
	"vigorous_minutes" double precision,
	"distance_km" double precision,
	"floors" integer,
	"energy_kcal" double precision,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "activity_days_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vo2max_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"vo2max_ml_kg_min" double precision NOT NULL,
	"method" text NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "vo2max_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "workouts" (
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
	CONSTRAINT "workouts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "vital_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"systolic_mmhg" double precision,
	"diastolic_mmhg" double precision,
	"resting_heart_rate_bpm" double precision,
	"body_temperature_c" double precision,
	"oxygen_saturation_percent" double precision,
	"source" text DEFAULT 'manual' NOT NULL,
	CONSTRAINT "vital_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "activity_days_user_id_local_date" ON "activity_days" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "activity_days_deleted_at" ON "activity_days" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "vo2max_readings_user_id_local_date" ON "vo2max_readings" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "vo2max_readings_deleted_at" ON "vo2max_readings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "workouts_user_id_local_date" ON "workouts" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "workouts_deleted_at" ON "workouts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "vital_readings_user_id_local_date" ON "vital_readings" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "vital_readings_deleted_at" ON "vital_readings" USING btree ("deleted_at");