CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"sex" text NOT NULL,
	"age_years" integer NOT NULL,
	"age_recorded_on" date NOT NULL,
	"unit_system" text NOT NULL,
	"height_cm" double precision NOT NULL,
	"mass_kg" double precision NOT NULL,
	"goal" text NOT NULL,
	"target_mass_kg" double precision,
	"weekly_loss_kg" double precision,
	"activity_level" text NOT NULL,
	"dietary_preference" text NOT NULL,
	"meal_reminders" boolean NOT NULL,
	"progress_reminders" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"display_username" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_restores" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"restored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"food_id" text NOT NULL,
	"food_name" text NOT NULL,
	"words" text,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"grams" double precision NOT NULL,
	"grams_low" double precision NOT NULL,
	"grams_high" double precision NOT NULL,
	"confidence" double precision NOT NULL,
	"nutrients" jsonb NOT NULL,
	CONSTRAINT "meal_items_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"eaten_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"description" text,
	"summary" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_items" ADD CONSTRAINT "meal_items_user_id_meal_id_meals_user_id_id_fk" FOREIGN KEY ("user_id","meal_id") REFERENCES "public"."meals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_id" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at_ms" ON "rate_limits" USING btree ("window_ends_at_ms");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "meal_items_user_id_meal_id" ON "meal_items" USING btree ("user_id","meal_id");--> statement-breakpoint
CREATE INDEX "meals_user_id_local_date" ON "meals" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "meals_deleted_at" ON "meals" USING btree ("deleted_at");