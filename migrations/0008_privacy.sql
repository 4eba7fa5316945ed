CREATE TABLE "deletion_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"deleted_by" text,
	"readers" text[] DEFAULT '{}' NOT NULL,
	"removed" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_notices" (
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_notices_student_id_kind_day_pk" PRIMARY KEY("student_id","kind","day")
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "parent_accounts" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_certificates_readers_index" ON "deletion_certificates" USING gin ("readers");--> statement-breakpoint
CREATE INDEX "emails_about_index" ON "emails" USING gin ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing_key" ON "consents" USING btree ("student_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_birth_date_index" ON "profiles" USING btree ("birth_date");