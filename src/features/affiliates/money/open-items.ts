import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { commissions, moneyEntries, payoutItems } from "#db/tables/money.ts";

/** What an entry of an affiliate adds to what they are owed: the ledger writes what is owed below zero. */
export const owedCents = sql<number>`-${moneyEntries.cents}`.mapWith(Number);

/** The entries of an affiliate's account that a payout settles; a payout itself is none. */
export const earned = and(
  eq(moneyEntries.account, "affiliate"),
  inArray(moneyEntries.kind, ["commission", "refund"]),
);

/** What no payout has taken up: commissions, and what refunds took back of them, held as long as they are. */
export function selectOpenItems(queryable: Queryable) {
  return queryable
    .select({
      entryId: moneyEntries.id,
      affiliateId: commissions.affiliateId,
      cents: owedCents,
      payableAt: commissions.payableAt,
    })
    .from(moneyEntries)
    .innerJoin(commissions, eq(commissions.id, moneyEntries.commissionId))
    .leftJoin(payoutItems, eq(payoutItems.entryId, moneyEntries.id))
    .where(and(earned, isNull(payoutItems.entryId)));
}
