CREATE TABLE "error_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"recoverable" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"browser" text NOT NULL,
	"url" text NOT NULL,
	"session_id" text NOT NULL,
	"version" text NOT NULL,
	"times" integer NOT NULL,
	"extra" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_reports_report_id_unique" UNIQUE("report_id"),
	CONSTRAINT "error_reports_category_check" CHECK ("error_reports"."category" in ('authentication', 'database', 'network', 'permission', 'validation', 'render', 'unknown')),
	CONSTRAINT "error_reports_severity_check" CHECK ("error_reports"."severity" in ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
CREATE INDEX "error_reports_fingerprint_index" ON "error_reports" USING btree ("fingerprint","id");--> statement-breakpoint
CREATE INDEX "error_reports_time_index" ON "error_reports" USING btree ("created_at");