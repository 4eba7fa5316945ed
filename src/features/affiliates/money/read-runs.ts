import { count, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { payoutItems, payoutRuns, payouts } from "#db/tables/money.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import type { Balance, PayoutRun } from "../contract/payouts.ts";
import { selectOpenItems } from "./open-items.ts";

const runsShown = 20;

/** The last runs with their payouts, and what is owed that no run has taken up. */
export async function listRuns(context: RequestContext): Promise<{
  runs: PayoutRun[];
  balances: Balance[];
  minimumCents: number;
  holdDays: number;
}> {
  const { db } = context;
  const rows = await db.select().from(payoutRuns).orderBy(desc(payoutRuns.id)).limit(runsShown);
  return {
    runs: await withLines(db, rows),
    balances: await readBalances(db, context.now()),
    minimumCents: site.affiliatePayoutMinimumCents,
    holdDays: site.affiliateHoldDays,
  };
}

/** One run. Throws not_found. */
export async function readRun(queryable: Queryable, id: string): Promise<PayoutRun> {
  const rows = await queryable.select().from(payoutRuns).where(eq(payoutRuns.id, id));
  const [run] = await withLines(queryable, rows);
  if (!run) throw new AppError("not_found");
  return run;
}

type StoredRun = typeof payoutRuns.$inferSelect;

async function withLines(queryable: Queryable, rows: readonly StoredRun[]): Promise<PayoutRun[]> {
  const runIds = rows.map(({ id }) => id);
  const lines = await queryable
    .select({
      payout: payouts,
      firstName: affiliates.firstName,
      lastName: affiliates.lastName,
      email: affiliates.email,
      code: affiliates.referralCode,
      items: count(payoutItems.entryId),
    })
    .from(payouts)
    .leftJoin(affiliates, eq(affiliates.id, payouts.affiliateId))
    .leftJoin(payoutItems, eq(payoutItems.payoutId, payouts.id))
    .where(inArray(payouts.runId, runIds))
    .groupBy(payouts.id, affiliates.id)
    .orderBy(desc(payouts.cents), payouts.id);
  return rows.map((run) => {
    const own = lines.filter(({ payout }) => payout.runId === run.id);
    return {
      ...run,
      cents: own.reduce((total, { payout }) => total + payout.cents, 0),
      proposedAt: run.createdAt.toISOString(),
      approvedAt: run.approvedAt?.toISOString() ?? null,
      paidAt: run.paidAt?.toISOString() ?? null,
      lines: own.map(({ payout, ...line }) => ({
        ...line,
        payoutId: payout.id,
        affiliateId: payout.affiliateId,
        name: fullName(line),
        cents: payout.cents,
      })),
    };
  });
}

/** The name of an affiliate; null where the account is gone. */
export function fullName(found: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  return found.firstName === null ? null : `${found.firstName} ${found.lastName ?? ""}`;
}

async function readBalances(queryable: Queryable, now: Date): Promise<Balance[]> {
  const items = await selectOpenItems(queryable);
  const ids = [...new Set(items.map(({ affiliateId }) => affiliateId))];
  const owners = await queryable.select().from(affiliates).where(inArray(affiliates.id, ids));
  const balances = ids.map((affiliateId) => {
    const owner = owners.find(({ id }) => id === affiliateId);
    const own = items.filter((item) => item.affiliateId === affiliateId);
    const sum = (isDue: boolean) =>
      own
        .filter(({ payableAt }) => payableAt <= now === isDue)
        .reduce((total, { cents }) => total + cents, 0);
    return {
      affiliateId,
      name: owner ? fullName(owner) : null,
      status: owner?.status ?? null,
      pendingCents: sum(false),
      payableCents: sum(true),
    };
  });
  return balances
    .filter(({ pendingCents, payableCents }) => pendingCents !== 0 || payableCents !== 0)
    .toSorted((one, other) => other.payableCents - one.payableCents);
}
