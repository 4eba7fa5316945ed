import { and, eq } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { unknownTimeZone } from "#features/family/family-time-zone.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { deliverAbout } from "#features/notices/deliver.ts";
import { type Happening, noticeTo } from "#features/notices/notice-for.ts";
import { keepTimeZone } from "#features/notices/preferences.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { hour, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { signInNoticeEmail } from "../emails/sign-in-notice.ts";
import { firstNameOf, isBelowConsentAge } from "../rules.ts";
import { deviceOf } from "./device.ts";
import { notYouUrl } from "./not-you.ts";
import type { SessionOwner } from "./owner.ts";

/** A child whose username session lasts an hour signs in several times an evening: one e-mail tells of it. */
const noticesPerChild: RateLimit = {
  name: "child-sign-in-notice",
  per: "account",
  points: 1,
  windowSeconds: (12 * hour) / second,
};

/** The session that began, and whether the account was never signed in at its browser before. */
type Session = { id: string; isNewDevice: boolean };

/** Somebody who is written to about their own account. */
type Owner = Pick<typeof profiles.$inferSelect, "fullName" | "locale"> & { email: string };

/**
 * Tells of a sign-in whom it concerns. The owner, where their address is proved, of one at a device that is new to
 * the account. Those who look after a student (F-05): of one at a new device at once, at known ones once in twelve
 * hours, and where the family asked for e-mails (notification_preferences.email) of every one.
 * Never throws: nobody is kept out because an e-mail could not be written.
 */
export async function tellOfSignIn(
  context: RequestContext,
  owner: SessionOwner,
  session: Session,
): Promise<void> {
  try {
    if ("parentId" in owner) await tellParent(context, owner.parentId, session);
    else await tellAboutProfile(context, owner.profileId, session);
  } catch (error) {
    context.log.error({ reason: describeFailure(error) }, "a sign-in could not be told of");
  }
}

/** A parent's own sign-in; it also says by whose clock letters to them come, where nothing else does. */
async function tellParent(
  context: RequestContext,
  parentId: string,
  session: Session,
): Promise<void> {
  if (context.timeZone !== unknownTimeZone) {
    await keepTimeZone(context.db, parentId, context.timeZone);
  }
  if (!session.isNewDevice) return;
  const [parent] = await context.db
    .select()
    .from(parentAccounts)
    .where(and(eq(parentAccounts.id, parentId), eq(parentAccounts.emailVerified, true)));
  if (parent) await tellOwner(context, { parentId }, parent, session);
}

async function tellAboutProfile(
  context: RequestContext,
  profileId: string,
  session: Session,
): Promise<void> {
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) return;
  const { email, emailVerifiedAt, parentContactInfo } = profile;
  // The letter's link sets a new password: a child's account is got back through its guardians, who are told below.
  const isChild = isBelowConsentAge(profile.birthDate, context.now());
  if (!isChild && session.isNewDevice && email !== null && emailVerifiedAt !== null) {
    await tellOwner(context, { profileId }, { ...profile, email }, session);
  }
  const wantsAll = parentContactInfo.notification_preferences?.email === true;
  const what: Happening = {
    kind: "sign-in",
    sessionId: session.id,
    isNewDevice: session.isNewDevice,
    device: deviceOf(context.userAgent),
    at: context.now().toISOString(),
    timeZone: context.timeZone,
  };
  for (const { id: parentId } of await readGuardians(context.db, profileId)) {
    const isDue = await context.limits.allows(noticesPerChild, `${profileId}:${parentId}`);
    if (!isDue && !session.isNewDevice && !wantsAll) continue;
    await noticeTo(context.db, { parentId, studentId: profileId }, what, context.now());
  }
  await deliverAbout(context, profileId);
}

async function tellOwner(
  context: RequestContext,
  owner: SessionOwner,
  { email, fullName, locale }: Owner,
  session: Session,
): Promise<void> {
  await writeLetters(context, async (transaction) => {
    const props = {
      email,
      firstName: firstNameOf(fullName),
      childFirstName: null,
      device: deviceOf(context.userAgent),
      at: context.now(),
      timeZone: context.timeZone,
      url: await notYouUrl(transaction, context, session.id, { owner, email }),
    };
    return [signInNoticeEmail(props, locale)];
  });
}
