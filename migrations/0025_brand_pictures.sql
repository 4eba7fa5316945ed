CREATE TABLE "brand_pictures" (
	"affiliate_id" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_pictures_affiliate_id_kind_hash_size_pk" PRIMARY KEY("affiliate_id","kind","hash","size"),
	CONSTRAINT "brand_pictures_kind_check" CHECK ("brand_pictures"."kind" in ('logo', 'favicon', 'ogImage')),
	CONSTRAINT "brand_pictures_format_check" CHECK ("brand_pictures"."format" in ('webp', 'png', 'jpg')),
	CONSTRAINT "brand_pictures_hash_check" CHECK ("brand_pictures"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "brand_pictures_bytes_check" CHECK (octet_length("brand_pictures"."bytes") <= 1048576)
);
--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_pictures_hash_index" ON "brand_pictures" USING btree ("hash");