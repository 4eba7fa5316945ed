CREATE TABLE "parent_preferences" (
	"parent_id" text PRIMARY KEY NOT NULL,
	"time_zone" text,
	"weekly_day" integer NOT NULL,
	"weekly_hour" integer NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"daily" boolean NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"unsubscribe_key" text NOT NULL,
	CONSTRAINT "parent_preferences_time_check" CHECK ("parent_preferences"."weekly_day" between 0 and 6 and "parent_preferences"."weekly_hour" between 0 and 23),
	CONSTRAINT "parent_preferences_quiet_check" CHECK (("parent_preferences"."quiet_from" is null) = ("parent_preferences"."quiet_to" is null)
        and "parent_preferences"."quiet_from" between 0 and 1439 and "parent_preferences"."quiet_to" between 0 and 1439
        and "parent_preferences"."quiet_from" <> "parent_preferences"."quiet_to")
);
--> statement-breakpoint
CREATE TABLE "pending_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "parent_preferences" ADD CONSTRAINT "parent_preferences_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_notices" ADD CONSTRAINT "pending_notices_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_notices" ADD CONSTRAINT "pending_notices_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_notices_key" ON "pending_notices" USING btree ("parent_id","key");--> statement-breakpoint
CREATE INDEX "pending_notices_student_index" ON "pending_notices" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "pending_notices_due_index" ON "pending_notices" USING btree ("send_after") WHERE "pending_notices"."settled_at" is null;