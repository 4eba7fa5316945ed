-- The trail of deeds only grows. Two things are let through: an entry whose three years are over goes, by the database's own
-- clock (a day is left for clocks that differ), and one about an account that was erased comes to be about the certificate,
-- without its details. A migration that has to change more switches the triggers off for itself.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.created_at <= now() - interval '1094 days' THEN
			RETURN OLD;
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		IF (NEW.id, NEW.actor_id, NEW.action, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.actor_id, OLD.action, OLD.created_at)
			AND NEW.details = '{}'::jsonb
			AND EXISTS (SELECT FROM deletion_certificates WHERE deletion_certificates.id = NEW.subject_id)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'entries of the audit trail are neither changed nor deleted' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
