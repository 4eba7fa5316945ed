CREATE TABLE "daily_activity" (
	"student_id" text NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"alone" integer NOT NULL,
	"with_help" integer NOT NULL,
	"open" integer NOT NULL,
	"attempts" integer NOT NULL,
	"sessions" integer NOT NULL,
	CONSTRAINT "daily_activity_student_id_day_subject_pk" PRIMARY KEY("student_id","day","subject")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "day" date DEFAULT ((now() at time zone 'UTC')::date) NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_activity" ADD CONSTRAINT "daily_activity_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_problem_index" ON "attempts" USING btree ("chat_id","item_id");--> statement-breakpoint
UPDATE "attempts" SET "day" = ("created_at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
WITH answers AS (
  SELECT attempts.*, chats.subject FROM attempts JOIN chats ON chats.id = attempts.chat_id
), problems AS (
  SELECT student_id, max(day) AS day, subject,
    bool_or(outcome = 'right' AND first_try AND help_level = 0) AS is_alone, bool_or(outcome = 'right') AS is_right
  FROM answers GROUP BY student_id, chat_id, item_id, subject
), change AS (
  SELECT student_id, day, subject, is_alone::int AS alone, (is_right AND NOT is_alone)::int AS with_help,
    (NOT is_right)::int AS open, 0 AS attempts, 0 AS sessions
  FROM problems
  UNION ALL
  SELECT student_id, day, subject, 0, 0, 0, count(*), count(DISTINCT chat_id) FROM answers
  GROUP BY student_id, day, subject
)
INSERT INTO "daily_activity" (student_id, day, subject, alone, with_help, open, attempts, sessions)
SELECT student_id, day, subject, sum(alone), sum(with_help), sum(open), sum(attempts), sum(sessions)
FROM change GROUP BY student_id, day, subject;
