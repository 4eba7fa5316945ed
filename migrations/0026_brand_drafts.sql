CREATE TABLE "brand_drafts" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "approved_blurb" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_drafts" ADD CONSTRAINT "brand_drafts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "affiliate_branding" SET
	"published_at" = "updated_at",
	"approved_blurb" = CASE WHEN "partner_blurb_status" = 'approved' THEN "partner_blurb" END,
	"decided_at" = CASE WHEN "active" THEN "updated_at" END;
