ALTER TABLE "goal_settings" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "goal_settings" ADD COLUMN "born_on" date;