CREATE TABLE "nightscout_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"url" text NOT NULL,
	"sealed_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_reading_at" timestamp (3) with time zone,
	"last_error_at" timestamp (3) with time zone,
	"last_error" text,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "nightscout_connections" ADD CONSTRAINT "nightscout_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nightscout_connections_next_at" ON "nightscout_connections" USING btree ("next_at");