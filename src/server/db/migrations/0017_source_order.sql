CREATE TABLE "total_source_orders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sources" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
