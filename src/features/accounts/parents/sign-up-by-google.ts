import type { z } from "zod";
import type { RequestContext } from "#platform/http/request-context.ts";
import { readAccount } from "../account-record.ts";
import { afterAnswer } from "../after-answer.ts";
import type { Account } from "../contract.ts";
import type { parentsContract } from "../contract/parents.ts";
import { requireTicket } from "../google/ticket.ts";
import type { Destination } from "../rules.ts";
import { startSession } from "../sessions.ts";
import { named } from "./failures.ts";
import { writeSignUpNotice } from "./letters.ts";
import { emailTaken, insertParent } from "./sign-up.ts";

type Input = z.output<typeof parentsContract.signUpParentByGoogle.input>;

/**
 * Creates the account of a parent whom Google has just named: the address is Google's, so it is verified and never
 * what a form says. Throws google_failed where this browser has no ticket, or no longer; email_taken,
 * account_not_created or session_not_created.
 */
export async function signUpParentByGoogle(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  const { email, subject } = await requireTicket(context, "parent");
  const parent = await insertParent(context, {
    ...input,
    email,
    emailVerified: true,
    googleSubject: subject,
  });
  if (!parent) throw emailTaken();
  context.cookies.clear("google_ticket");
  afterAnswer(context, () => writeSignUpNotice(context, parent));
  const owner = { parentId: parent.id };
  const session = await startSession(context, owner, "parent").catch((error: unknown) => {
    throw named(context, "session_not_created", error);
  });
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: "/parent-dashboard" };
}
