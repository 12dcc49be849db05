CREATE TABLE "body_measurements" (
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
	"mass_kg" double precision,
	"body_fat_percent" double precision,
	"waist_cm" double precision,
	"hip_cm" double precision,
	CONSTRAINT "body_measurements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "fasting_screenings" (
	"user_id" uuid NOT NULL,
	"screened_on" date NOT NULL,
	"conditions" json NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fasting_screenings_user_id_screened_on_pk" PRIMARY KEY("user_id","screened_on")
);
--> statement-breakpoint
CREATE TABLE "fasts" (
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
	"ended_at" timestamp (3) with time zone,
	"protocol" text NOT NULL,
	"goal_hours" double precision NOT NULL,
	"is_unfinished" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fasts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "glucose_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"time_zone" text NOT NULL,
	"reading_count" integer NOT NULL,
	"ketone_count" integer NOT NULL,
	"refused_count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "glucose_imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "glucose_readings" (
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
	"origin" text NOT NULL,
	"glucose_mgdl" double precision NOT NULL,
	"out_of_range" text,
	"context" text,
	"import_id" uuid,
	CONSTRAINT "glucose_readings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "glucose_readings_user_id_measured_at_origin" UNIQUE("user_id","measured_at","origin")
);
--> statement-breakpoint
CREATE TABLE "ketone_readings" (
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
	"method" text NOT NULL,
	"value" double precision NOT NULL,
	"import_id" uuid,
	CONSTRAINT "ketone_readings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "ketone_readings_user_id_measured_at_method" UNIQUE("user_id","measured_at","method")
);
--> statement-breakpoint
CREATE TABLE "goal_plans" (
	"user_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"mode" text NOT NULL,
	"reason" text NOT NULL,
	"plan" json NOT NULL,
	"weekday_offsets_kcal" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_plans_user_id_valid_from_pk" PRIMARY KEY("user_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "goal_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"water_ml" double precision,
	"sleep_hours" double precision,
	"fasting_protocol" text,
	"conditions" json DEFAULT '[]'::json NOT NULL,
	"checked_in_on" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sleeps" (
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
	CONSTRAINT "sleeps_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "hrv_readings" (
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
	"rmssd_ms" double precision NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "hrv_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "stress_check_ins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"felt_at" timestamp (3) with time zone NOT NULL,
	"stress" integer NOT NULL,
	"mood" integer,
	"energy" integer,
	"tags" json NOT NULL,
	CONSTRAINT "stress_check_ins_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "stress_questionnaires" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"questions" text NOT NULL,
	"answers" json NOT NULL,
	CONSTRAINT "stress_questionnaires_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cups" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"volume_ml" double precision NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cups_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "drinks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"drunk_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"volume_ml" double precision NOT NULL,
	"water_ml" double precision NOT NULL,
	CONSTRAINT "drinks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "body_measurements_user_id_local_date" ON "body_measurements" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "body_measurements_deleted_at" ON "body_measurements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "fasts_user_id_local_date" ON "fasts" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "fasts_deleted_at" ON "fasts" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fasts_user_id_running" ON "fasts" USING btree ("user_id") WHERE "fasts"."ended_at" is null and "fasts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "glucose_readings_deleted_at" ON "glucose_readings" USING btree ("deleted_at") WHERE "glucose_readings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "ketone_readings_deleted_at" ON "ketone_readings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "sleeps_user_id_local_date" ON "sleeps" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "sleeps_deleted_at" ON "sleeps" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "hrv_readings_user_id_local_date" ON "hrv_readings" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "hrv_readings_deleted_at" ON "hrv_readings" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "stress_check_ins_user_id_local_date" ON "stress_check_ins" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "stress_check_ins_deleted_at" ON "stress_check_ins" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "stress_questionnaires_user_id_local_date" ON "stress_questionnaires" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "stress_questionnaires_deleted_at" ON "stress_questionnaires" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cups_deleted_at" ON "cups" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "drinks_user_id_local_date" ON "drinks" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "drinks_deleted_at" ON "drinks" USING btree ("deleted_at");