-- Whatever changes what a brand's page shows, by a call, a job or a hand at the database, is announced when it stands.
CREATE FUNCTION announce_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('faro_live', '{"topic":"brands-changed","ids":{}}');
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER affiliate_branding_news AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "affiliate_branding" FOR EACH STATEMENT EXECUTE FUNCTION announce_brand_change();
--> statement-breakpoint
CREATE TRIGGER brand_hostnames_news AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brand_hostnames" FOR EACH STATEMENT EXECUTE FUNCTION announce_brand_change();
--> statement-breakpoint
CREATE TRIGGER affiliates_news AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "affiliates" FOR EACH STATEMENT EXECUTE FUNCTION announce_brand_change();
