import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { requireUntroubled } from "#features/oversight/hear-field.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { afterAnswer } from "../after-answer.ts";
import type { Account } from "../contract.ts";
import type { AccountDetails, profileContract } from "../contract/profile.ts";
import { guessableProblem } from "../guessable.ts";
import { hashPassword } from "../passwords.ts";
import { type Destination, destinationOf } from "../rules.ts";
import { endSessionsOf, ownerOf } from "../sessions.ts";
import { isUnderAgeLine } from "../students/under-age-line.ts";
import { emailTaken, takenError } from "../students/insert-student.ts";
import { confirmPassword } from "./confirm-password.ts";
import { writeEmailChanged, writePasswordChanged, writeProfileVerification } from "./letters.ts";
import { areAnswersNeutral, writeToWantedAddress } from "./neutral-address.ts";
import { readOwn, updateOwn, updateProfileEmail } from "./own-account.ts";
import { readDetails } from "./read-details.ts";

type Details = { details: AccountDetails };
type Input<Name extends keyof typeof profileContract> = z.output<
  (typeof profileContract)[Name]["input"]
>;

/** Changes the full name. Throws care_first. */
export async function changeName(
  context: RequestContext,
  { fullName }: Input<"changeName">,
): Promise<Details> {
  await requireUntroubled(context, { place: "name", text: fullName });
  await updateOwn(context.db, ownerOf(requireActor(context)), { fullName }, context.now());
  return readDetails(context);
}

/** Changes the language of e-mails. */
export async function changeLocale(
  context: RequestContext,
  { locale }: Input<"changeLocale">,
): Promise<Details> {
  await updateOwn(context.db, ownerOf(requireActor(context)), { locale }, context.now());
  return readDetails(context);
}

/** Changes the username. Throws care_first, username_taken: the unique index alone judges. */
export async function changeUsername(
  context: RequestContext,
  { username }: Input<"changeUsername">,
): Promise<Details> {
  await requireUntroubled(context, { place: "username", text: username });
  await context.db
    .update(profiles)
    .set({ username, updatedAt: context.now() })
    .where(eq(profiles.id, requireActor(context).id))
    .catch((error: unknown) => {
      throw takenError(error) ?? error;
    });
  return readDetails(context);
}

/** Changes what the tutor goes by; with it, onboarding is completed (T-04). Throws care_first. */
export async function updateLearning(
  context: RequestContext,
  input: Input<"updateLearning">,
): Promise<{ account: Account; destination: Destination }> {
  const actor = requireActor(context);
  const { gradeLevel, primarySubject, preferredSubjects, learningGoals } = input;
  await requireUntroubled(context, { place: "goals", text: learningGoals });
  const interests = {
    primary_subject: primarySubject,
    preferred_subjects: [...new Set([primarySubject, ...preferredSubjects])],
  };
  await context.db
    .update(profiles)
    .set({
      gradeLevel,
      learningGoals: learningGoals || null,
      onboardingCompleted: true,
      parentContactInfo: sql`${profiles.parentContactInfo} || ${JSON.stringify(interests)}::jsonb`,
      updatedAt: context.now(),
    })
    .where(eq(profiles.id, actor.id));
  const { account } = await readAccount(context, context.db, actor.sessionHash);
  return { account, destination: destinationOf(account) };
}

/**
 * Changes the address. A profile has the new one at once, unproved; a parent, who could not sign in with an
 * unproved one, when the link sent to it is used; where answers are neutral so has everybody. The former address is told.
 * Throws password_wrong, email_taken, or guardian_decides below the age of consent.
 */
export async function changeEmail(
  context: RequestContext,
  { email, password }: Input<"changeEmail">,
): Promise<Details> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  if (own.passwordHash !== null) await confirmPassword(context, own, password ?? "", "password");
  if (own.email?.toLowerCase() === email) return readDetails(context);
  if (await isUnderAgeLine(context.db, own.owner, context.now())) {
    throw new AppError("guardian_decides", { fields: { email: "guardianChangesEmail" } });
  }
  if (areAnswersNeutral(context)) {
    const wanting = {
      ...own,
      isAffiliate: actor.role === "affiliate",
      isAdministrator: actor.role === "administrator",
    };
    afterAnswer(context, () => writeToWantedAddress(context, wanting, email));
    return readDetails(context);
  }
  const isKept = isAdministratorEmail(context.settings, email) && actor.role !== "administrator";
  if (isKept || (await isParentsAddress(context, email))) throw emailTaken();
  if ("profileId" in own.owner) {
    const { profileId } = own.owner;
    const change = { email, emailVerifiedAt: null };
    await context.db
      .transaction((transaction) =>
        updateProfileEmail(transaction, profileId, change, context.now()),
      )
      .catch((error: unknown) => {
        throw takenError(error) ?? error;
      });
  }
  afterAnswer(context, async () => {
    await writeProfileVerification(context, own, email);
    if (own.email !== null) {
      await writeEmailChanged(context, own, { former: own.email, present: email });
    }
  });
  return readDetails(context);
}

/**
 * Whether a parent has the address that another parent wants, where the index judges once it is proved, or an affiliate: a
 * student's address alone may be a parent's too.
 */
async function isParentsAddress(context: RequestContext, email: string): Promise<boolean> {
  const { kind, role } = requireActor(context);
  if (kind === "profile" && role !== "affiliate") return false;
  const found = await context.db
    .select({ id: parentAccounts.id })
    .from(parentAccounts)
    .where(eq(sql`lower(${parentAccounts.email})`, email));
  return found.length > 0;
}

/**
 * Sets a new password and ends every other session. Throws password_wrong, invalid_input for one too easy to
 * guess, or account_incomplete where the account has none yet: such a one is set by a link.
 */
export async function changePassword(
  context: RequestContext,
  { presentPassword, newPassword }: Input<"changePassword">,
): Promise<{ endedSessions: number }> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  if (own.passwordHash === null) throw new AppError("account_incomplete");
  await confirmPassword(context, own, presentPassword, "presentPassword");
  const problem = guessableProblem(newPassword, [own.username, own.email, own.fullName]);
  if (problem) throw new AppError("invalid_input", { fields: { newPassword: problem } });
  const passwordHash = await hashPassword(newPassword, context.settings.environment);
  const endedSessions = await context.db.transaction(async (transaction) => {
    await updateOwn(transaction, own.owner, { passwordHash }, context.now());
    return endSessionsOf(transaction, own.owner, { except: actor.sessionHash });
  });
  afterAnswer(context, () => writePasswordChanged(context, own));
  return { endedSessions };
}
