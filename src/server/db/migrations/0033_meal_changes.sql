DROP INDEX "meals_user_id_updated_at";--> statement-breakpoint
CREATE INDEX "meals_user_id_updated_at_deleted_at" ON "meals" USING btree ("user_id","updated_at","deleted_at");