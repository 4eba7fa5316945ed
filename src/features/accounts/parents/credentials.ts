import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { childrenOf, type NamedChild } from "#features/family/guardianship.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { minute, resetLinkMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { afterAnswer } from "../after-answer.ts";
import type { parentsContract } from "../contract/parents.ts";
import { parentCredentialsEmail } from "../emails/parent-credentials.ts";
import { issueToken } from "../one-time-tokens.ts";
import { getParentByEmail, type StoredParent } from "./account.ts";
import { named } from "./failures.ts";
import { countLetter } from "./letters.ts";

type Input = z.output<typeof parentsContract.sendForgotCredentialsEmail.input>;

/**
 * Writes to a parent how each linked child signs in, with a link that sets the child a new password (C-09, M-05).
 * Throws request_not_processed where the family cannot be looked up, parent_unknown, account_suspended,
 * parent_unverified, no_students_linked, credentials_not_sent where the letter cannot be written, rate_limited.
 * Where answers are neutral it always says the same, and the work follows.
 */
export async function sendForgotCredentialsEmail(
  context: RequestContext,
  { parentEmail }: Input,
): Promise<{ success: boolean; message: string }> {
  await countLetter(context, "credentials", parentEmail);
  const say = translators[context.locale];
  if (context.settings.accountAnswers === "neutral") {
    afterAnswer(context, () => writeCredentials(context, parentEmail));
    return {
      success: true,
      message: say("parents.credentialsPerhapsSent", { email: parentEmail }),
    };
  }
  await writeCredentials(context, parentEmail);
  return { success: true, message: say("parents.credentialsSent", { email: parentEmail }) };
}

async function writeCredentials(context: RequestContext, parentEmail: string): Promise<void> {
  const family = await readFamily(context, parentEmail).catch((error: unknown) => {
    throw named(context, "request_not_processed", error);
  });
  if (!family) throw new AppError("parent_unknown");
  const { parent, children } = family;
  if (parent.suspendedAt) throw new AppError("account_suspended");
  if (!parent.emailVerified) throw new AppError("parent_unverified");
  if (children.length === 0) throw new AppError("no_students_linked");
  await writeLetters(context, async (queryable) => [
    await letter(context, queryable, parent, children),
  ]).catch((error: unknown) => {
    throw named(context, "credentials_not_sent", error);
  });
}

async function readFamily(
  context: RequestContext,
  parentEmail: string,
): Promise<{ parent: StoredParent; children: NamedChild[] } | null> {
  const parent = await getParentByEmail(context.db, parentEmail);
  if (!parent) return null;
  return { parent, children: await childrenOf(context.db, parent.id) };
}

async function letter(
  context: RequestContext,
  queryable: Queryable,
  parent: StoredParent,
  children: readonly NamedChild[],
) {
  const { publicUrl } = context.settings;
  const entries = [];
  for (const child of children) {
    const grant = { purpose: "reset-password", profileId: child.id } as const;
    const token = await issueToken(queryable, grant, context.now(), resetLinkMs);
    const url = new URL("/reset-password", publicUrl);
    url.searchParams.set("token", token);
    const signsInWith = child.username ?? child.email ?? "";
    entries.push({ fullName: child.fullName, signsInWith, url: url.href });
  }
  const email = parentCredentialsEmail(
    {
      email: parent.email,
      fullName: parent.fullName,
      children: entries,
      minutes: resetLinkMs / minute,
      url: new URL("/login", publicUrl).href,
    },
    parent.locale,
  );
  return { ...email, about: children.map(({ id }) => id) };
}
