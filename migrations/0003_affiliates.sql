ALTER TABLE "affiliates" DROP CONSTRAINT "affiliates_status_check";--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ALTER COLUMN "visitor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ALTER COLUMN "visitor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "promotion_plan" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_visitor_index" ON "affiliate_clicks" USING btree ("affiliate_id","visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliates_status_index" ON "affiliates" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_status_check" CHECK ("affiliates"."status" in ('pending', 'active', 'suspended', 'rejected'));