import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { moneyEntries, payoutItems, payoutRuns, payouts } from "#db/tables/money.ts";

/**
 * Takes an affiliate's payout, or the one that settles a commission, out of the run that is proposed: what it was to
 * settle is open again. Whoever looked at the run before finds its sum changed. The caller holds the ledger.
 */
export async function withdrawProposed(
  transaction: Queryable,
  whose: { affiliateId: string } | { commissionId: string },
): Promise<void> {
  const settling = transaction
    .select({ id: payoutItems.payoutId })
    .from(payoutItems)
    .innerJoin(moneyEntries, eq(moneyEntries.id, payoutItems.entryId))
    .where(
      "affiliateId" in whose
        ? eq(moneyEntries.affiliateId, whose.affiliateId)
        : eq(moneyEntries.commissionId, whose.commissionId),
    );
  const proposed = transaction
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(eq(payoutRuns.status, "proposed"));
  await transaction
    .delete(payouts)
    .where(and(inArray(payouts.id, settling), inArray(payouts.runId, proposed)));
}
