ALTER TABLE "alerts" DROP CONSTRAINT "alerts_category_check";--> statement-breakpoint
UPDATE "alerts" SET "category" = 'violence' WHERE "category" = 'danger';--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_category_check" CHECK ("alerts"."category" in ('self-harm', 'abuse', 'grooming', 'eating', 'violence', 'bullying'));
