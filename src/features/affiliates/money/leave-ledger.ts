import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { moneyEntries, payoutItems, payoutRuns, payouts } from "#db/tables/money.ts";
import { AppError } from "#shared/errors.ts";
import { findByUser } from "../records.ts";
import { earned, owedCents } from "./open-items.ts";
import { withdrawProposed } from "./withdraw-proposed.ts";
import { holdLedger } from "./with-ledger.ts";

/** What an affiliate has earned and not been paid: what is on its way to them, and what nobody has approved. */
export type Owed = { approvedCents: number; openCents: number };

/** What the affiliate of a profile is owed; null where the profile is no affiliate's. */
export async function readOwed(queryable: Queryable, userId: string): Promise<Owed | null> {
  const record = await findByUser(queryable, userId);
  if (!record) return null;
  const isApproved = sql<boolean>`coalesce(${payoutRuns.status} = 'approved', false)`;
  const rows = await queryable
    .select({ isApproved, cents: sql<number>`sum(${owedCents})`.mapWith(Number) })
    .from(moneyEntries)
    .leftJoin(payoutItems, eq(payoutItems.entryId, moneyEntries.id))
    .leftJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .leftJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(
      and(
        earned,
        eq(moneyEntries.affiliateId, record.id),
        or(isNull(payoutRuns.status), sql`${payoutRuns.status} <> 'paid'`),
      ),
    )
    .groupBy(sql`1`);
  const sumOf = (approved: boolean) => rows.find((row) => row.isApproved === approved)?.cents ?? 0;
  return { approvedCents: sumOf(true), openCents: sumOf(false) };
}

/**
 * Lets an affiliate go, in the transaction that deletes their account: out of the run that is proposed, while the ledger
 * keeps every entry by an id that then names nobody. Does nothing for a profile that is no affiliate's. Throws
 * payout_under_way where an approved payout is not paid yet: nobody would know whom to pay.
 */
export async function leaveLedger(transaction: Queryable, userId: string): Promise<void> {
  if (!(await findByUser(transaction, userId))) return;
  await holdLedger(transaction);
  const record = await findByUser(transaction, userId);
  if (!record) return;
  const approved = await transaction
    .select({ id: payouts.id })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.affiliateId, record.id), eq(payoutRuns.status, "approved")));
  if (approved.length > 0) throw new AppError("payout_under_way");
  await withdrawProposed(transaction, { affiliateId: record.id });
}
