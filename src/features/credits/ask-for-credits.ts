import { type Queryable, violatedConstraint } from "#db/client.ts";
import { creditRequests } from "#db/tables/credits.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";

/** Who asks for whom; `parentId` is null where the student asks. */
export type Asking = { studentId: string; parentId: string | null; note: string; now: Date };

/**
 * Asks the academy for more credits.
 * @throws AppError credits_asked where a request waits, ask_a_parent for a student whose parents can ask
 */
export async function askForCredits(queryable: Queryable, asking: Asking): Promise<void> {
  const { studentId, parentId, note, now } = asking;
  if (parentId === null && (await hasGuardian(queryable, studentId))) {
    throw new AppError("ask_a_parent");
  }
  try {
    await queryable.insert(creditRequests).values({
      id: createId("crq", now.getTime()),
      studentId,
      askedBy: parentId === null ? "student" : "parent",
      parentId,
      note,
      status: "open",
      createdAt: now,
    });
  } catch (error) {
    // Asked before, or in two windows at once: the index of open requests lets one through.
    if (violatedConstraint(error) === "credit_requests_open_key")
      throw new AppError("credits_asked");
    throw error;
  }
}

/** Whether a parent looks after the student who can sign in and ask. */
export async function hasGuardian(queryable: Queryable, studentId: string): Promise<boolean> {
  return (await readGuardians(queryable, studentId)).length > 0;
}
