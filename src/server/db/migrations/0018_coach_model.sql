CREATE TABLE "coach_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"consent" text NOT NULL,
	"provider" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_model_days" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coach_model_days_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "draft" json;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "writer" text;