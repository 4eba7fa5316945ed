CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_sender_check" CHECK ("contact_messages"."sender" in ('student', 'parent', 'school', 'affiliate', 'other')),
	CONSTRAINT "contact_messages_locale_check" CHECK ("contact_messages"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE INDEX "contact_messages_open_index" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_closed_index" ON "contact_messages" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree (lower("email"));