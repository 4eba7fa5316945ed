ALTER TABLE "alerts" ALTER COLUMN "chat_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "place" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_place_check" CHECK ("alerts"."place" in ('chat', 'title', 'search', 'goals', 'time-request', 'credit-request', 'name', 'username', 'contact'));--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_message_check" CHECK (("alerts"."place" = 'chat') = ("alerts"."message_id" is not null and "alerts"."chat_id" is not null));