ALTER TABLE "meal_items" ALTER COLUMN "nutrients" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "meals" ALTER COLUMN "summary" SET DATA TYPE json;