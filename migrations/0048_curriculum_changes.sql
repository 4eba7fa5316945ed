CREATE TABLE "curriculum_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"skill_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"reason" text,
	"takes_back" text,
	"administrator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "curriculum_changes_version_key" UNIQUE("skill_id","version"),
	CONSTRAINT "curriculum_changes_version_check" CHECK ("curriculum_changes"."version" > 0),
	CONSTRAINT "curriculum_changes_action_check" CHECK ("curriculum_changes"."action" in ('skill-off', 'skill-on', 'item-off', 'item-on', 'texts', 'taken-back'))
);
--> statement-breakpoint
CREATE INDEX "curriculum_changes_time_index" ON "curriculum_changes" USING btree ("created_at");
--> statement-breakpoint
-- The history of the curriculum only grows. A migration that has to change it switches the triggers off for itself.
CREATE FUNCTION refuse_curriculum_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'changes of the curriculum are neither changed nor deleted' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER curriculum_changes_append_only BEFORE UPDATE OR DELETE ON "curriculum_changes" FOR EACH ROW EXECUTE FUNCTION refuse_curriculum_change();
--> statement-breakpoint
CREATE TRIGGER curriculum_changes_never_emptied BEFORE TRUNCATE ON "curriculum_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_curriculum_change();
--> statement-breakpoint
-- Every program on the database hears of a change when it stands, whoever made it.
CREATE FUNCTION announce_curriculum_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('faro_live', '{"topic":"curriculum-changed","ids":{}}');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER curriculum_changes_news AFTER INSERT ON "curriculum_changes" FOR EACH STATEMENT EXECUTE FUNCTION announce_curriculum_change();
