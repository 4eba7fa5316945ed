import { and, desc, eq, exists, ilike, inArray, or } from "drizzle-orm";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { nameContains } from "#features/admin/accounts/search-accounts.ts";
import { containing } from "#features/admin/rules.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Family } from "../contract/payments.ts";

const listLength = 10;

/** Students by their own name, username or address, or by those of whoever looks after them; the newest first. */
export async function findFamilies(
  { db }: RequestContext,
  { query }: { query: string },
): Promise<{ families: Family[] }> {
  const part = containing(query);
  const byGuardian = db
    .select({ id: guardianships.studentId })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(
      and(
        eq(guardianships.studentId, profiles.id),
        or(nameContains(parentAccounts.fullName, query), ilike(parentAccounts.email, part)),
      ),
    );
  const students = await db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.role, "student"),
        or(
          nameContains(profiles.fullName, query),
          ilike(profiles.username, part),
          ilike(profiles.email, part),
          exists(byGuardian),
        ),
      ),
    )
    .orderBy(desc(profiles.id))
    .limit(listLength);
  const ids = students.map(({ id }) => id);
  const guardians = await db
    .select({
      studentId: guardianships.studentId,
      name: parentAccounts.fullName,
      email: parentAccounts.email,
    })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(inArray(guardianships.studentId, ids));
  return {
    families: students.map(({ id, fullName, username, email }) => ({
      studentId: id,
      studentName: fullName,
      handle: username ?? email ?? id,
      guardians: guardians.filter(({ studentId }) => studentId === id),
    })),
  };
}
