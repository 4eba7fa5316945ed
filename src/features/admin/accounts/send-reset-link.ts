import type { Queryable } from "#db/client.ts";
import { parentCredentialsEmail } from "#features/accounts/emails/parent-credentials.ts";
import { passwordResetEmail } from "#features/accounts/emails/password-reset.ts";
import { issueToken } from "#features/accounts/one-time-tokens.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { type Guardian, readGuardians } from "#features/family/guardianship.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { minute, resetLinkMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { handleOf } from "../rules.ts";
import { type FoundAccount, getAccountOrThrow, type Profile } from "./find-account.ts";
import { readAccountRecord } from "./read-account.ts";

/**
 * Writes to the owner of an account, or to the parents of a student without an address, with a link for a new
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
  const parents =
    account.kind === "profile" && row.email === null
      ? await readGuardians(transaction, account.id)
      : [];
  if (row.email === null && parents.length === 0) return [];
  const url = await makeResetUrl(transaction, context, account);
  const minutes = resetLinkMs / minute;
  if (row.email !== null) {
    const { email, fullName, locale } = row;
    const kind = account.kind === "parent" ? "parent" : "student";
    const firstName = firstNameOf(fullName);
    return [passwordResetEmail({ email, firstName, account: kind, url, minutes }, locale)];
  }
  if (account.kind !== "profile") return [];
  return parents.map((parent) => letterToParent(context, parent, account.row, url, minutes));
}

/** A new token replaces the one before, so all parents of a child get the same link. */
async function makeResetUrl(
  transaction: Queryable,
  context: RequestContext,
  { kind, id }: FoundAccount,
): Promise<string> {
  const owner = kind === "parent" ? { parentId: id } : { profileId: id };
  const token = await issueToken(
    transaction,
    { purpose: "reset-password", ...owner },
    context.now(),
    resetLinkMs,
  );
  const url = new URL("/reset-password", context.settings.publicUrl);
  url.searchParams.set("token", token);
  return url.href;
}

function letterToParent(
  context: RequestContext,
  parent: Guardian,
  student: Profile,
  url: string,
  minutes: number,
): Email {
  const letter = parentCredentialsEmail(
    {
      email: parent.email,
      fullName: parent.fullName,
      children: [{ fullName: student.fullName, signsInWith: handleOf(student), url }],
      minutes,
      url: new URL("/login", context.settings.publicUrl).href,
    },
    parent.locale,
  );
  return { ...letter, about: [student.id] };
}
