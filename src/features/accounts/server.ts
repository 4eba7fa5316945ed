import { type BoundCall, answer } from "#platform/http/bound-call.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readAccount } from "./account-record.ts";
import { holdAnswer } from "./students/age-step.ts";
import { askParent } from "./students/consent-request.ts";
import { type Account, accountsContract } from "./contract.ts";
import { signInStudent } from "./students/sign-in.ts";
import { signUpStudent } from "./students/sign-up.ts";
import { endSession, giveCookie } from "./sessions.ts";

/** Who is signed in at this browser. A cookie of a session that has ended is taken back. */
async function readSession(context: RequestContext): Promise<{ account: Account | null }> {
  const token = context.cookies.get("session");
  if (!context.actor || !token) {
    if (token) context.cookies.clear("session");
    return { account: null };
  }
  const { account, lifetime } = await readAccount(context, context.db, context.actor.sessionHash);
  // Activity has extended the session on the server; the cookie must last as long.
  const expiresAt = new Date(account.sessionExpiresAt);
  if (lifetime.touchMs !== null) giveCookie(context, { token, lifetime, expiresAt });
  return { account };
}

/** The calls of accounts with what answers them. */
export const accountsCalls: readonly BoundCall[] = [
  answer(accountsContract.answerAgeStep, async (context, { birthDate }) => ({
    path: await holdAnswer(context, birthDate),
  })),
  answer(accountsContract.askParent, askParent),
  answer(accountsContract.signUpStudent, signUpStudent),
  answer(accountsContract.signInStudent, signInStudent),
  answer(accountsContract.readSession, readSession),
  answer(accountsContract.signOut, async (context) => {
    await endSession(context);
    return {};
  }),
];
