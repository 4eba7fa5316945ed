import type { z } from "zod";
import { violatedConstraint } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { grantCredits } from "#features/credits/server.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { readAccount } from "../account-record.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { requireAnswer } from "./age-step.ts";
import type { Account, accountsContract } from "../contract.ts";
import { guessableProblem, hashPassword } from "../passwords.ts";
import { type Destination, destinationOf, signUpPath } from "../rules.ts";
import { giveCookie, insertSession } from "../sessions.ts";

type Input = z.output<typeof accountsContract.signUpStudent.input>;

/**
 * Creates a student of 13 or older with their credits and signs them in, all in one transaction. Throws
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
  if (isAdministratorEmail(context.settings, input.email)) throw taken.profiles_email_key();
  const problem = guessableProblem(input.password, [input.username, input.email]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });

  const passwordHash = await hashPassword(input.password, context.settings.environment);
  const { session, account } = await context.db
    .transaction(async (transaction) => {
      const profile = newProfile(context, input, birthDate, passwordHash);
      await transaction.insert(profiles).values(profile);
      await grantCredits(transaction, profile.id, newStudentCredits, context.now());
      const method = input.email === null ? "username" : "email";
      const opened = await insertSession(transaction, context, { profileId: profile.id }, method);
      return { session: opened, ...(await readAccount(context, transaction, opened.hash)) };
    })
    .catch((error: unknown) => {
      throw takenError(error) ?? error;
    });
  giveCookie(context, session);
  // The next child at this computer answers for themselves.
  context.cookies.clear("age");
  return { account, destination: destinationOf(account) };
}

/** The row of a new student (D-01). The form asked for all that onboarding would. */
function newProfile(
  context: RequestContext,
  input: Input,
  birthDate: string,
  passwordHash: string,
): typeof profiles.$inferInsert & { id: string } {
  const now = context.now();
  return {
    id: createId("prf", now.getTime()),
    fullName: input.fullName,
    username: input.username,
    email: input.email,
    passwordHash,
    birthDate,
    gradeLevel: input.gradeLevel,
    learningGoals: input.learningGoals || null,
    onboardingCompleted: true,
    role: "student",
    parentContactInfo: {
      primary_subject: input.primarySubject,
      preferred_subjects: [...new Set([input.primarySubject, ...input.preferredSubjects])],
      // Quiet until the family asks for it (Age-Appropriate Design Code, standard 7).
      notification_preferences: { email: false, weekly_summary: false, achievement_alerts: false },
    },
    locale: input.locale,
    createdAt: now,
    updatedAt: now,
  };
}

const taken = {
  profiles_username_key: () =>
    new AppError("username_taken", { fields: { username: "usernameTaken" } }),
  profiles_email_key: () => new AppError("email_taken", { fields: { email: "emailTaken" } }),
} as const;

/** What the unique indexes say: the only judges of what is taken, so two sign-ups at once cannot both win. */
function takenError(error: unknown): AppError | null {
  const constraint = violatedConstraint(error);
  if (constraint === "profiles_username_key" || constraint === "profiles_email_key") {
    return taken[constraint]();
  }
  return null;
}
