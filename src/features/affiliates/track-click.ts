import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { affiliateClicks } from "#db/tables/affiliates.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { clickRepeatMs, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import type { referralsContract } from "./contract/referrals.ts";
import { findByActiveCode } from "./records.ts";
import { deviceTypeOf, isProgram, landingPath, referrerOrigin } from "./rules/visits.ts";

type Input = z.output<typeof referralsContract.trackClick.input>;
type Output = z.input<typeof referralsContract.trackClick.output>;
type NewClick = typeof affiliateClicks.$inferInsert;

/**
 * Visitors whose browser asks not to be tracked have no id to tell them apart by, so the address does it, in
 * memory and hashed, for as long as a repeated visit does not count.
 */
const unnamedVisits: RateLimit = {
  name: "affiliate-unnamed-click",
  per: "address",
  kept: "memory",
  points: 1,
  windowSeconds: clickRepeatMs / second,
};

/**
 * Counts a visit through a referral link (C-06, C-08). Programs and the same visitor within 30 minutes are not
 * counted again. Throws referral_code_invalid.
 */
export async function trackClick(context: RequestContext, input: Input): Promise<Output> {
  const affiliate = await findByActiveCode(context.db, input.referralCode);
  if (!affiliate || (input.affiliateId !== null && input.affiliateId !== affiliate.id)) {
    throw new AppError("referral_code_invalid");
  }
  const userAgent = input.userAgent ?? context.userAgent;
  if (isProgram(userAgent) || isProgram(context.userAgent))
    return { clickId: null, counted: false };
  const now = context.now();
  const click = {
    id: createId("clk", now.getTime()),
    affiliateId: affiliate.id,
    deviceType: deviceTypeOf(userAgent),
    landingPage: landingPath(input.landingUrl),
    utmSource: input.utmSource,
    utmMedium: input.utmMedium,
    utmCampaign: input.utmCampaign,
    utmContent: input.utmContent,
    utmTerm: input.utmTerm,
    createdAt: now,
  };
  const { visitorId, sessionId } = input;
  if (visitorId === null) return countUnnamed(context, click);
  const referrerUrl = referrerOrigin(input.referrer);
  return countOnce(context.db, { ...click, visitorId, sessionId, userAgent, referrerUrl });
}

/** Of several reports at once, one is counted: they wait for each other on the visitor and the affiliate. */
async function countOnce(
  db: Database,
  click: NewClick & { affiliateId: string; visitorId: string; createdAt: Date },
): Promise<Output> {
  const { affiliateId, visitorId, createdAt } = click;
  return db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${affiliateId} ${visitorId}`}, 0))`,
    );
    const [known] = await transaction
      .select({ id: affiliateClicks.id })
      .from(affiliateClicks)
      .where(
        and(
          eq(affiliateClicks.affiliateId, affiliateId),
          eq(affiliateClicks.visitorId, visitorId),
          gt(affiliateClicks.createdAt, new Date(createdAt.getTime() - clickRepeatMs)),
        ),
      )
      .orderBy(desc(affiliateClicks.createdAt))
      .limit(1);
    if (known) return { clickId: known.id, counted: false };
    return insert(transaction, click);
  });
}

async function countUnnamed(
  context: RequestContext,
  click: NewClick & { affiliateId: string },
): Promise<Output> {
  const key = hashToken(`${context.address} ${click.affiliateId}`);
  if (!(await context.limits.allows(unnamedVisits, key))) return { clickId: null, counted: false };
  return insert(context.db, click);
}

async function insert(queryable: Pick<Database, "insert">, click: NewClick): Promise<Output> {
  const [inserted] = await queryable
    .insert(affiliateClicks)
    .values(click)
    .returning({ id: affiliateClicks.id });
  return { clickId: inserted?.id ?? null, counted: inserted !== undefined };
}
