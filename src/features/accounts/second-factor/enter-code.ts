import type { RequestContext } from "#platform/http/request-context.ts";
import { recordDeed } from "#platform/audit.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import type { Account } from "../contract.ts";
import { type Destination, destinationOf } from "../rules.ts";
import { openSession } from "../sessions.ts";
import { countCode } from "../sign-in-limit.ts";
import { spendCode } from "./check-code.ts";
import { readPendingSignIn } from "./pending-sign-in.ts";

/**
 * Ends a sign-in that waits for a code. Throws sign_in_too_late where this browser has begun none, or too long ago;
 * code_wrong; account_suspended; rate_limited after too many wrong codes, counted as wrong passwords are. That a recovery
 * code was used stands in the audit trail.
 */
export async function enterSecondFactor(
  context: RequestContext,
  { code }: { code: string },
): Promise<{ account: Account; destination: Destination }> {
  const pending = await readPendingSignIn(context);
  if (!pending) throw new AppError("sign_in_too_late");
  const { profile, method } = pending;
  const succeed = await countCode(context, profile);
  const proof = await context.db.transaction(async (transaction) => {
    const spent = await spendCode(transaction, context, profile.id, code);
    if (spent === "recovery-code") {
      const deed = { actorId: profile.id, subjectId: profile.id };
      await recordDeed(
        transaction,
        { ...deed, action: "second-factor.recovery-code-used" },
        context.now(),
      );
    }
    return spent;
  });
  if (proof === null) throw new AppError("code_wrong", { fields: { code: "codeWrong" } });
  if (profile.suspendedAt) throw new AppError("account_suspended");
  await succeed();
  const session = await openSession(context, { profileId: profile.id }, method);
  context.cookies.clear("second_factor");
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: destinationOf(account) };
}
