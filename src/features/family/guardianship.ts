import { and, eq, type Placeholder, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { defineTopic } from "#platform/live-channel.ts";
import { AppError } from "#shared/errors.ts";

/** Who may look after whom has changed for a parent: whoever shows the family reads it anew. */
export const guardianshipNews = defineTopic("family-guardianship", "parentId");

/** Holds for the guardianships that open something to this parent: every query about a family asks by it. */
export function isGuardianOf(parentId: string | Placeholder): SQL {
  return eq(guardianships.parentId, parentId);
}

/** Whether the student is this parent's child, as far as that opens something. */
export async function isGuardian(
  queryable: Queryable,
  parentId: string,
  childId: string,
): Promise<boolean> {
  const found = await queryable
    .select({ id: guardianships.studentId })
    .from(guardianships)
    .where(and(isGuardianOf(parentId), eq(guardianships.studentId, childId)));
  return found.length > 0;
}

/** Throws not_found unless the student is this parent's child: nobody learns that somebody else's exists. */
export async function requireChild(
  queryable: Queryable,
  parentId: string,
  childId: string,
): Promise<void> {
  if (!(await isGuardian(queryable, parentId, childId))) throw new AppError("not_found");
}
