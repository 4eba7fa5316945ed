import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { payoutItems, payoutRuns, payouts, type RunStatus } from "#db/tables/money.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { currency, formatCents, money } from "#shared/money.ts";
import { site } from "#shared/site.ts";
import type { PayoutRun } from "../contract/payouts.ts";
import { ownId } from "../membership.ts";
import { payoutPostings, proposePayouts } from "../rules/ledger.ts";
import { selectOpenItems } from "./open-items.ts";
import { readRun } from "./read-runs.ts";
import { postEntries, withLedger } from "./with-ledger.ts";

type Done = Promise<{ run: PayoutRun }>;

/** Does one step of a run with its deed, while nobody else moves money; gives the run as it is then. */
async function step(
  context: RequestContext,
  done: { action: string },
  work: (transaction: Queryable, now: Date) => Promise<string>,
): Done {
  const now = context.now();
  return withLedger(context.db, async (transaction) => {
    const id = await work(transaction, now);
    const run = await readRun(transaction, id);
    const details = { amount: formatCents(run.cents), payouts: run.lines.length };
    const deed = { ...done, actorId: ownId(context), subjectId: id };
    await recordDeed(transaction, { ...deed, details }, now);
    return { run };
  });
}

/**
 * Proposes a run: what each active affiliate is owed, where it comes to the minimum. Throws payout_open while one is
 * proposed, nothing_to_pay.
 */
export function proposeRun(context: RequestContext): Done {
  return step(context, { action: "payouts.proposed" }, async (transaction, now) => {
    const open = await transaction
      .select({ id: payoutRuns.id })
      .from(payoutRuns)
      .where(eq(payoutRuns.status, "proposed"));
    if (open.length > 0) throw new AppError("payout_open");
    const minimum = money(site.affiliatePayoutMinimumCents);
    const proposed = proposePayouts(await findPayable(transaction, now), minimum);
    if (proposed.length === 0) throw new AppError("nothing_to_pay");
    const runId = createId("run", now.getTime());
    await transaction.insert(payoutRuns).values({
      id: runId,
      status: "proposed",
      minimumCents: minimum.cents,
      currency,
      proposedBy: ownId(context),
      createdAt: now,
    });
    for (const { affiliateId, money: sum, entryIds } of proposed) {
      const payoutId = createId("out", now.getTime());
      await transaction
        .insert(payouts)
        .values({ ...sum, id: payoutId, runId, affiliateId, createdAt: now });
      await transaction
        .insert(payoutItems)
        .values(entryIds.map((entryId) => ({ entryId, payoutId })));
    }
    return runId;
  });
}

/** The open items of active affiliates whose holding period is over. */
async function findPayable(transaction: Queryable, now: Date) {
  const active = await transaction
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(eq(affiliates.status, "active"));
  const activeIds = new Set(active.map(({ id }) => id));
  const items = await selectOpenItems(transaction);
  return items
    .filter(({ affiliateId, payableAt }) => activeIds.has(affiliateId) && payableAt <= now)
    .map(({ cents, ...item }) => ({ ...item, money: money(cents) }));
}

/**
 * Approves a proposed run by the sum that was looked at. Throws not_found, payout_over where somebody was first,
 * payout_changed where the sum is another by now, nothing_to_pay where nothing is left in it.
 */
export function approveRun(
  context: RequestContext,
  { runId, cents }: { runId: string; cents: number },
): Done {
  return step(context, { action: "payouts.approved" }, async (transaction, now) => {
    await requireRun(transaction, runId, ["proposed"]);
    const run = await readRun(transaction, runId);
    if (run.cents !== cents) throw new AppError("payout_changed");
    if (run.lines.length === 0) throw new AppError("nothing_to_pay");
    await transaction
      .update(payoutRuns)
      .set({ status: "approved", approvedBy: ownId(context), approvedAt: now })
      .where(eq(payoutRuns.id, runId));
    return runId;
  });
}

/**
 * Writes into the ledger that the payouts of an approved run were paid. Throws not_found, payout_over where it is not
 * approved or somebody was first.
 */
export function payRun(
  context: RequestContext,
  { runId, reference }: { runId: string; reference: string },
): Done {
  return step(context, { action: "payouts.paid" }, async (transaction, now) => {
    await requireRun(transaction, runId, ["approved"]);
    const administratorId = ownId(context);
    const lines = await transaction.select().from(payouts).where(eq(payouts.runId, runId));
    for (const { id: payoutId, affiliateId, cents } of lines) {
      const about = { kind: "payout" as const, payoutId, affiliateId, administratorId };
      await postEntries(transaction, payoutPostings(money(cents)), about, now);
    }
    await transaction
      .update(payoutRuns)
      .set({ status: "paid", paidBy: administratorId, paidAt: now, reference })
      .where(eq(payoutRuns.id, runId));
    return runId;
  });
}

/** Discards a run that was not paid: what it was to settle is open again. Throws not_found, payout_over. */
export function discardRun(context: RequestContext, { runId }: { runId: string }): Done {
  return step(context, { action: "payouts.discarded" }, async (transaction) => {
    await requireRun(transaction, runId, ["proposed", "approved"]);
    const own = transaction
      .select({ id: payouts.id })
      .from(payouts)
      .where(eq(payouts.runId, runId));
    await transaction.delete(payoutItems).where(inArray(payoutItems.payoutId, own));
    await transaction
      .update(payoutRuns)
      .set({ status: "discarded" })
      .where(eq(payoutRuns.id, runId));
    return runId;
  });
}

/** Holds a run to the end of the transaction. Throws not_found, payout_over where it stands elsewhere. */
async function requireRun(
  transaction: Queryable,
  runId: string,
  expected: readonly RunStatus[],
): Promise<void> {
  const [found] = await transaction
    .select({ status: payoutRuns.status })
    .from(payoutRuns)
    .where(eq(payoutRuns.id, runId))
    .for("update");
  if (!found) throw new AppError("not_found");
  if (!expected.includes(found.status)) throw new AppError("payout_over");
}
