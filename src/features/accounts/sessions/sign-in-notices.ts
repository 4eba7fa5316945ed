import { and, eq } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { hour, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { signInNoticeEmail } from "../emails/sign-in-notice.ts";
import { firstNameOf } from "../rules.ts";
import { deviceOf } from "./device.ts";
import type { SessionOwner } from "./owner.ts";

/** A child whose username session lasts an hour signs in several times an evening: one e-mail tells of it. */
const noticesPerChild: RateLimit = {
  name: "child-sign-in-notice",
  per: "account",
  points: 1,
  windowSeconds: (12 * hour) / second,
};

/**
 * Tells of a sign-in whom it concerns. The owner, where their address is proved, of one at a device that is new to
 * the account. Each parent whose address is proved (F-05): of the child's sign-in at a new device at once, at known
 * ones once in twelve hours, and where the family asked for e-mails (notification_preferences.email) of every one.
 * Never throws: nobody is kept out because an e-mail could not be written.
 */
export async function tellOfSignIn(
  context: RequestContext,
  owner: SessionOwner,
  { isNewDevice }: { isNewDevice: boolean },
): Promise<void> {
  try {
    const letters =
      "parentId" in owner
        ? await lettersToParent(context, owner.parentId, isNewDevice)
        : await lettersAboutProfile(context, owner.profileId, isNewDevice);
    for (const letter of letters) {
      const id = await context.mailer.enqueue(context.db, letter);
      void context.mailer.deliver(id);
    }
  } catch (error) {
    context.log.error({ reason: describeFailure(error) }, "a sign-in could not be told of");
  }
}

/** What every notice says of this sign-in. */
function facts(context: RequestContext) {
  return {
    device: deviceOf(context.userAgent),
    at: context.now(),
    timeZone: context.timeZone,
    url: new URL("/reset-password", context.settings.publicUrl).href,
  };
}

async function lettersToParent(
  context: RequestContext,
  parentId: string,
  isNewDevice: boolean,
): Promise<Email[]> {
  if (!isNewDevice) return [];
  const [parent] = await context.db
    .select()
    .from(parentAccounts)
    .where(and(eq(parentAccounts.id, parentId), eq(parentAccounts.emailVerified, true)));
  if (!parent) return [];
  const { email, fullName, locale } = parent;
  const reader = { email, firstName: firstNameOf(fullName), childFirstName: null };
  return [signInNoticeEmail({ ...facts(context), ...reader }, locale)];
}

async function lettersAboutProfile(
  context: RequestContext,
  profileId: string,
  isNewDevice: boolean,
): Promise<Email[]> {
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) return [];
  const letters: Email[] = [];
  const firstName = firstNameOf(profile.fullName);
  if (isNewDevice && profile.email !== null && profile.emailVerifiedAt !== null) {
    const reader = { email: profile.email, firstName, childFirstName: null };
    letters.push(signInNoticeEmail({ ...facts(context), ...reader }, profile.locale));
  }
  const wantsAll = profile.parentContactInfo.notification_preferences?.email === true;
  for (const parent of await readGuardians(context.db, profileId)) {
    const key = `${profileId}:${parent.id}`;
    const isDue = await context.limits.allows(noticesPerChild, key);
    if (!isDue && !isNewDevice && !wantsAll) continue;
    const { email, fullName, locale } = parent;
    const reader = { email, firstName: firstNameOf(fullName), childFirstName: firstName };
    const letter = signInNoticeEmail({ ...facts(context), ...reader }, locale);
    letters.push({ ...letter, about: [profileId] });
  }
  return letters;
}
