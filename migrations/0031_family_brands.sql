CREATE TABLE "family_brands" (
	"brand_id" text NOT NULL,
	"profile_id" text,
	"parent_id" text,
	"host" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_brands_owner_check" CHECK (num_nonnulls("family_brands"."profile_id", "family_brands"."parent_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "brand_id" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "own_look" jsonb;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "family_brands" ADD CONSTRAINT "family_brands_brand_id_affiliate_branding_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."affiliate_branding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_brands" ADD CONSTRAINT "family_brands_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_brands" ADD CONSTRAINT "family_brands_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_brands_profile_key" ON "family_brands" USING btree ("profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_brands_parent_key" ON "family_brands" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "family_brands_brand_index" ON "family_brands" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_brand_id_affiliate_branding_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."affiliate_branding"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_brand_index" ON "emails" USING btree ("brand_id");