CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"student_id" text NOT NULL,
	"chat_id" text NOT NULL,
	"locale" text NOT NULL,
	"prompt" text NOT NULL,
	"key" jsonb NOT NULL,
	"given" text NOT NULL,
	"status" text NOT NULL,
	"finding" jsonb NOT NULL,
	"verdict" text,
	"decided_by" text,
	"administrator_id" text,
	"reply" text,
	"credits_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "challenges_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "challenges_status_check" CHECK ("challenges"."status" in ('waiting', 'upheld', 'kept')),
	CONSTRAINT "challenges_decided_check" CHECK (("challenges"."status" = 'waiting') = ("challenges"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_status_index" ON "challenges" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "challenges_student_index" ON "challenges" USING btree ("student_id");