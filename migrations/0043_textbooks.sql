CREATE TABLE "textbook_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"position" integer NOT NULL,
	"chapter" text,
	"section" text,
	"page" integer,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (case when locale = 'es'
          then setweight(to_tsvector('spanish', coalesce(section, chapter, '')), 'A')
            || setweight(to_tsvector('spanish', text), 'B')
          else setweight(to_tsvector('english', coalesce(section, chapter, '')), 'A')
            || setweight(to_tsvector('english', text), 'B') end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "textbooks" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"licence" text NOT NULL,
	"link" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "textbook_passages" ADD CONSTRAINT "textbook_passages_book_id_textbooks_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "textbook_passages_position_key" ON "textbook_passages" USING btree ("book_id","position");--> statement-breakpoint
CREATE INDEX "textbook_passages_words_index" ON "textbook_passages" USING gin ("words");