import type { z } from "zod";
import { joinBrand } from "#features/brands/families/join-brand.ts";
import { careWithin, hearField, requireUntroubledVisitor } from "#features/oversight/hear-field.ts";
import { tellOfAlarmSoon } from "#features/oversight/tell-alarm.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { CareAnswer } from "#shared/care.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { afterAnswer } from "../after-answer.ts";
import type { Account, accountsContract } from "../contract.ts";
import { requireTicket } from "../google/ticket.ts";
import { guessableProblem } from "../guessable.ts";
import { hashPassword } from "../passwords.ts";
import { writeProfileVerification } from "../profile/letters.ts";
import {
  areAnswersNeutral,
  makeUsername,
  writeToWantedAddress,
} from "../profile/neutral-address.ts";
import { type Destination, destinationOf, signUpPath } from "../rules.ts";
import { giveCookie, insertSession } from "../sessions.ts";
import { requireAnswer } from "./age-step.ts";
import { emailTaken, insertStudent, type NewStudent, takenError } from "./insert-student.ts";

type Input = z.output<typeof accountsContract.signUpStudent.input>;

/**
 * Creates a student of 13 or older with their credits and signs them in, all in one transaction. The letter that
 * proves an address (C-01) is apart from it and fails alone. Throws age_step_missing, parent_consent_needed,
 * invalid_input (a password too easy to guess), care_first, username_taken, email_taken, or google_failed where the sign-up
 * rests on Google and this browser's ticket has ended. Goals that tell of something heavy are not kept: the account is
 * made together with a case about it, and the care they are answered with comes beside it.
 */
export async function signUpStudent(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination; care: CareAnswer | null }> {
  const birthDate = await requireAnswer(context);
  if (signUpPath(birthDate, context.now()) === "parent-first") {
    throw new AppError("parent_consent_needed");
  }
  requireUntroubledVisitor(
    context,
    { place: "name", text: input.fullName },
    { place: "username", text: input.username ?? "" },
  );
  const heard = hearField({ place: "goals", text: input.learningGoals });
  const identity = input.google ? await provedByGoogle(context) : await typedIn(context, input);
  const { password: _, google, ...given } = input;
  // Google has proved its address; of a typed one neutral answers tell nothing, so it comes when its link is used.
  const wanted = google || !areAnswersNeutral(context) ? null : identity.email;
  const isKept = isAdministratorEmail(context.settings, identity.email);
  if (isKept && wanted === null) throw emailTaken();
  const student = {
    ...given,
    ...identity,
    ...(wanted === null
      ? {}
      : { email: null, username: given.username ?? makeUsername(given.fullName) }),
    learningGoals: heard ? "" : given.learningGoals,
    birthDate,
    parentCreated: false,
  };
  const { session, account, careful } = await context.db
    .transaction(async (transaction) => {
      const profileId = await insertStudent(transaction, student, context.now());
      await joinBrand(transaction, context, { profileId });
      const method = google ? "google" : student.email === null ? "username" : "email";
      const opened = await insertSession(transaction, context, { profileId }, method);
      const read = await readAccount(context, transaction, opened.hash);
      const found = heard && { studentId: profileId, heard };
      return {
        session: opened,
        account: read.account,
        careful: found && (await careWithin(transaction, context, found)),
      };
    })
    .catch((error: unknown) => {
      throw takenError(error) ?? error;
    });
  giveCookie(context, session);
  // The next child at this computer answers for themselves.
  context.cookies.clear("age");
  context.cookies.clear("google_ticket");
  const { email } = identity;
  if (email !== null && !google) {
    const addressee = { ...account, owner: { profileId: account.id } };
    const write = wanted === null ? writeProfileVerification : writeToWantedAddress;
    afterAnswer(context, () => write(context, addressee, email));
  }
  if (careful?.isNew) tellOfAlarmSoon(context, account.id);
  return { account, destination: destinationOf(account), care: careful?.care ?? null };
}

/** How a new student is known and signs in. */
type Identity = Pick<NewStudent, "email" | "passwordHash" | "emailVerifiedAt" | "googleSubject">;

async function typedIn(
  context: RequestContext,
  { fullName, username, email, password }: Input,
): Promise<Identity> {
  // The contract lets nobody through without a password but those whom Google names.
  if (password === null) throw new AppError("invalid_input");
  const problem = guessableProblem(password, [username, email, fullName]);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });
  const passwordHash = await hashPassword(password, context.settings.environment);
  return { email, passwordHash, emailVerifiedAt: null, googleSubject: null };
}

async function provedByGoogle(context: RequestContext): Promise<Identity> {
  const { email, subject } = await requireTicket(context, "student");
  const emailVerifiedAt = context.now();
  return { email, passwordHash: null, emailVerifiedAt, googleSubject: subject };
}
