ALTER TABLE "chats" ADD COLUMN "is_named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ALTER COLUMN "is_named" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "put_away_at" timestamp with time zone;
