CREATE TABLE "import_rows" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_key" text NOT NULL,
	"import_id" uuid NOT NULL,
	"replaced" json,
	CONSTRAINT "import_rows_user_id_kind_row_key_pk" PRIMARY KEY("user_id","kind","row_key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"source" text,
	"size_bytes" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"step" text NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"columns" json,
	"plan" json,
	"added_count" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "import_rows_user_id_import_id" ON "import_rows" USING btree ("user_id","import_id","kind");