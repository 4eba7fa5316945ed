CREATE TABLE "access_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"parent_id" text,
	"administrator_id" text,
	"viewer" text NOT NULL,
	"what" text NOT NULL,
	"thing" text DEFAULT '' NOT NULL,
	"slot" bigint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"chat_id" text NOT NULL,
	"message_id" text NOT NULL,
	"category" text NOT NULL,
	"route" text NOT NULL,
	"snippet" text NOT NULL,
	"locale" text NOT NULL,
	"told_at" timestamp with time zone,
	"acknowledged_by" text,
	"acknowledged_at" timestamp with time zone,
	"finding" text,
	"note" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alerts_category_check" CHECK ("alerts"."category" in ('self-harm', 'abuse', 'danger')),
	CONSTRAINT "alerts_route_check" CHECK ("alerts"."route" in ('guardians', 'administrators')),
	CONSTRAINT "alerts_finding_check" CHECK ("alerts"."finding" in ('cared-for', 'false-alarm'))
);
--> statement-breakpoint
ALTER TABLE "access_entries" ADD CONSTRAINT "access_entries_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_entries" ADD CONSTRAINT "access_entries_parent_id_parent_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_entries" ADD CONSTRAINT "access_entries_administrator_id_profiles_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_acknowledged_by_parent_accounts_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_entries_slot_key" ON "access_entries" USING btree ("student_id",coalesce(parent_id, administrator_id),"what","thing","slot");--> statement-breakpoint
CREATE INDEX "access_entries_student_index" ON "access_entries" USING btree ("student_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_message_key" ON "alerts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "alerts_student_index" ON "alerts" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "alerts_untold_index" ON "alerts" USING btree ("created_at") WHERE "alerts"."told_at" is null;