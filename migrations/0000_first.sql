CREATE TABLE "affiliate_branding" (
	"id" text PRIMARY KEY NOT NULL,
	"affiliate_id" text,
	"subdomain" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"primary_color" text,
	"secondary_color" text,
	"accent_color" text,
	"meta_title" text,
	"meta_description" text,
	"default_referral_code" text,
	"brand_name" text,
	"company_name" text,
	"logo_url" text,
	"favicon_url" text,
	"og_image_url" text,
	"hero_title" text,
	"hero_subtitle" text,
	"partner_blurb" text,
	"partner_blurb_status" text DEFAULT 'pending' NOT NULL,
	"cta_text" text,
	"support_email" text,
	"disclaimer_text" text,
	"custom_css" text,
	"custom_javascript" text,
	"google_analytics_id" text,
	"facebook_pixel_id" text,
	"tiktok_pixel_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_branding_blurb_check" CHECK ("affiliate_branding"."partner_blurb_status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"affiliate_id" text,
	"visitor_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_agent" text,
	"device_type" text NOT NULL,
	"referrer_url" text,
	"landing_page" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_clicks_device_check" CHECK ("affiliate_clicks"."device_type" in ('mobile', 'tablet', 'desktop'))
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"referral_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"email" text NOT NULL,
	"terms_accepted" boolean DEFAULT false NOT NULL,
	"privacy_accepted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliates_status_check" CHECK ("affiliates"."status" in ('pending', 'active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"student_id" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_balance_check" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "credit_accounts_reserved_check" CHECK ("credit_accounts"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"message_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_amount_check" CHECK ("credit_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_status_check" CHECK ("emails"."status" in ('waiting', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"chat_id" text NOT NULL,
	"message_id" text NOT NULL,
	"item_id" text NOT NULL,
	"skill_id" text,
	"outcome" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"help_level" integer NOT NULL,
	"first_try" boolean NOT NULL,
	"misconception_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_mastery" (
	"student_id" text NOT NULL,
	"skill_id" text NOT NULL,
	"with_help" double precision NOT NULL,
	"alone" double precision NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"alone_attempts" integer DEFAULT 0 NOT NULL,
	"alone_correct" integer DEFAULT 0 NOT NULL,
	"review" jsonb,
	"due_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_mastery_student_id_skill_id_pk" PRIMARY KEY("student_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "student_progress" (
	"student_id" text NOT NULL,
	"grade_level" integer,
	"subject" text NOT NULL,
	"current_unit" text,
	"current_lesson" text,
	"mastery_level" double precision DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"total_practice_items" integer DEFAULT 0 NOT NULL,
	"total_correct_items" integer DEFAULT 0 NOT NULL,
	"strengths" text[] DEFAULT '{}' NOT NULL,
	"gaps" text[] DEFAULT '{}' NOT NULL,
	"next_recommended_step" text,
	"notes" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_progress_student_id_subject_pk" PRIMARY KEY("student_id","subject"),
	CONSTRAINT "student_progress_mastery_check" CHECK ("student_progress"."mastery_level" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"child_first_name" text NOT NULL,
	"parent_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parent_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parent_accounts_subscription_check" CHECK ("parent_accounts"."subscription_status" in ('free', 'premium')),
	CONSTRAINT "parent_accounts_payment_check" CHECK ("parent_accounts"."payment_status" in ('pending', 'paid'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"username" text,
	"full_name" text NOT NULL,
	"password_hash" text,
	"birth_date" date,
	"grade_level" integer,
	"learning_goals" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"parent_created" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"parent_contact_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role_check" CHECK ("profiles"."role" in ('student', 'affiliate', 'administrator')),
	CONSTRAINT "profiles_identifier_check" CHECK ("profiles"."email" is not null or "profiles"."username" is not null),
	CONSTRAINT "profiles_grade_check" CHECK ("profiles"."grade_level" between 0 and 16)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"profile_id" text,
	"parent_id" text,
	"method" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_owner_check" CHECK (num_nonnulls("sessions"."profile_id", "sessions"."parent_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"subject" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"state" jsonb NOT NULL,
	"next_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"voice" text,
	"note" text,
	"details" jsonb NOT NULL,
	"decision" jsonb,
	"client_id" text,
	"replaced_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "messages_status_check" CHECK ("messages"."status" in ('speaking', 'complete', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_branding" ADD CONSTRAINT "affiliate_branding_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_mastery" ADD CONSTRAINT "skill_mastery_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_progress" ADD CONSTRAINT "student_progress_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_branding_subdomain_key" ON "affiliate_branding" USING btree (lower("subdomain"));--> statement-breakpoint
CREATE INDEX "affiliate_clicks_affiliate_index" ON "affiliate_clicks" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_user_key" ON "affiliates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_referral_code_key" ON "affiliates" USING btree (upper("referral_code"));--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_email_key" ON "affiliates" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "credit_entries_student_index" ON "credit_entries" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_message_key" ON "credit_entries" USING btree ("message_id","kind");--> statement-breakpoint
CREATE INDEX "emails_status_index" ON "emails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "attempts_student_index" ON "attempts" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_message_key" ON "attempts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "skill_mastery_due_index" ON "skill_mastery" USING btree ("student_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_token_key" ON "consent_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "consent_requests_expiry_index" ON "consent_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_accounts_email_key" ON "parent_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username_key" ON "profiles" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "profiles_role_index" ON "profiles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "sessions_profile_index" ON "sessions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "sessions_parent_index" ON "sessions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chats_student_index" ON "chats" USING btree ("student_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position_key" ON "messages" USING btree ("chat_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("chat_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_speaking_index" ON "messages" USING btree ("status") WHERE "messages"."status" = 'speaking';