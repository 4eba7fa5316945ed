CREATE TABLE "family_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"inviter_id" text,
	"recipient" text,
	"asked_for" text,
	"token_hash" text,
	"locale" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invited_children" (
	"invitation_id" text NOT NULL,
	"student_id" text NOT NULL,
	CONSTRAINT "invited_children_invitation_id_student_id_pk" PRIMARY KEY("invitation_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_inviter_id_parent_accounts_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."parent_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_children" ADD CONSTRAINT "invited_children_invitation_id_family_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_children" ADD CONSTRAINT "invited_children_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_token_key" ON "family_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "family_invitations_inviter_index" ON "family_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invited_children_student_index" ON "invited_children" USING btree ("student_id");