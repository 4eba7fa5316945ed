import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Currency } from "#shared/money.ts";
import { affiliates } from "./affiliates.ts";
import { profiles } from "./profiles.ts";

/** How an affiliate shares in what a family pays: in each payment, or in the first alone. */
export type PlanKind = "recurring" | "once";

/** What stands between a sum of money and the next; amounts of an account that grow are positive for what is owned. */
export type LedgerAccount = "cash" | "revenue" | "commission-cost" | "affiliate";

export type EntryKind = "payment" | "commission" | "refund" | "payout";

/** Why a payment brings its affiliate nothing. */
export type DeclineReason = "self-referral" | "duplicate-family" | "affiliate-inactive" | "no-plan";

export type RunStatus = "proposed" | "approved" | "paid" | "discarded";

/** What was agreed with one affiliate in place of the academy's own plan. */
export const commissionPlans = pgTable(
  "commission_plans",
  {
    affiliateId: text("affiliate_id")
      .primaryKey()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    kind: text().$type<PlanKind>().notNull(),
    /** Hundredths of a percent. */
    basisPoints: integer("basis_points").notNull(),
    /** For how many months after a family's first payment; null without end, and where only that one counts. */
    months: integer(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("commission_plans_kind_check", sql`${table.kind} in ('recurring', 'once')`),
    check("commission_plans_share_check", sql`${table.basisPoints} between 0 and 10000`),
    check("commission_plans_months_check", sql`${table.months} > 0`),
  ],
);

/** What an administrator entered about a payment. It goes with the student; the ledger, which names nobody, stays. */
export const moneyPayments = pgTable(
  "money_payments",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** One for all students whom the same adults look after; no account's id. */
    familyId: text("family_id").notNull(),
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    note: text().notNull(),
    /** The page's own id: the same one sent twice is one payment. */
    clientId: text("client_id").notNull(),
    administratorId: text("administrator_id").notNull(),
    /** Hashes of the family's mailboxes, by which a family that comes a second time is known. */
    mailboxHashes: text("mailbox_hashes").array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("money_payments_client_key").on(table.clientId),
    index("money_payments_student_index").on(table.studentId),
    index("money_payments_family_index").on(table.familyId),
    index("money_payments_mailbox_index").using("gin", table.mailboxHashes),
    check("money_payments_amount_check", sql`${table.cents} > 0`),
  ],
);

/** What a payment brings its affiliate, by the plan as it was; never changed. A declined one has no money in the ledger. */
export const commissions = pgTable(
  "commissions",
  {
    id: text().primaryKey(),
    paymentId: text("payment_id").notNull(),
    familyId: text("family_id").notNull(),
    affiliateId: text("affiliate_id").notNull(),
    kind: text().$type<PlanKind>().notNull(),
    basisPoints: integer("basis_points").notNull(),
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    /** When the holding period ends. */
    payableAt: timestamp("payable_at", { withTimezone: true }).notNull(),
    declined: text().$type<DeclineReason>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("commissions_payment_key").on(table.paymentId),
    index("commissions_affiliate_index").on(table.affiliateId, table.id),
    index("commissions_family_index").on(table.familyId),
    check("commissions_amount_check", sql`${table.cents} >= 0`),
  ],
);

/**
 * The ledger: every movement of money, by double entry. The entries of a transaction sum to zero, and none is changed or
 * deleted; the database sees to both (migrations/0044). It knows families, affiliates and payouts by ids that name nobody.
 */
export const moneyEntries = pgTable(
  "money_entries",
  {
    id: text().primaryKey(),
    transactionId: text("transaction_id").notNull(),
    kind: text().$type<EntryKind>().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    familyId: text("family_id"),
    paymentId: text("payment_id"),
    affiliateId: text("affiliate_id"),
    commissionId: text("commission_id"),
    payoutId: text("payout_id"),
    /** The page's own id of a refund: the same one sent twice refunds once. */
    clientId: text("client_id"),
    administratorId: text("administrator_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("money_entries_transaction_index").on(table.transactionId),
    index("money_entries_payment_index").on(table.paymentId),
    index("money_entries_commission_index").on(table.commissionId),
    index("money_entries_affiliate_index").on(table.affiliateId, table.createdAt),
    uniqueIndex("money_entries_client_key").on(table.clientId, table.account),
    // A payment comes in once, a commission is earned once, a payout is paid once.
    uniqueIndex("money_entries_payment_key")
      .on(table.paymentId, table.account)
      .where(sql`${table.kind} = 'payment'`),
    uniqueIndex("money_entries_commission_key")
      .on(table.commissionId, table.account)
      .where(sql`${table.kind} = 'commission'`),
    uniqueIndex("money_entries_payout_key")
      .on(table.payoutId, table.account)
      .where(sql`${table.kind} = 'payout'`),
    check(
      "money_entries_kind_check",
      sql`${table.kind} in ('payment', 'commission', 'refund', 'payout')`,
    ),
    check(
      "money_entries_account_check",
      sql`${table.account} in ('cash', 'revenue', 'commission-cost', 'affiliate')`,
    ),
    check("money_entries_amount_check", sql`${table.cents} <> 0`),
    check(
      "money_entries_affiliate_check",
      sql`${table.account} <> 'affiliate' or ${table.affiliateId} is not null`,
    ),
  ],
);

/** Payouts that are proposed, looked at, approved and paid together. */
export const payoutRuns = pgTable(
  "payout_runs",
  {
    id: text().primaryKey(),
    status: text().$type<RunStatus>().notNull(),
    minimumCents: integer("minimum_cents").notNull(),
    currency: text().$type<Currency>().notNull(),
    proposedBy: text("proposed_by").notNull(),
    approvedBy: text("approved_by"),
    approvedAt: timestamp("approved_at", { withTimezone: true }),
    paidBy: text("paid_by"),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** What the bank calls the payment. */
    reference: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // One proposal waits at a time: of two administrators who propose at once the second finds it.
    uniqueIndex("payout_runs_proposed_key")
      .on(table.status)
      .where(sql`${table.status} = 'proposed'`),
    check(
      "payout_runs_status_check",
      sql`${table.status} in ('proposed', 'approved', 'paid', 'discarded')`,
    ),
    check(
      "payout_runs_paid_check",
      sql`(${table.status} = 'paid') = (${table.paidAt} is not null) and (${table.paidAt} is null or (${table.approvedAt} is not null and ${table.reference} is not null))`,
    ),
  ],
);

/** What one affiliate gets in a run. */
export const payouts = pgTable(
  "payouts",
  {
    id: text().primaryKey(),
    runId: text("run_id")
      .notNull()
      .references(() => payoutRuns.id, { onDelete: "cascade" }),
    affiliateId: text("affiliate_id").notNull(),
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("payouts_run_key").on(table.runId, table.affiliateId),
    index("payouts_affiliate_index").on(table.affiliateId),
    check("payouts_amount_check", sql`${table.cents} > 0`),
  ],
);

/** Which entries of the ledger a payout settles; its key lets none be settled twice. */
export const payoutItems = pgTable(
  "payout_items",
  {
    entryId: text("entry_id")
      .primaryKey()
      .references(() => moneyEntries.id, { onDelete: "cascade" }),
    payoutId: text("payout_id")
      .notNull()
      .references(() => payouts.id, { onDelete: "cascade" }),
  },
  (table) => [index("payout_items_payout_index").on(table.payoutId)],
);
