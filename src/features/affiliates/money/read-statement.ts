import { asc, eq } from "drizzle-orm";
import { affiliates } from "#db/tables/affiliates.ts";
import { commissions, moneyEntries, payoutItems, payoutRuns, payouts } from "#db/tables/money.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { Statement } from "../contract/earnings.ts";
import { findByUser } from "../records.ts";
import { owedCents } from "./open-items.ts";
import { fullName } from "./read-runs.ts";

/**
 * What a payout settles, line by line. An affiliate reads their own once it was paid, an administrator any. Throws
 * not_found.
 */
export async function readStatement(
  context: RequestContext,
  { payoutId }: { payoutId: string },
): Promise<Statement> {
  const { db } = context;
  const [found] = await db
    .select({
      payout: payouts,
      run: payoutRuns,
      firstName: affiliates.firstName,
      lastName: affiliates.lastName,
      email: affiliates.email,
      code: affiliates.referralCode,
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .leftJoin(affiliates, eq(affiliates.id, payouts.affiliateId))
    .where(eq(payouts.id, payoutId));
  if (!found) throw new AppError("not_found");
  const { payout, run, email, code } = found;
  const actor = requireActor(context);
  if (actor.role !== "administrator") {
    const own = await findByUser(db, actor.id);
    if (own?.id !== payout.affiliateId || run.status !== "paid") throw new AppError("not_found");
  }
  const rows = await db
    .select({
      id: moneyEntries.id,
      at: moneyEntries.createdAt,
      entry: moneyEntries.kind,
      kind: commissions.kind,
      basisPoints: commissions.basisPoints,
      cents: owedCents,
    })
    .from(payoutItems)
    .innerJoin(moneyEntries, eq(moneyEntries.id, payoutItems.entryId))
    .innerJoin(commissions, eq(commissions.id, moneyEntries.commissionId))
    .where(eq(payoutItems.payoutId, payoutId))
    .orderBy(asc(moneyEntries.id));
  return {
    payoutId,
    name: fullName(found),
    email,
    code,
    paidAt: run.paidAt?.toISOString() ?? null,
    reference: run.reference,
    cents: payout.cents,
    lines: rows.map(({ at, entry, ...row }) => ({
      ...row,
      at: at.toISOString(),
      entry: entry === "refund" ? ("refund" as const) : ("commission" as const),
    })),
  };
}
