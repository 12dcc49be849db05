CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed_target" text NOT NULL,
	"endpoint_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_error_at" timestamp (3) with time zone,
	"last_error" text,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_channels_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"occurrence" json NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"end" text,
	"ended_at" timestamp (3) with time zone,
	"words" json
);
--> statement-breakpoint
CREATE TABLE "reminder_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" json NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_turns" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "reminder_channels" ADD CONSTRAINT "reminder_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_turns" ADD CONSTRAINT "reminder_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_channels_user_id" ON "reminder_channels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_deliveries_user_id" ON "reminder_deliveries" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "reminder_deliveries_due_at" ON "reminder_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reminder_turns_next_at" ON "reminder_turns" USING btree ("next_at");--> statement-breakpoint
INSERT INTO "reminder_turns" ("user_id", "next_at") SELECT "user_id", now() FROM "profiles" JOIN "users" ON "users"."id" = "profiles"."user_id" WHERE "meal_reminders" OR "progress_reminders";
