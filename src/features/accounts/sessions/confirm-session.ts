import { eq } from "drizzle-orm";
import { sessions } from "#db/tables/sessions.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { confirmationMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { confirmPassword } from "../profile/confirm-password.ts";
import { readOwn } from "../profile/own-account.ts";
import { ownerOf } from "./owner.ts";

/**
 * Notes that whoever sits at this session gave the account's password, and until when that holds. Throws password_wrong,
 * rate_limited, and account_incomplete where the account has no password: one is set by a link.
 */
export async function confirmSession(
  context: RequestContext,
  { password }: { password: string },
): Promise<{ until: string }> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  if (own.passwordHash === null) throw new AppError("account_incomplete");
  await confirmPassword(context, own, password, "password");
  const confirmedAt = context.now();
  await context.db
    .update(sessions)
    .set({ confirmedAt })
    .where(eq(sessions.tokenHash, actor.sessionHash));
  return { until: new Date(confirmedAt.getTime() + confirmationMs).toISOString() };
}
