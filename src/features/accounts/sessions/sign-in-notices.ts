import { and, eq } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { hour, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { unsubscribing } from "#features/notices/letters.ts";
import { readPreferences } from "#features/notices/preferences.ts";
import { tellAt } from "#features/notices/rules.ts";
import { signInNoticeEmail } from "../emails/sign-in-notice.ts";
import { firstNameOf } from "../rules.ts";
import { deviceOf } from "./device.ts";
import { type NoticeReader, notYouUrl } from "./not-you.ts";
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
  session: Session,
): Promise<void> {
  try {
    const letters =
      "parentId" in owner
        ? await lettersToParent(context, owner.parentId, session)
        : await lettersAboutProfile(context, owner.profileId, session);
    for (const letter of letters) {
      const id = await context.mailer.enqueue(context.db, letter);
      void context.mailer.deliver(id);
    }
  } catch (error) {
    context.log.error({ reason: describeFailure(error) }, "a sign-in could not be told of");
  }
}

/** The session that began, and whether the account was never signed in at its browser before. */
type Session = { id: string; isNewDevice: boolean };

/** What every notice says of this sign-in, and the link that ends it. */
async function facts(context: RequestContext, { id }: Session, reader: NoticeReader) {
  return {
    device: deviceOf(context.userAgent),
    at: context.now(),
    timeZone: context.timeZone,
    url: await notYouUrl(context, id, reader),
  };
}

async function lettersToParent(
  context: RequestContext,
  parentId: string,
  session: Session,
): Promise<Email[]> {
  if (!session.isNewDevice) return [];
  const [parent] = await context.db
    .select()
    .from(parentAccounts)
    .where(and(eq(parentAccounts.id, parentId), eq(parentAccounts.emailVerified, true)));
  if (!parent) return [];
  const { email, fullName, locale } = parent;
  const reader = { email, firstName: firstNameOf(fullName), childFirstName: null };
  const told = await facts(context, session, { owner: { parentId }, email });
  return [signInNoticeEmail({ ...told, ...reader }, locale)];
}

async function lettersAboutProfile(
  context: RequestContext,
  profileId: string,
  session: Session,
): Promise<Email[]> {
  const [profile] = await context.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) return [];
  const letters: Email[] = [];
  const firstName = firstNameOf(profile.fullName);
  if (session.isNewDevice && profile.email !== null && profile.emailVerifiedAt !== null) {
    const reader = { email: profile.email, firstName, childFirstName: null };
    const told = await facts(context, session, { owner: { profileId }, email: profile.email });
    letters.push(signInNoticeEmail({ ...told, ...reader }, profile.locale));
  }
  const wantsAll = profile.parentContactInfo.notification_preferences?.email === true;
  for (const parent of await readGuardians(context.db, profileId)) {
    const key = `${profileId}:${parent.id}`;
    const isDue = await context.limits.allows(noticesPerChild, key);
    if (!isDue && !session.isNewDevice && !wantsAll) continue;
    const own = await readPreferences(context.db, parent.id, context.timeZone);
    if (own.muted.includes("sign-in")) continue;
    const { email, fullName, locale } = parent;
    const reader = { email, firstName: firstNameOf(fullName), childFirstName: firstName };
    const told = await facts(context, session, { guardianId: parent.id });
    const wayOut = { parentId: parent.id, kinds: ["sign-in"], locale } as const;
    const { link, headers } = await unsubscribing(context.db, context.settings.publicUrl, wayOut);
    const letter = signInNoticeEmail({ ...told, ...reader, unsubscribe: link }, locale);
    // A device that nobody knows is worth waking a parent for; one that is known can wait until the morning.
    const sendAfter = tellAt(context.now(), { isAlert: session.isNewDevice }, own);
    letters.push({ ...letter, headers, sendAfter, about: [profileId] });
  }
  return letters;
}
