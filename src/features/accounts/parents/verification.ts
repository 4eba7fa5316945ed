import { eq } from "drizzle-orm";
import type { z } from "zod";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { afterAnswer } from "../after-answer.ts";
import type { parentsContract } from "../contract/parents.ts";
import { findToken, spendToken } from "../one-time-tokens.ts";
import { getParentByEmail } from "./account.ts";
import { named } from "./failures.ts";
import { countLetter, writeVerification } from "./letters.ts";

type VerifyInput = z.output<typeof parentsContract.verifyParentEmail.input>;

/**
 * Verifies the address that a token was sent to. The token works once; followed again, its link is answered
 * kindly. Throws token_invalid where it is unknown, too old, or the account has another address by now.
 */
export async function verifyParentEmail(
  context: RequestContext,
  { token }: VerifyInput,
): Promise<{ email: string; alreadyVerified: boolean }> {
  const now = context.now();
  return context.db.transaction(async (transaction) => {
    const found = await findToken(transaction, token, "verify-email");
    if (!found?.parentId) throw new AppError("token_invalid");
    const spent = await spendToken(transaction, token, "verify-email", now);
    const [parent] = await transaction
      .select()
      .from(parentAccounts)
      .where(eq(parentAccounts.id, found.parentId));
    if (!parent || parent.email !== found.email) throw new AppError("token_invalid");
    if (parent.emailVerified) return { email: parent.email, alreadyVerified: true };
    if (!spent) throw new AppError("token_invalid");
    await transaction
      .update(parentAccounts)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(parentAccounts.id, parent.id));
    return { email: parent.email, alreadyVerified: false };
  });
}

type ResendInput = z.output<typeof parentsContract.resendParentVerification.input>;

/**
 * Writes the verification e-mail again. Throws parent_not_found, verification_not_sent where it cannot be put
 * into the outbox, rate_limited. Where answers are neutral it always says "sent", and the work follows.
 */
export async function resendParentVerification(
  context: RequestContext,
  { parentEmail }: ResendInput,
): Promise<{ state: "sent" | "verified" }> {
  await countLetter(context, "verification", parentEmail);
  if (context.settings.accountAnswers === "told") return resend(context, parentEmail);
  afterAnswer(context, () => resend(context, parentEmail));
  return { state: "sent" };
}

async function resend(
  context: RequestContext,
  parentEmail: string,
): Promise<{ state: "sent" | "verified" }> {
  const parent = await getParentByEmail(context.db, parentEmail);
  if (!parent) throw new AppError("parent_not_found");
  if (parent.emailVerified) return { state: "verified" };
  await writeVerification(context, parent).catch((error: unknown) => {
    throw named(context, "verification_not_sent", error);
  });
  return { state: "sent" };
}
