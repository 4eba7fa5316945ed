CREATE TABLE "kitchen_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"week" date NOT NULL,
	"skill_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"problems" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "kitchen_cards_answer_check" CHECK ("kitchen_cards"."answer" in ('explained', 'not-yet', 'not-asked')),
	CONSTRAINT "kitchen_cards_answered_check" CHECK (("kitchen_cards"."answer" is null) = ("kitchen_cards"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "kitchen_cards" ADD CONSTRAINT "kitchen_cards_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_cards" ADD CONSTRAINT "kitchen_cards_answered_by_parent_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."parent_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kitchen_cards_week_key" ON "kitchen_cards" USING btree ("student_id","week");