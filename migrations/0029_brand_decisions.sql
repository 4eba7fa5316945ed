ALTER TABLE "affiliate_branding" ADD COLUMN "refused_blurbs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "custom_css_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "custom_css_reason" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "approved_css" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "refused_css" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_css_check" CHECK ("affiliate_branding"."custom_css_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
UPDATE "affiliate_branding" SET "refused_blurbs" = jsonb_build_array(
	jsonb_build_object('words', "partner_blurb", 'reason', coalesce("partner_blurb_reason", ''))
) WHERE "partner_blurb_status" = 'rejected' AND "partner_blurb" IS NOT NULL;
