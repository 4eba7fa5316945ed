import { and, asc, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { defineTopic } from "#platform/live-channel.ts";
import { AppError } from "#shared/errors.ts";

/**
 * Whoever opens something of a child to an adult, or writes to the adults of a child, asks here: a guardianship that an
 * administrator has locked opens nothing and hears nothing. The list of all files that know the table, and why each
 * may, stands in guardianship.test.ts.
 */

/** Who may look after whom has changed for a parent: whoever shows the family reads it anew. */
export const guardianshipNews = defineTopic("family-guardianship", "parentId");

/** Holds for the guardianships that open something: a locked one is there for the record alone. */
export const isUnlocked: SQL = isNull(guardianships.lockedAt);

/** Holds for the guardianships that open something to this parent: every query about a family asks by it. */
export function isGuardianOf(parentId: string | Placeholder): SQL {
  return sql`(${eq(guardianships.parentId, parentId)} and ${isUnlocked})`;
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

/** A child as far as letters and lists name one. */
export type NamedChild = Pick<
  typeof profiles.$inferSelect,
  "id" | "fullName" | "username" | "email" | "birthDate" | "parentCreated"
>;

/** The children of a parent by name. */
export function childrenOf(queryable: Queryable, parentId: string): Promise<NamedChild[]> {
  const { id, fullName, username, email, birthDate, parentCreated } = profiles;
  return queryable
    .select({ id, fullName, username, email, birthDate, parentCreated })
    .from(guardianships)
    .innerJoin(profiles, eq(profiles.id, guardianships.studentId))
    .where(isGuardianOf(parentId))
    .orderBy(asc(profiles.fullName), asc(profiles.id));
}

/** An adult who looks after a student and can be written to. */
export type Guardian = Pick<
  typeof parentAccounts.$inferSelect,
  "id" | "email" | "fullName" | "locale"
>;

/**
 * The adults who look after a student, whose address is proved and whose account is open: everybody who is to hear of
 * the student, in the order they came.
 */
export function readGuardians(queryable: Queryable, studentId: string): Promise<Guardian[]> {
  const { id, email, fullName, locale } = parentAccounts;
  return queryable
    .select({ id, email, fullName, locale })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(
      and(
        eq(guardianships.studentId, studentId),
        isUnlocked,
        eq(parentAccounts.emailVerified, true),
        isNull(parentAccounts.suspendedAt),
      ),
    )
    .orderBy(asc(guardianships.createdAt), asc(parentAccounts.id));
}

/**
 * Holds where a student has nobody whom `readGuardians` finds. The column is named in words, for a query about one table
 * alone leaves the table's name out.
 */
export function hasNobodyToTell(student: "alerts.student_id"): SQL {
  return sql`not exists (
    select 1 from guardianships g join parent_accounts p on p.id = g.parent_id
    where g.student_id = ${sql.raw(student)}
      and g.locked_at is null and p.email_verified and p.suspended_at is null)`;
}
