import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { referrals } from "#db/tables/affiliates.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { attributed } from "#shared/attribution.ts";
import { AppError } from "#shared/errors.ts";
import type { referralsContract } from "./contract/referrals.ts";
import { ownId } from "./membership.ts";
import { type CodeOwner, findByActiveCode } from "./records.ts";
import { isSameMailbox } from "./rules/visits.ts";

type Input = z.output<typeof referralsContract.applyReferral.input>;

/**
 * Credits the signed-in student to the affiliate whose link their browser came by (C-12), by the rule of attribution:
 * the first credit holds, and asking again changes nothing. Not credited: anyone but a student, and the affiliate's own
 * family, by their addresses. Throws referral_code_invalid.
 */
export async function applyReferral(
  context: RequestContext,
  { referralCode, visitorId, timestamp }: Input,
): Promise<{ applied: boolean }> {
  const affiliate = await findByActiveCode(context.db, referralCode);
  if (!affiliate) throw new AppError("referral_code_invalid");
  const now = context.now();
  const profileId = ownId(context);
  if (context.actor?.role !== "student") return { applied: false };
  const visit = { timestamp };
  const owner = await findOwner(context.db, profileId);
  if (attributed(owner, visit, now.getTime()) !== visit) return { applied: false };
  if (await isOwnFamily(context.db, profileId, affiliate)) return { applied: false };
  const written = await context.db
    .insert(referrals)
    .values({
      profileId,
      affiliateId: affiliate.id,
      referralCode: affiliate.referralCode,
      visitorId,
      visitedAt: new Date(timestamp),
      createdAt: now,
    })
    // Of several browsers at once the first one to be written is the first.
    .onConflictDoNothing()
    .returning({ id: referrals.profileId });
  return { applied: written.length > 0 };
}

/** The affiliate a student is credited to already; null where nobody is. */
async function findOwner(queryable: Queryable, profileId: string): Promise<string | null> {
  const [found] = await queryable
    .select({ affiliateId: referrals.affiliateId })
    .from(referrals)
    .where(eq(referrals.profileId, profileId));
  return found?.affiliateId ?? null;
}

/** Whether the student, or a parent of theirs, has the mailbox of the affiliate. */
async function isOwnFamily(
  queryable: Queryable,
  profileId: string,
  affiliate: CodeOwner,
): Promise<boolean> {
  const [partner] = await queryable
    .select({ email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, affiliate.userId));
  const family = await queryable
    .select({ own: profiles.email, guardian: parentAccounts.email })
    .from(profiles)
    .leftJoin(guardianships, eq(guardianships.studentId, profiles.id))
    .leftJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(eq(profiles.id, profileId));
  const addresses = family.flatMap(({ own, guardian }) => [own ?? [], guardian ?? []].flat());
  return addresses.some((address) => isSameMailbox(address, partner?.email ?? ""));
}
