import type { z } from "zod";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { afterAnswer } from "../after-answer.ts";
import { requireAnswer } from "./age-step.ts";
import { emailTaken, insertStudent, takenError } from "./insert-student.ts";
import type { Account, accountsContract } from "../contract.ts";
import { guessableProblem, hashPassword } from "../passwords.ts";
import { writeProfileVerification } from "../profile/letters.ts";
import { type Destination, destinationOf, signUpPath } from "../rules.ts";
import { giveCookie, insertSession } from "../sessions.ts";

type Input = z.output<typeof accountsContract.signUpStudent.input>;

/**
 * Creates a student of 13 or older with their credits and signs them in, all in one transaction. The letter that
 * proves an address (C-01) is apart from it and fails alone. Throws
 * age_step_missing, parent_consent_needed, invalid_input (a password too easy to guess), username_taken or
 * email_taken.
 */
export async function signUpStudent(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  const birthDate = await requireAnswer(context);
  if (signUpPath(birthDate, context.now()) === "parent-first") {
    throw new AppError("parent_consent_needed");
  }
  if (isAdministratorEmail(context.settings, input.email)) throw emailTaken();
  const problem = guessableProblem(input.password, [input.username, input.email]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });

  const passwordHash = await hashPassword(input.password, context.settings.environment);
  const { session, account } = await context.db
    .transaction(async (transaction) => {
      const { password: _, ...given } = input;
      const student = { ...given, passwordHash, birthDate, parentCreated: false };
      const profileId = await insertStudent(transaction, student, context.now());
      const method = input.email === null ? "username" : "email";
      const opened = await insertSession(transaction, context, { profileId }, method);
      return { session: opened, ...(await readAccount(context, transaction, opened.hash)) };
    })
    .catch((error: unknown) => {
      throw takenError(error) ?? error;
    });
  giveCookie(context, session);
  // The next child at this computer answers for themselves.
  context.cookies.clear("age");
  const { email } = input;
  if (email !== null) {
    const student = { ...account, owner: { profileId: account.id } };
    afterAnswer(context, () => writeProfileVerification(context, student, email));
  }
  return { account, destination: destinationOf(account) };
}
