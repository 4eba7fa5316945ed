import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { addressesOfAdministrators } from "#features/accounts/administrators.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { membershipContract } from "./contract/membership.ts";
import { applicationReceivedEmail } from "./emails/application-received.ts";
import { newApplicationEmail } from "./emails/new-application.ts";
import { findByEmail, findByUser, type StoredAffiliate } from "./records.ts";
import { createReferralCode } from "./rules/referral-code.ts";
import { type AffiliateStep, affiliateStep, policiesVersion } from "./rules/standing.ts";

type Standing = z.input<typeof membershipContract.readStanding.output>;

/** The id of the signed-in profile. */
export function ownId(context: RequestContext): string {
  if (!context.actor) throw new AppError("unauthenticated");
  return context.actor.id;
}

/** The step that comes next for a profile (T-06); what the page guard asks before a page leaves. */
export async function findAffiliateStep(
  queryable: Queryable,
  userId: string,
): Promise<AffiliateStep> {
  return affiliateStep(await findByUser(queryable, userId));
}

/** The signed-in affiliate and the step that comes next. */
export async function readStanding(context: RequestContext): Promise<Standing> {
  return standingOf(context, await findByUser(context.db, ownId(context)));
}

function standingOf(context: RequestContext, record: StoredAffiliate | null): Standing {
  if (!record) return { step: affiliateStep(null), affiliate: null };
  const link = new URL("/", context.settings.publicUrl);
  link.searchParams.set("ref", record.referralCode);
  return { step: affiliateStep(record), affiliate: { ...record, link: link.href } };
}

type Application = z.output<typeof membershipContract.register.input>;

/**
 * Makes the affiliate record of the signed-in profile, pending, with a code of its own, and writes to the
 * affiliate and to the administrators, all in one transaction. Throws address_unproved while the profile waits for its
 * address, affiliate_exists, and email_taken where another affiliate has the address.
 */
export async function register(
  context: RequestContext,
  application: Application,
): Promise<Standing> {
  const userId = ownId(context);
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new AppError("not_found");
  if (profile.email === null) throw new AppError("address_unproved");
  const { email, locale } = profile;
  const { record } = await commitWithLetters(context, async (transaction) => {
    const inserted = await insertAffiliate(transaction, {
      ...application,
      id: createId("aff", context.now().getTime()),
      userId,
      email,
      createdAt: context.now(),
    });
    const letters = [
      applicationReceivedEmail(
        {
          email,
          firstName: inserted.firstName,
          url: new URL("/affiliate/dashboard", context.settings.publicUrl).href,
        },
        locale,
      ),
    ];
    for (const administrator of await addressesOfAdministrators(context.settings, transaction)) {
      const letter = newApplicationEmail(
        {
          ...administrator,
          name: `${inserted.firstName} ${inserted.lastName}`,
          applicantEmail: email,
          plan: inserted.promotionPlan,
          url: new URL("/admin/affiliates", context.settings.publicUrl).href,
        },
        administrator.locale,
      );
      letters.push(letter);
    }
    return { record: inserted, letters };
  });
  return standingOf(context, record);
}

type NewAffiliate = Omit<typeof affiliates.$inferInsert, "referralCode">;

/** How often a code that somebody has already is made anew; two in a row are one in 10^17. */
const codeTries = 5;

/**
 * Writes a pending affiliate with a free referral code, in the caller's transaction. Throws affiliate_exists where
 * the profile has a record, email_taken where another has the address, internal where no code was free.
 */
export async function insertAffiliate(
  queryable: Queryable,
  affiliate: NewAffiliate,
  makeCode: typeof createReferralCode = createReferralCode,
): Promise<StoredAffiliate> {
  for (let tries = 0; tries < codeTries; tries++) {
    const referralCode = makeCode(affiliate.firstName, affiliate.lastName);
    const [inserted] = await queryable
      .insert(affiliates)
      .values({ ...affiliate, referralCode })
      .onConflictDoNothing()
      .returning();
    if (inserted) return inserted;
    if (await findByUser(queryable, affiliate.userId)) throw new AppError("affiliate_exists");
    if (await findByEmail(queryable, affiliate.email)) throw new AppError("email_taken");
  }
  throw new AppError("internal");
}

/** Keeps that the terms and the privacy notice were accepted, which text, and when. Throws not_found without a record. */
export async function acceptPolicies(context: RequestContext): Promise<Standing> {
  const [accepted] = await context.db
    .update(affiliates)
    .set({
      termsAccepted: true,
      privacyAccepted: true,
      acceptedAt: context.now(),
      acceptedVersion: policiesVersion,
    })
    .where(eq(affiliates.userId, ownId(context)))
    .returning();
  if (!accepted) throw new AppError("not_found");
  return standingOf(context, accepted);
}
