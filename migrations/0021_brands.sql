ALTER TABLE "affiliate_branding" ALTER COLUMN "affiliate_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD COLUMN "partner_blurb_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_branding_affiliate_key" ON "affiliate_branding" USING btree ("affiliate_id");--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_subdomain_check" CHECK ("affiliate_branding"."subdomain" ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$'
        and not starts_with("affiliate_branding"."subdomain", 'xn--')
        and "affiliate_branding"."subdomain" not in ('www', 'api', 'admin', 'mail', 'ftp', 'blog'));--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_colours_check" CHECK ("affiliate_branding"."primary_color" ~ '^#[0-9a-f]{6}$' and "affiliate_branding"."secondary_color" ~ '^#[0-9a-f]{6}$' and "affiliate_branding"."accent_color" ~ '^#[0-9a-f]{6}$');