import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { joinBrand } from "#features/brands/families/join-brand.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { hour, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { afterAnswer } from "../after-answer.ts";
import type { parentsContract } from "../contract/parents.ts";
import { guessableProblem } from "../guessable.ts";
import { hashPassword } from "../passwords.ts";
import { firstNameOf } from "../rules.ts";
import { targetKey } from "../target-key.ts";
import type { StoredParent } from "./account.ts";
import { named } from "./failures.ts";
import { writeAddressTaken, writeSignUpNotice, writeVerification } from "./letters.ts";

type Input = z.output<typeof parentsContract.signUpParent.input>;

/** Tries to sign up with one address: an answer tells that the address has an account. */
const triesPerTarget: RateLimit = {
  name: "parent-sign-up-target",
  per: "account",
  points: 10,
  windowSeconds: hour / second,
};

/**
 * Creates a parent's account: free, pending, unverified (T-02). The letters that follow, to the parent and to
 * the administrators, are apart from it and fail alone. Throws invalid_input (a password too easy to guess),
 * email_taken, account_not_created or rate_limited. Where answers are neutral, a taken address gets the same
 * answer after the same work, and its owner a letter.
 */
export async function signUpParent(
  context: RequestContext,
  input: Input,
): Promise<{ email: string; firstName: string }> {
  await context.limits.count(triesPerTarget, targetKey(input.email));
  const problem = guessableProblem(input.password, [input.email, input.fullName]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });

  const { password, ...given } = input;
  const passwordHash = await hashPassword(password, context.settings.environment);
  const parent = await insertParent(context, { ...given, passwordHash });
  const isNeutral = context.settings.accountAnswers === "neutral";
  if (!parent && !isNeutral) throw emailTaken();
  afterAnswer(context, () =>
    parent
      ? Promise.all([writeVerification(context, parent), writeSignUpNotice(context, parent)])
      : writeAddressTaken(context, input.email),
  );
  return { email: input.email, firstName: firstNameOf(input.fullName) };
}

/** What a new account is made of beside its id and times. */
type NewParent = Pick<
  typeof parentAccounts.$inferInsert,
  "email" | "fullName" | "phone" | "locale" | "passwordHash" | "emailVerified" | "googleSubject"
>;

/**
 * The new row, or null where the address is taken: the unique index alone judges, so two at once cannot both win.
 * Throws account_not_created where it cannot be written.
 */
export async function insertParent(
  context: RequestContext,
  parent: NewParent,
): Promise<StoredParent | null> {
  const now = context.now();
  try {
    if (await isOfAnotherRole(context, parent.email)) return null;
    return await context.db.transaction(async (transaction) => {
      const [inserted] = await transaction
        .insert(parentAccounts)
        .values({ ...parent, id: createId("par", now.getTime()), createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning();
      if (inserted) await joinBrand(transaction, context, { parentId: inserted.id });
      return inserted ?? null;
    });
  } catch (error) {
    throw named(context, "account_not_created", error);
  }
}

/**
 * Whether an address is kept for somebody who is no parent: an administrator, also while there is no account
 * (P-02), or an affiliate (P-04).
 */
async function isOfAnotherRole(context: RequestContext, email: string): Promise<boolean> {
  const found = await context.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(sql`lower(${profiles.email})`, email), eq(profiles.role, "affiliate")));
  return found.length > 0 || isAdministratorEmail(context.settings, email);
}

/** The refusal of an address that has an account. */
export function emailTaken(): AppError {
  return new AppError("email_taken", { fields: { email: "emailTaken" } });
}
