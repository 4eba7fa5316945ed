ALTER TABLE "affiliate_branding" ADD COLUMN "measuring_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "measuring_reason" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "approved_measuring" text;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "refused_measuring" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_measuring_check" CHECK ("affiliate_branding"."measuring_status" in ('pending', 'approved', 'rejected'));