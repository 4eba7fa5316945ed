ALTER TABLE "alerts" DROP CONSTRAINT "alerts_message_check";--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_student_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_message_check" CHECK ("alerts"."student_id" is null or ("alerts"."place" = 'chat') = ("alerts"."message_id" is not null and "alerts"."chat_id" is not null));