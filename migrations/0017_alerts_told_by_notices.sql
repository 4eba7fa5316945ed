DROP INDEX "alerts_untold_index";--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alerts_waiting_index" ON "alerts" USING btree ("created_at") WHERE "alerts"."reviewed_at" is null;--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "told_at";