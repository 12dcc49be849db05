CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"label" text NOT NULL,
	"sections" text[] NOT NULL,
	"has_background" boolean NOT NULL,
	"from_date" date,
	"to_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "report_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_links_user_id" ON "report_links" USING btree ("user_id");