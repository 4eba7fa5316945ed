import { and, countDistinct, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { commissions, moneyEntries, payoutItems, payoutRuns, payouts } from "#db/tables/money.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import type { Earning, Earnings } from "../contract/earnings.ts";
import { ownId } from "../membership.ts";
import { findByUser } from "../records.ts";
import { commissionState, shownCount } from "../rules/commission-state.ts";
import { backCents, isPaid } from "./commission-facts.ts";
import { findPlan } from "./commission-plan.ts";
import { earned, owedCents } from "./open-items.ts";

const entriesShown = 100;
const monthsShown = 12;

/** What the signed-in affiliate has earned. Throws not_found without a record. */
export async function readEarnings(context: RequestContext): Promise<Earnings> {
  const { db } = context;
  const now = context.now();
  const record = await findByUser(db, ownId(context));
  if (!record) throw new AppError("not_found");
  const affiliateId = record.id;
  const [{ plan }, sums, families, months, found, statements] = await Promise.all([
    findPlan(db, affiliateId),
    readSums(db, affiliateId, now),
    countFamilies(db, affiliateId),
    readMonths(db, affiliateId, now),
    readEntries(db, affiliateId, now),
    readStatements(db, affiliateId),
  ]);
  const paidCents = statements.reduce((total, { cents }) => total + cents, 0);
  return {
    plan,
    totals: { ...sums, paidCents, families: shownCount(families) },
    minimumCents: site.affiliatePayoutMinimumCents,
    holdDays: site.affiliateHoldDays,
    months,
    entries: found.slice(0, entriesShown),
    hasMore: found.length > entriesShown,
    statements,
  };
}

/** What is owed and not paid: what is still held, and the rest, also where a run has taken it up. */
async function readSums(queryable: Queryable, affiliateId: string, now: Date) {
  const rows = await queryable
    .select({ cents: owedCents, payableAt: commissions.payableAt })
    .from(moneyEntries)
    .innerJoin(commissions, eq(commissions.id, moneyEntries.commissionId))
    .leftJoin(payoutItems, eq(payoutItems.entryId, moneyEntries.id))
    .leftJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .leftJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(
      and(
        earned,
        eq(moneyEntries.affiliateId, affiliateId),
        sql`${payoutRuns.status} is distinct from 'paid'`,
      ),
    );
  const sum = (isDue: boolean) =>
    rows
      .filter(({ payableAt }) => payableAt <= now === isDue)
      .reduce((total, { cents }) => total + cents, 0);
  return { pendingCents: sum(false), payableCents: sum(true) };
}

async function countFamilies(queryable: Queryable, affiliateId: string): Promise<number> {
  const [found] = await queryable
    .select({ families: countDistinct(commissions.familyId) })
    .from(commissions)
    .where(and(eq(commissions.affiliateId, affiliateId), isNull(commissions.declined)));
  return found?.families ?? 0;
}

/** By months in UTC, from the ledger: a refund counts in the month it came. */
async function readMonths(
  queryable: Queryable,
  affiliateId: string,
  now: Date,
): Promise<Earnings["months"]> {
  const months = Array.from({ length: monthsShown }, (_, index) => {
    const back = monthsShown - 1 - index;
    return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)));
  });
  const month = sql<string>`to_char(${moneyEntries.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const isPayout = sql<boolean>`${moneyEntries.kind} = 'payout'`;
  const rows = await queryable
    .select({ month, isPayout, cents: sql<number>`sum(${moneyEntries.cents})`.mapWith(Number) })
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.account, "affiliate"),
        eq(moneyEntries.affiliateId, affiliateId),
        sql`${moneyEntries.createdAt} >= ${`${months[0]}-01T00:00:00Z`}::timestamptz`,
      ),
    )
    .groupBy(sql`1`, sql`2`);
  const sumOf = (name: string, paid: boolean) =>
    rows.find((row) => row.month === name && row.isPayout === paid)?.cents ?? 0;
  return months.map((name) => ({
    month: name,
    // -0 is not 0 to whoever compares.
    earnedCents: 0 - sumOf(name, false),
    paidCents: sumOf(name, true),
  }));
}

function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

async function readEntries(
  queryable: Queryable,
  affiliateId: string,
  now: Date,
): Promise<Earning[]> {
  const rows = await queryable
    .select({ commission: commissions, backCents, isPaid })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliateId))
    .orderBy(desc(commissions.id))
    .limit(entriesShown + 1);
  return rows.map((row) => ({
    ...row.commission,
    backCents: row.backCents,
    state: commissionState(row.commission, row, now),
    wasPaid: row.isPaid,
    payableAt: row.commission.payableAt.toISOString(),
  }));
}

async function readStatements(
  queryable: Queryable,
  affiliateId: string,
): Promise<Earnings["statements"]> {
  const rows = await queryable
    .select({
      payoutId: payouts.id,
      cents: payouts.cents,
      paidAt: payoutRuns.paidAt,
      reference: payoutRuns.reference,
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.affiliateId, affiliateId), eq(payoutRuns.status, "paid")))
    .orderBy(desc(payoutRuns.paidAt));
  return rows.map(({ paidAt, reference, ...row }) => ({
    ...row,
    paidAt: paidAt?.toISOString() ?? "",
    reference: reference ?? "",
  }));
}
