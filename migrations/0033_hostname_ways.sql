ALTER TABLE "brand_hostnames" ADD COLUMN "straying_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_hostnames" ADD COLUMN "strayed" boolean DEFAULT false NOT NULL;