import { and, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateClicks, affiliates, referrals } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import type { Applicant, approvalContract } from "./contract/approval.ts";
import { applicationDecidedEmail } from "./emails/application-decided.ts";
import { ownId } from "./membership.ts";
import { holdLedger } from "./money/with-ledger.ts";
import { withdrawProposed } from "./money/withdraw-proposed.ts";

type ListInput = z.output<typeof approvalContract.listAffiliates.input>;

const pageLength = 50;

/** Affiliates of one status or all, the newest first; ids sort by age. */
export async function listAffiliates(
  context: RequestContext,
  { status, after }: ListInput,
): Promise<{ affiliates: Applicant[]; hasMore: boolean }> {
  const found = await select(context.db)
    .where(
      and(
        status === undefined ? undefined : eq(affiliates.status, status),
        after === undefined ? undefined : lt(affiliates.id, after),
      ),
    )
    .orderBy(desc(affiliates.id))
    .limit(pageLength + 1);
  return {
    affiliates: found.slice(0, pageLength).map(applicantOf),
    hasMore: found.length > pageLength,
  };
}

function select(queryable: Queryable) {
  const brought = queryable
    .select({ n: count() })
    .from(referrals)
    .where(eq(referrals.affiliateId, affiliates.id));
  const visits = queryable
    .select({ n: count() })
    .from(affiliateClicks)
    .where(and(eq(affiliateClicks.affiliateId, affiliates.id), isNull(affiliateClicks.declined)));
  return queryable
    .select({
      affiliate: affiliates,
      verifiedAt: profiles.emailVerifiedAt,
      locale: profiles.locale,
      clicks: sql<number>`(${visits})`.mapWith(Number),
      students: sql<number>`(${brought})`.mapWith(Number),
    })
    .from(affiliates)
    .innerJoin(profiles, eq(profiles.id, affiliates.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function applicantOf({ affiliate, verifiedAt, clicks, students }: Row): Applicant {
  return {
    ...affiliate,
    emailVerified: verifiedAt !== null,
    createdAt: affiliate.createdAt.toISOString(),
    clicks,
    students,
  };
}

type DecideInput = z.output<typeof approvalContract.setAffiliateStatus.input>;

/** What has to happen, in the same transaction, once an affiliate's status is another. */
export type AfterStatus = (
  context: RequestContext,
  transaction: Queryable,
  affiliateId: string,
) => Promise<void>;

/**
 * Approves, suspends or rejects an affiliate, writes the deed into the audit trail and a letter to them, in one
 * transaction; the same decision again changes and writes nothing. Throws not_found.
 */
export async function setAffiliateStatus(
  context: RequestContext,
  { affiliateId, status, reason }: DecideInput,
  afterStatus: AfterStatus,
): Promise<{ affiliate: Applicant }> {
  const { row } = await commitWithLetters(context, async (transaction) => {
    const [before] = await transaction
      .select({ status: affiliates.status, reason: affiliates.statusReason })
      .from(affiliates)
      .where(eq(affiliates.id, affiliateId))
      .for("update");
    if (!before) throw new AppError("not_found");
    const statusReason = reason === "" ? null : reason;
    const isSame = before.status === status && before.reason === statusReason;
    if (!isSame) {
      await transaction
        .update(affiliates)
        .set({ status, statusReason })
        .where(eq(affiliates.id, affiliateId));
      const details = { from: before.status, to: status, reason };
      const deed = {
        actorId: ownId(context),
        action: "affiliate.decide",
        subjectId: affiliateId,
        details,
      };
      await recordDeed(transaction, deed, context.now());
      if (before.status !== status) await afterStatus(context, transaction, affiliateId);
      if (status !== "active") {
        // Whoever is no longer active is paid nothing until they are again.
        await holdLedger(transaction);
        await withdrawProposed(transaction, { affiliateId });
      }
    }
    const [found] = await select(transaction).where(eq(affiliates.id, affiliateId));
    if (!found) throw new AppError("not_found");
    const { affiliate, locale } = found;
    const url = new URL("/affiliate/dashboard", context.settings.publicUrl).href;
    const props = { email: affiliate.email, firstName: affiliate.firstName, status, reason, url };
    return { row: found, letters: isSame ? [] : [applicationDecidedEmail(props, locale)] };
  });
  return { affiliate: applicantOf(row) };
}
