CREATE TABLE "site_versions" (
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_kind_key_version_pk" PRIMARY KEY("kind","key","version"),
	CONSTRAINT "site_versions_id_unique" UNIQUE("id"),
	CONSTRAINT "site_versions_kind_check" CHECK ("site_versions"."kind" in ('fact', 'article', 'order')),
	CONSTRAINT "site_versions_version_check" CHECK ("site_versions"."version" > 0)
);
--> statement-breakpoint
CREATE INDEX "site_versions_id_index" ON "site_versions" USING btree ("kind","id");
--> statement-breakpoint
-- What was said once stays as it was said: each change adds a row, and nobody's hand or program takes one away.
CREATE FUNCTION refuse_site_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'versions of the site''s words are neither changed nor deleted' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER site_versions_append_only BEFORE UPDATE OR DELETE ON "site_versions" FOR EACH ROW EXECUTE FUNCTION refuse_site_version_change();
--> statement-breakpoint
CREATE TRIGGER site_versions_never_emptied BEFORE TRUNCATE ON "site_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_site_version_change();
--> statement-breakpoint
-- Every program on the database makes its pages anew, those of brands too: the academy is named on them.
CREATE FUNCTION announce_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('faro_live', '{"topic":"site-changed","ids":{}}');
	PERFORM pg_notify('faro_live', '{"topic":"brands-changed","ids":{}}');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER site_versions_news AFTER INSERT ON "site_versions" FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change();
