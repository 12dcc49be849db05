CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "food_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"rows_done" bigint DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refusals" json DEFAULT '{}'::json NOT NULL,
	"seconds_spent" double precision DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "own_foods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"gtin" text,
	"food_group" text DEFAULT 'other' NOT NULL,
	"per_100g" json NOT NULL,
	"portions" json NOT NULL,
	"default_portion" json NOT NULL,
	"recipe" json,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_foods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"gtin" text,
	"fdc_id" integer,
	"name" text NOT NULL,
	"brand" text,
	"food_group" text DEFAULT 'other' NOT NULL,
	"nova" smallint,
	"per_100g" json NOT NULL,
	"portions" json NOT NULL,
	"default_portion" json NOT NULL,
	"source" text NOT NULL,
	"revised_at" timestamp (3) with time zone,
	"name_key" text NOT NULL,
	"terms" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array("products"."terms", ' '))) STORED NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"words" text NOT NULL,
	"food_id" text NOT NULL,
	"food_name" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrections_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "corrections_user_id_words" UNIQUE("user_id","words")
);
--> statement-breakpoint
CREATE TABLE "day_states" (
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_states_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "model_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"meal_id" uuid,
	"storage_key" text NOT NULL,
	"digest" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" json NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"rank" double precision NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_meals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_uses" (
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"use" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "plan_uses_user_id_local_date_use_pk" PRIMARY KEY("user_id","local_date","use")
);
--> statement-breakpoint
ALTER TABLE "meal_items" ALTER COLUMN "food_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_items" ALTER COLUMN "grams" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_items" ALTER COLUMN "grams_low" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_items" ALTER COLUMN "grams_high" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "own_foods_user_id_gtin" ON "own_foods" USING btree ("user_id","gtin");--> statement-breakpoint
CREATE INDEX "product_words_trigram" ON "product_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "products_name_key" ON "products" USING btree (octet_length("name_key"),"name_key" collate "C");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_6" ON "products" USING gin ("search") WHERE char_length("products"."name_key") <= 6;--> statement-breakpoint
CREATE INDEX "products_search_9" ON "products" USING gin ("search") WHERE char_length("products"."name_key") <= 9;--> statement-breakpoint
CREATE INDEX "products_search_13" ON "products" USING gin ("search") WHERE char_length("products"."name_key") <= 13;--> statement-breakpoint
CREATE INDEX "products_search_20" ON "products" USING gin ("search") WHERE char_length("products"."name_key") <= 20;--> statement-breakpoint
CREATE INDEX "model_answers_created_at" ON "model_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "photos_user_id_meal_id" ON "photos" USING btree ("user_id","meal_id");--> statement-breakpoint
CREATE INDEX "saved_meals_deleted_at" ON "saved_meals" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "meal_items_user_id_food_id" ON "meal_items" USING btree ("user_id","food_id");