import { eq } from "drizzle-orm";
import { profiles } from "#db/tables/profiles.ts";
import { isAdministratorEmail } from "#features/accounts/administrators.ts";
import { afterAnswer } from "#features/accounts/after-answer.ts";
import { dropAddressTokens } from "#features/accounts/one-time-tokens.ts";
import { writeEmailChanged, writeProfileVerification } from "#features/accounts/profile/letters.ts";
import {
  areAnswersNeutral,
  writeToWantedAddress,
} from "#features/accounts/profile/neutral-address.ts";
import { readOwn } from "#features/accounts/profile/own-account.ts";
import { emailTaken, takenError } from "#features/accounts/students/insert-student.ts";
import { isUnderAgeLine } from "#features/accounts/students/under-age-line.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { requireChild } from "./guardianship.ts";

/**
 * Gives a child below the age of consent an address, changes it, or takes it away: the child cannot. It is unproved
 * until the link sent to it is used, the former one is told, and no password is got back through either. Throws not_found
 * for anybody else's child, student_decides from that age on, email_taken, and invalid_input where the child
 * would have nothing to sign in with.
 */
export async function setChildEmail(
  context: RequestContext,
  parentId: string,
  { childId, email }: { childId: string; email: string | null },
): Promise<void> {
  await requireChild(context.db, parentId, childId);
  const owner = { profileId: childId };
  const now = context.now();
  if (!(await isUnderAgeLine(context.db, owner, now))) throw new AppError("student_decides");
  const child = await readOwn(context.db, owner);
  // What was wished before is wished no more.
  if (email === null || child.email?.toLowerCase() === email) {
    await dropAddressTokens(context.db, owner, email);
  }
  if (child.email === email) return;
  if (email === null && child.username === null) {
    throw new AppError("invalid_input", { fields: { email: "identifierNeeded" } });
  }
  if (email !== null && areAnswersNeutral(context)) {
    afterAnswer(context, () => writeToWantedAddress(context, child, email));
    return;
  }
  if (isAdministratorEmail(context.settings, email)) throw emailTaken();
  await context.db
    .update(profiles)
    .set({ email, emailVerifiedAt: null, googleSubject: null, updatedAt: now })
    .where(eq(profiles.id, childId))
    .catch((error: unknown) => {
      throw takenError(error) ?? error;
    });
  if (email === null) return;
  afterAnswer(context, async () => {
    await writeProfileVerification(context, child, email);
    if (child.email !== null) {
      await writeEmailChanged(context, child, { former: child.email, present: email });
    }
  });
}
