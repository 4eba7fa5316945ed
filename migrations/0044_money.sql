CREATE TABLE "commission_plans" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer NOT NULL,
	"months" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_plans_kind_check" CHECK ("commission_plans"."kind" in ('recurring', 'once')),
	CONSTRAINT "commission_plans_share_check" CHECK ("commission_plans"."basis_points" between 0 and 10000),
	CONSTRAINT "commission_plans_months_check" CHECK ("commission_plans"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"family_id" text NOT NULL,
	"affiliate_id" text NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"payable_at" timestamp with time zone NOT NULL,
	"declined" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commissions_amount_check" CHECK ("commissions"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"family_id" text,
	"payment_id" text,
	"affiliate_id" text,
	"commission_id" text,
	"payout_id" text,
	"client_id" text,
	"administrator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_entries_kind_check" CHECK ("money_entries"."kind" in ('payment', 'commission', 'refund', 'payout')),
	CONSTRAINT "money_entries_account_check" CHECK ("money_entries"."account" in ('cash', 'revenue', 'commission-cost', 'affiliate')),
	CONSTRAINT "money_entries_amount_check" CHECK ("money_entries"."cents" <> 0),
	CONSTRAINT "money_entries_affiliate_check" CHECK ("money_entries"."account" <> 'affiliate' or "money_entries"."affiliate_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "money_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"family_id" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"note" text NOT NULL,
	"client_id" text NOT NULL,
	"administrator_id" text NOT NULL,
	"mailbox_hashes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_payments_amount_check" CHECK ("money_payments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"minimum_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"proposed_by" text NOT NULL,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_runs_status_check" CHECK ("payout_runs"."status" in ('proposed', 'approved', 'paid', 'discarded')),
	CONSTRAINT "payout_runs_paid_check" CHECK (("payout_runs"."status" = 'paid') = ("payout_runs"."paid_at" is not null) and ("payout_runs"."paid_at" is null or ("payout_runs"."approved_at" is not null and "payout_runs"."reference" is not null)))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"affiliate_id" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_amount_check" CHECK ("payouts"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "commission_plans" ADD CONSTRAINT "commission_plans_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_payments" ADD CONSTRAINT "money_payments_student_id_profiles_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_entry_id_money_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."money_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_payment_key" ON "commissions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "commissions_affiliate_index" ON "commissions" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "commissions_family_index" ON "commissions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "money_entries_transaction_index" ON "money_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "money_entries_payment_index" ON "money_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "money_entries_commission_index" ON "money_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "money_entries_affiliate_index" ON "money_entries" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_client_key" ON "money_entries" USING btree ("client_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_payment_key" ON "money_entries" USING btree ("payment_id","account") WHERE "money_entries"."kind" = 'payment';--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_commission_key" ON "money_entries" USING btree ("commission_id","account") WHERE "money_entries"."kind" = 'commission';--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_payout_key" ON "money_entries" USING btree ("payout_id","account") WHERE "money_entries"."kind" = 'payout';--> statement-breakpoint
CREATE UNIQUE INDEX "money_payments_client_key" ON "money_payments" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "money_payments_student_index" ON "money_payments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "money_payments_family_index" ON "money_payments" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "money_payments_mailbox_index" ON "money_payments" USING gin ("mailbox_hashes");--> statement-breakpoint
CREATE INDEX "payout_items_payout_index" ON "payout_items" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_proposed_key" ON "payout_runs" USING btree ("status") WHERE "payout_runs"."status" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_run_key" ON "payouts" USING btree ("run_id","affiliate_id");--> statement-breakpoint
CREATE INDEX "payouts_affiliate_index" ON "payouts" USING btree ("affiliate_id");
--> statement-breakpoint
-- The ledger and what commissions were promised only grow. A row goes once its ten years are over, by the database's own
-- clock (a day is left for clocks that differ). A migration that has to change more switches the triggers off for itself.
CREATE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.created_at <= now() - interval '3652 days' THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'entries of the ledger of money are neither changed nor deleted' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER money_entries_append_only BEFORE UPDATE OR DELETE ON "money_entries" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER money_entries_never_emptied BEFORE TRUNCATE ON "money_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER commissions_append_only BEFORE UPDATE OR DELETE ON "commissions" FOR EACH ROW EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
CREATE TRIGGER commissions_never_emptied BEFORE TRUNCATE ON "commissions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
--> statement-breakpoint
-- Looked at when the transaction of the database ends, once all entries of a transaction of money stand.
CREATE FUNCTION refuse_unbalanced_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM money_entries WHERE transaction_id = NEW.transaction_id
		GROUP BY transaction_id HAVING sum(cents) <> 0 OR count(DISTINCT currency) <> 1
	) THEN
		RAISE EXCEPTION 'the entries of a transaction of money sum to zero, in one currency' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER money_entries_balanced AFTER INSERT ON "money_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_money();
