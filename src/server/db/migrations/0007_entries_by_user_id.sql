ALTER TABLE "audit_entries" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "target_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD COLUMN "written_by_id" uuid;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "saved_by_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_id" ON "audit_entries" USING btree ("target_id");--> statement-breakpoint
-- Entries from before: names were unique, and erasing a member rewrote theirs. What "system" did was done by the server.
UPDATE "audit_entries" SET "actor_id" = "users"."id" FROM "users" WHERE lower("actor") = "users"."username" AND lower("actor") <> 'system';--> statement-breakpoint
UPDATE "audit_entries" SET "target_id" = "users"."id" FROM "users" WHERE "target_kind" = 'user' AND lower("target") = "users"."username";--> statement-breakpoint
UPDATE "content_revisions" SET "saved_by_id" = "users"."id" FROM "users" WHERE lower("saved_by") = "users"."username" AND lower("saved_by") <> 'system';--> statement-breakpoint
UPDATE "contact_replies" SET "written_by_id" = "users"."id" FROM "users" WHERE lower("written_by") = "users"."username";--> statement-breakpoint
UPDATE "contact_messages" SET "user_id" = "users"."id" FROM "users" WHERE lower("contact_messages"."username") = "users"."username" AND NOT "users"."is_demo";
