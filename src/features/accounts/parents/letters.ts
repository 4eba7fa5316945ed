import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { day, hour, second, verificationLinkMs } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { addressesOfAdministrators } from "../administrators.ts";
import { parentAddressTakenEmail } from "../emails/parent-address-taken.ts";
import { parentSignUpNoticeEmail } from "../emails/parent-sign-up-notice.ts";
import { parentVerificationEmail } from "../emails/parent-verification.ts";
import { issueToken } from "../one-time-tokens.ts";
import { targetKey } from "../target-key.ts";
import { getParentByEmail, type StoredParent } from "./account.ts";

/** Letters to one parent's address, by what they are about, whoever asks for them. */
const lettersPerTarget = {
  verification: limit("parent-verification-letter"),
  credentials: limit("parent-credentials-letter"),
  addressTaken: limit("parent-address-taken-letter"),
} as const;

function limit(name: string): RateLimit {
  return { name, per: "account", points: 5, windowSeconds: hour / second };
}

/** Counts a letter before it is written; throws rate_limited where its address had too many of its kind. */
export function countLetter(
  context: RequestContext,
  kind: keyof typeof lettersPerTarget,
  email: string,
): Promise<void> {
  return context.limits.count(lettersPerTarget[kind], targetKey(email));
}

/** Asks a parent to verify their address (C-11). Earlier links stop working. */
export function writeVerification(context: RequestContext, parent: StoredParent): Promise<void> {
  return writeLetters(context, async (queryable) => {
    const grant = { purpose: "verify-email", parentId: parent.id, email: parent.email } as const;
    const token = await issueToken(queryable, grant, context.now(), verificationLinkMs);
    const url = new URL("/parent-email-verification", context.settings.publicUrl);
    url.searchParams.set("token", token);
    const { email, fullName, locale } = parent;
    const days = verificationLinkMs / day;
    return [parentVerificationEmail({ email, fullName, url: url.href, days }, locale)];
  });
}

/** Tells the administrators of a new parent (C-10), each in the language of their profile. */
export async function writeSignUpNotice(
  context: RequestContext,
  parent: StoredParent,
): Promise<void> {
  const { id, email, fullName, phone } = parent;
  const url = new URL("/admin/accounts", context.settings.publicUrl).href;
  await writeLetters(context, async (queryable) => {
    const readers = await addressesOfAdministrators(context.settings, queryable);
    return readers.map(({ to, locale }) =>
      parentSignUpNoticeEmail({ to, id, email, fullName, phone, url }, locale),
    );
  });
}

/** Tells whoever has an address that somebody tried to sign up with it; only where answers are neutral. */
export async function writeAddressTaken(context: RequestContext, email: string): Promise<void> {
  const parent = await getParentByEmail(context.db, email);
  // An administrator's address may be taken without a parent's account.
  if (!parent) throw new AppError("parent_not_found");
  await writeAddressTakenTo(context, parent, "/login?tab=parent");
}

/** The same to somebody whose account, of whichever kind, is found already. */
export async function writeAddressTakenTo(
  context: RequestContext,
  { email, fullName, locale }: Pick<StoredParent, "email" | "fullName" | "locale">,
  login = "/login",
): Promise<void> {
  await countLetter(context, "addressTaken", email);
  const url = new URL(login, context.settings.publicUrl).href;
  await writeLetters(context, async () => [
    parentAddressTakenEmail({ email, fullName, url }, locale),
  ]);
}
