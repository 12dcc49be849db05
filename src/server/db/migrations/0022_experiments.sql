CREATE TABLE "experiment_days" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"experiment_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"is_followed" boolean NOT NULL,
	CONSTRAINT "experiment_days_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "experiment_days_day" UNIQUE("user_id","experiment_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"idea" text NOT NULL,
	"starts_on" date NOT NULL,
	"block_days" integer NOT NULL,
	"washout_days" integer NOT NULL,
	"orders" json NOT NULL,
	"power" double precision,
	"stopped_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiment_days" ADD CONSTRAINT "experiment_days_user_id_experiment_id_experiments_user_id_id_fk" FOREIGN KEY ("user_id","experiment_id") REFERENCES "public"."experiments"("user_id","id") ON DELETE cascade ON UPDATE no action;