ALTER TABLE "affiliate_branding" ADD COLUMN "identity_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_hostnames" ADD COLUMN "unreachable_since" timestamp with time zone;--> statement-breakpoint
-- Company, title and picture for sharing are known by as well from now on: those of now go on being shown.
UPDATE "affiliate_branding"
	SET "approved_identity" = ("approved_identity"::jsonb || jsonb_build_array("company_name", "meta_title", "og_image_url"))::text
	WHERE jsonb_array_length("approved_identity"::jsonb) = 4;
--> statement-breakpoint
-- Those that were taken over as approved without a look since they were published last; they go on being shown.
UPDATE "affiliate_branding" SET "identity_unseen" = true,
	"identity_status" = CASE "identity_status" WHEN 'approved' THEN 'pending' ELSE "identity_status" END
	WHERE "approved_identity" IS NOT NULL
	AND ("decided_at" IS NULL OR "published_at" > "decided_at")
	AND NOT EXISTS (SELECT 1 FROM "audit_entries" WHERE "action" = 'brand.identity-decided' AND "subject_id" = "affiliate_id");
