CREATE TABLE "bio_age_answers" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"value" json,
	"origin" json,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"write_key" uuid,
	CONSTRAINT "bio_age_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "bio_age_assessments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"weights_version" text NOT NULL,
	"answers" json NOT NULL,
	"result" json NOT NULL,
	CONSTRAINT "bio_age_assessments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "blood_panels" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"laboratory" text,
	"is_fasting" boolean,
	"origin" text NOT NULL,
	"allow_duplicate" boolean NOT NULL,
	CONSTRAINT "blood_panels_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "blood_values" (
	"user_id" uuid NOT NULL,
	"panel_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"marker" text,
	"name" text NOT NULL,
	"loinc" text,
	"text" text NOT NULL,
	"value" double precision,
	"censored" text,
	"unit" text,
	"canonical_value" double precision,
	"lab_low" double precision,
	"lab_high" double precision,
	"specimen" text,
	"doubt" text,
	"is_confirmed" boolean NOT NULL,
	CONSTRAINT "blood_values_user_id_panel_id_position_pk" PRIMARY KEY("user_id","panel_id","position")
);
--> statement-breakpoint
CREATE TABLE "health_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"answers" json,
	"answered_on" date,
	"write_key" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "longevity_scores" (
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"score" double precision,
	"displayed" double precision,
	"confidence" double precision NOT NULL,
	"weights_version" integer NOT NULL,
	"assessment" json NOT NULL,
	"is_due" boolean DEFAULT false NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "longevity_scores_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "dismissed_suggestions" (
	"user_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	"trigger_key" text NOT NULL,
	"dismissed_on" date NOT NULL,
	CONSTRAINT "dismissed_suggestions_user_id_rule_id_pk" PRIMARY KEY("user_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "own_supplements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"amounts" json NOT NULL,
	"times" json NOT NULL,
	"weekdays" json NOT NULL,
	"active_to" date,
	"rule_id" text,
	"retest_on" date,
	"retest_marker" text,
	CONSTRAINT "own_supplements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" date NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "supplement_takes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"note" text,
	"deleted_at" timestamp (3) with time zone,
	"write_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"supplement_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"day_time" text NOT NULL,
	CONSTRAINT "supplement_takes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "blood_values" ADD CONSTRAINT "blood_values_user_id_panel_id_blood_panels_user_id_id_fk" FOREIGN KEY ("user_id","panel_id") REFERENCES "public"."blood_panels"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_takes" ADD CONSTRAINT "supplement_takes_user_id_supplement_id_own_supplements_user_id_id_fk" FOREIGN KEY ("user_id","supplement_id") REFERENCES "public"."own_supplements"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bio_age_assessments_user_id_local_date" ON "bio_age_assessments" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "bio_age_assessments_deleted_at" ON "bio_age_assessments" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "blood_panels_user_id_local_date" ON "blood_panels" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "blood_panels_deleted_at" ON "blood_panels" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "own_supplements_deleted_at" ON "own_supplements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "supplement_takes_user_id_local_date" ON "supplement_takes" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "supplement_takes_user_id_supplement_id" ON "supplement_takes" USING btree ("user_id","supplement_id");--> statement-breakpoint
CREATE INDEX "supplement_takes_deleted_at" ON "supplement_takes" USING btree ("deleted_at");