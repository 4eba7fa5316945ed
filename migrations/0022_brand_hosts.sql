CREATE TABLE "brand_hostnames" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"hostname" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"decision" text DEFAULT 'pending' NOT NULL,
	"decision_reason" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_hostnames_hostname_check" CHECK ("brand_hostnames"."hostname" ~ '^[a-z0-9.-]{4,247}$'),
	CONSTRAINT "brand_hostnames_decision_check" CHECK ("brand_hostnames"."decision" in ('pending', 'approved', 'refused')),
	CONSTRAINT "brand_hostnames_failing_check" CHECK ("brand_hostnames"."failing_since" is null or "brand_hostnames"."proven_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "brand_hostnames" ADD CONSTRAINT "brand_hostnames_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_hostnames_proven_key" ON "brand_hostnames" USING btree ("hostname") WHERE "brand_hostnames"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "brand_hostnames_checked_index" ON "brand_hostnames" USING btree ("checked_at");