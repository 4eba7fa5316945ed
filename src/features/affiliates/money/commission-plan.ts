import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { commissionPlans } from "#db/tables/money.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { paymentsContract } from "../contract/payments.ts";
import { ownId } from "../membership.ts";
import { defaultPlan, type Plan } from "../rules/plan.ts";

/** What holds for an affiliate: what was agreed with them, else the academy's own plan, else nothing. */
export type AgreedPlan = { plan: Plan | null; isOwn: boolean };

export async function findPlan(queryable: Queryable, affiliateId: string): Promise<AgreedPlan> {
  const { kind, basisPoints, months } = commissionPlans;
  const [own] = await queryable
    .select({ kind, basisPoints, months })
    .from(commissionPlans)
    .where(eq(commissionPlans.affiliateId, affiliateId));
  return own ? { plan: own, isOwn: true } : { plan: defaultPlan(), isOwn: false };
}

/** The plan of an affiliate. Throws not_found. */
export async function readPlan(
  { db }: RequestContext,
  { affiliateId }: { affiliateId: string },
): Promise<AgreedPlan> {
  await requireAffiliate(db, affiliateId);
  return findPlan(db, affiliateId);
}

type Input = z.output<typeof paymentsContract.setPlan.input>;

/** Agrees a plan with an affiliate, for payments that are entered from now on, with the deed. Throws not_found. */
export async function setPlan(
  context: RequestContext,
  { affiliateId, planKind: kind, percent: basisPoints, months: asked }: Input,
): Promise<AgreedPlan> {
  const now = context.now();
  const months = kind === "once" ? null : asked;
  return context.db.transaction(async (transaction) => {
    await requireAffiliate(transaction, affiliateId);
    const agreed = { kind, basisPoints, months, updatedAt: now };
    await transaction
      .insert(commissionPlans)
      .values({ affiliateId, ...agreed })
      .onConflictDoUpdate({ target: commissionPlans.affiliateId, set: agreed });
    const details = { kind, percent: basisPoints / 100, months: months ?? 0 };
    const deed = {
      actorId: ownId(context),
      action: "affiliate.plan-agreed",
      subjectId: affiliateId,
    };
    await recordDeed(transaction, { ...deed, details }, now);
    return findPlan(transaction, affiliateId);
  });
}

async function requireAffiliate(queryable: Queryable, id: string): Promise<void> {
  const [found] = await queryable
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(eq(affiliates.id, id));
  if (!found) throw new AppError("not_found");
}
