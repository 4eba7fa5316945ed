CREATE TABLE "child_rules" (
	"student_id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer NOT NULL,
	"limits_changed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" text NOT NULL,
	"day" date NOT NULL,
	"studied_ms" integer NOT NULL,
	"turns" integer NOT NULL,
	"last_turn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_days_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "time_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"day" date NOT NULL,
	"minutes_asked" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"minutes_given" integer DEFAULT 0 NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp with time zone,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_requests_status_check" CHECK ("time_requests"."status" in ('open', 'granted', 'declined', 'expired')),
	CONSTRAINT "time_requests_answer_check" CHECK (("time_requests"."status" in ('open', 'expired')) = ("time_requests"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "child_rules" ADD CONSTRAINT "child_rules_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_changed_by_parent_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_answered_by_parent_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_changes_version_key" ON "rule_changes" USING btree ("student_id","version");--> statement-breakpoint
CREATE INDEX "time_requests_student_index" ON "time_requests" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "time_requests_open_key" ON "time_requests" USING btree ("student_id") WHERE "time_requests"."status" = 'open';