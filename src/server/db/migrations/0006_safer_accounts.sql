CREATE TABLE "access_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"browser" text,
	"system" text,
	CONSTRAINT "access_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_moves" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "feature_days_day";--> statement-breakpoint
DROP INDEX "visits_day_visitor";--> statement-breakpoint
DROP INDEX "audit_entries_action";--> statement-breakpoint
DROP INDEX "users_email_trigram";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_plan_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "has_old_cookie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "food_imports" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "food_imports" ADD COLUMN "bytes_read" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "food_imports" ADD COLUMN "total_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_payer_erased" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_events_at" ON "access_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_moves_page_id" ON "content_moves" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "feature_days_day_user" ON "feature_days" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "visits_day_visitor_at" ON "visits" USING btree ("day","visitor","at","id");--> statement-breakpoint
CREATE INDEX "gateway_events_refunds" ON "gateway_events" USING btree ("happened_at") WHERE "gateway_events"."event" ->> 'kind' = 'refunded';--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action" collate "C","at","id");--> statement-breakpoint
CREATE INDEX "users_email_trigram" ON "users" USING gin ("email" gin_trgm_ops) WHERE "users"."email" not like '%@members.invalid';--> statement-breakpoint
-- Sessions that are open now carry a cookie of the old name; those begun from here on do not.
UPDATE "sessions" SET "has_old_cookie" = true;--> statement-breakpoint
UPDATE "profiles" SET "is_plan_given" = true WHERE "plan" = 'lifetime' AND "user_id" NOT IN (
  SELECT "user_id" FROM "purchases" WHERE "user_id" IS NOT NULL AND "state" IN ('paid', 'disputed')
);--> statement-breakpoint
UPDATE "purchases" SET "is_payer_erased" = true, "redeemed_at" = CASE WHEN "state" = 'pending' THEN NULL ELSE "redeemed_at" END
  WHERE "user_id" IS NULL AND "redeemed_at" IS NOT NULL;
