CREATE TABLE "declined_clicks" (
	"affiliate_id" text NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "declined_clicks_affiliate_id_day_reason_pk" PRIMARY KEY("affiliate_id","day","reason"),
	CONSTRAINT "declined_clicks_reason_check" CHECK ("declined_clicks"."reason" in ('program', 'repeat', 'source')),
	CONSTRAINT "declined_clicks_number_check" CHECK ("declined_clicks"."clicks" > 0)
);
--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "declined" text;--> statement-breakpoint
ALTER TABLE "declined_clicks" ADD CONSTRAINT "declined_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_declined_check" CHECK ("affiliate_clicks"."declined" = 'source');