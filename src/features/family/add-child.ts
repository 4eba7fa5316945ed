import { adultAgeYears } from "#shared/constants.ts";
import { and, eq, gt, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { consentRequests, consents, guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { guessableProblem } from "#features/accounts/guessable.ts";
import { dropResetTokens } from "#features/accounts/one-time-tokens.ts";
import { hashPassword } from "#features/accounts/passwords.ts";
import { ageOn, isPossibleBirthDate } from "#features/accounts/rules.ts";
import { endSessionsOf } from "#features/accounts/sessions.ts";
import { insertStudent, takenError } from "#features/accounts/students/insert-student.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { joinParentsBrand } from "#features/brands/families/join-brand.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { publish } from "#platform/live-channel.ts";
import { consentVersion } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { confirmationsOf, consentMethodFor } from "./consent-plus.ts";
import { isAsked } from "./consent-requests.ts";
import type { familyContract } from "./contract.ts";
import { guardianshipNews, requireChild } from "./guardianship.ts";

type NewChild = z.output<typeof familyContract.addChild.input>;

/**
 * Creates a child's account with its credits, the guardianship and the parent's consent, all or nothing; a letter
 * in which the child asked to join is used up by it. Throws invalid_input, username_taken, and token_invalid where
 * that letter is unknown or too old.
 */
export async function addChild(
  context: RequestContext,
  parentId: string,
  input: NewChild,
): Promise<{ childId: string }> {
  const now = context.now();
  refuseImpossible(input, now);
  const { environment } = context.settings;
  const passwordHash = await hashPassword(input.password, environment);
  const asked = input.consentToken === null ? null : await isAsked(context, input.consentToken);
  const { childId } = await commitWithLetters(context, async (transaction) => {
    if (asked) await useConsentRequest(transaction, asked, now);
    const id = await insertStudent(
      transaction,
      {
        fullName: input.fullName,
        username: input.username,
        email: null,
        passwordHash,
        birthDate: input.birthDate,
        gradeLevel: input.gradeLevel,
        primarySubject: input.primarySubject,
        preferredSubjects: [],
        learningGoals: "",
        locale: input.locale,
        parentCreated: true,
      },
      now,
    );
    await transaction.insert(guardianships).values({ parentId, studentId: id, createdAt: now });
    await joinParentsBrand(transaction, { parentId, studentId: id }, now);
    await publish(transaction, guardianshipNews, { parentId });
    await transaction.insert(consents).values({
      id: createId("cns", now.getTime()),
      studentId: id,
      parentId,
      kind: "core",
      method: consentMethodFor(context, input.birthDate),
      version: consentVersion,
      grantedAt: now,
    });
    const letters = await confirmationsOf(transaction, context, parentId, { ...input, id });
    return { childId: id, letters };
  }).catch((error: unknown) => {
    throw takenError(error) ?? error;
  });
  return { childId };
}

function refuseImpossible(input: NewChild, now: Date): void {
  const fields: Record<string, string> = {};
  if (!isPossibleBirthDate(input.birthDate, now)) fields.birthDate = "birthDateInvalid";
  else if (ageOn(input.birthDate, now) >= adultAgeYears) fields.birthDate = "childIsAdult";
  const problem = guessableProblem(input.password, [input.username, input.fullName]);
  if (problem) fields.password = problem;
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
}

async function useConsentRequest(queryable: Queryable, asked: SQL, now: Date): Promise<void> {
  const used = await queryable
    .delete(consentRequests)
    .where(and(asked, gt(consentRequests.expiresAt, now)))
    .returning({ id: consentRequests.id });
  if (used.length === 0) throw new AppError("token_invalid");
}

/**
 * Gives a child a new password and signs the child out everywhere. Throws not_found for anybody else's child and
 * invalid_input for a password that is easy to guess.
 */
export async function setChildPassword(
  context: RequestContext,
  parentId: string,
  input: { childId: string; password: string },
): Promise<void> {
  const { childId, password } = input;
  await requireChild(context.db, parentId, childId);
  const [child] = await context.db
    .select({ username: profiles.username, fullName: profiles.fullName, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, childId));
  const own = child ? [child.username, child.fullName, child.email] : [];
  const problem = guessableProblem(password, own);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });
  const passwordHash = await hashPassword(password, context.settings.environment);
  await context.db.transaction(async (transaction) => {
    await transaction
      .update(profiles)
      .set({ passwordHash, updatedAt: context.now() })
      .where(eq(profiles.id, childId));
    await dropResetTokens(transaction, { profileId: childId });
    await endSessionsOf(transaction, { profileId: childId });
  });
}
