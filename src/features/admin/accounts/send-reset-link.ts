import type { Queryable } from "#db/client.ts";
import { passwordResetEmail } from "#features/accounts/emails/password-reset.ts";
import { issueToken } from "#features/accounts/one-time-tokens.ts";
import { childResetLetter } from "#features/accounts/profile/child-reset-letter.ts";
import { firstNameOf, isBelowConsentAge } from "#features/accounts/rules.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { minute, resetLinkMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { type FoundAccount, getAccountOrThrow } from "./find-account.ts";
import { readAccountRecord } from "./read-account.ts";

/**
 * Writes to the owner of an account, or to the parents of a student who has no address or is below the age of consent, with a link for a new
 * password. Letters and deed stand in one transaction. Throws not_found and no_email_address.
 */
export async function sendResetLink(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  await writeLetters(context, async (transaction) => {
    const account = await getAccountOrThrow(transaction, accountId);
    const letters = await composeLetters(transaction, context, account);
    if (letters.length === 0) throw new AppError("no_email_address");
    const actorId = requireActor(context).id;
    const deed = { actorId, action: "account.reset-link-sent", subjectId: accountId };
    await recordDeed(transaction, deed, context.now());
    return letters;
  });
  return { account: await readAccountRecord(context, accountId) };
}

async function composeLetters(
  transaction: Queryable,
  context: RequestContext,
  account: FoundAccount,
): Promise<Email[]> {
  const { row } = account;
  const isChild =
    account.kind === "profile" && isBelowConsentAge(account.row.birthDate, context.now());
  if (row.email !== null && !isChild) {
    const { email, fullName, locale } = row;
    const kind = account.kind === "parent" ? "parent" : "student";
    const firstName = firstNameOf(fullName);
    const url = new URL("/reset-password", context.settings.publicUrl);
    url.searchParams.set("token", await makeToken(transaction, context, account, email));
    const minutes = resetLinkMs / minute;
    return [
      passwordResetEmail({ email, firstName, account: kind, url: url.href, minutes }, locale),
    ];
  }
  if (account.kind !== "profile") return [];
  const parents = await readGuardians(transaction, account.id);
  if (parents.length === 0) return [];
  const token = await makeToken(transaction, context, account);
  return parents.map((parent) => childResetLetter(context, parent, account.row, token));
}

/**
 * A new token replaces the one before, so all parents of a child get the same link. One that goes to the account's own
 * address is good for as long as it is theirs.
 */
function makeToken(
  transaction: Queryable,
  context: RequestContext,
  { kind, id }: FoundAccount,
  email?: string,
): Promise<string> {
  const owner = kind === "parent" ? { parentId: id } : { profileId: id };
  const grant = {
    purpose: "reset-password",
    ...owner,
    ...(email === undefined ? {} : { email }),
  } as const;
  return issueToken(transaction, grant, context.now(), resetLinkMs);
}
