CREATE TABLE "credit_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"parent_id" text,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer,
	"reason" text,
	"administrator_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "credit_requests_status_check" CHECK ("credit_requests"."status" in ('open', 'granted', 'declined')),
	CONSTRAINT "credit_requests_answer_check" CHECK (("credit_requests"."status" = 'open') = ("credit_requests"."answered_at" is null) and ("credit_requests"."status" = 'open') = ("credit_requests"."reason" is null)),
	CONSTRAINT "credit_requests_amount_check" CHECK (("credit_requests"."status" = 'granted') = ("credit_requests"."amount" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "administrator_id" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "balance_after" integer;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "credit_requests" ADD CONSTRAINT "credit_requests_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_requests" ADD CONSTRAINT "credit_requests_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_requests_student_index" ON "credit_requests" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_requests_status_index" ON "credit_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "credit_requests_parent_index" ON "credit_requests" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_requests_open_key" ON "credit_requests" USING btree ("student_id") WHERE "credit_requests"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_client_key" ON "credit_entries" USING btree ("student_id","client_id");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_granted_check" CHECK ("credit_entries"."administrator_id" is null or ("credit_entries"."kind" = 'grant' and "credit_entries"."reason" is not null and "credit_entries"."balance_after" is not null and "credit_entries"."client_id" is not null));