ALTER TABLE "affiliate_branding" ADD COLUMN "identity_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "identity_reason" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "approved_identity" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "refused_identities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_identity_check" CHECK ("affiliate_branding"."identity_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
-- What is shown now was looked at with its page; a page that is off is looked at when it is switched on.
UPDATE "affiliate_branding" SET "identity_status" = 'approved',
	"approved_identity" = json_build_array("brand_name", "logo_url", "favicon_url", "support_email")::text
	WHERE "active";
