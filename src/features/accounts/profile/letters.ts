import { readGuardians } from "#features/family/guardianship.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { day, verificationLinkMs } from "#shared/constants.ts";
import { emailChangedEmail } from "../emails/email-changed.ts";
import { passwordChangedEmail } from "../emails/password-changed.ts";
import { profileVerificationEmail } from "../emails/profile-verification.ts";
import { issueToken } from "../one-time-tokens.ts";
import { firstNameOf } from "../rules.ts";
import type { SessionOwner } from "../sessions.ts";
import { isUnderAgeLine } from "../students/under-age-line.ts";
import type { OwnAccount } from "./own-account.ts";

/** Whom a letter is about. */
export type Addressee = { owner: SessionOwner; fullName: string; locale: "en" | "es" };

/**
 * Sends the link that proves `email` to be the owner's; earlier links stop working. It leads to the site's root
 * (C-01), which leads on to the page that uses it up. Rejects where the outbox cannot be written.
 */
export function writeProfileVerification(
  context: RequestContext,
  { owner, fullName, locale }: Addressee,
  email: string,
): Promise<void> {
  return writeLetters(context, async (queryable) => {
    const grant = { purpose: "verify-email", ...owner, email } as const;
    const token = await issueToken(queryable, grant, context.now(), verificationLinkMs);
    const url = new URL("/", context.settings.publicUrl);
    url.searchParams.set("verify-email", token);
    const days = verificationLinkMs / day;
    const firstName = firstNameOf(fullName);
    return [profileVerificationEmail({ email, firstName, url: url.href, days }, locale)];
  });
}

/** Tells a former address that another has taken its place. */
export function writeEmailChanged(
  context: RequestContext,
  account: Addressee,
  addresses: { former: string; present: string },
): Promise<void> {
  const url = new URL(
    account.locale === "es" ? "/contact-es" : "/contact",
    context.settings.publicUrl,
  );
  const props = {
    formerEmail: addresses.former,
    firstName: firstNameOf(account.fullName),
    maskedEmail: maskEmail(addresses.present),
    url: url.href,
  };
  return writeLetters(context, async () => [emailChangedEmail(props, account.locale)]);
}

/** "maya@example.org" as "m…@example.org": enough to know one's own address again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}…${email.slice(at)}`;
}

/**
 * Tells of a new password: the account's own address, or, for a child below the age of consent or without a proved
 * address, the parents who look after it.
 */
export async function writePasswordChanged(
  context: RequestContext,
  account: OwnAccount,
): Promise<void> {
  const url = new URL("/reset-password", context.settings.publicUrl).href;
  const { email, fullName, locale, owner } = account;
  const firstName = firstNameOf(fullName);
  const isChild = await isUnderAgeLine(context.db, owner, context.now());
  if (email !== null && account.emailVerified && !isChild) {
    const props = { email, firstName, childFirstName: null, url };
    return writeLetters(context, async () => [passwordChangedEmail(props, locale)]);
  }
  if ("parentId" in owner) return;
  for (const parent of await readGuardians(context.db, owner.profileId)) {
    const props = {
      email: parent.email,
      firstName: firstNameOf(parent.fullName),
      childFirstName: firstName,
      // A parent asks for a child's new password where they ask for all of the family's.
      url: new URL("/login?tab=parent", context.settings.publicUrl).href,
    };
    const letter = passwordChangedEmail(props, parent.locale);
    await writeLetters(context, async () => [{ ...letter, about: [owner.profileId] }]);
  }
}
