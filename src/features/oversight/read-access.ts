import { and, desc, eq, lt, not, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { accessEntries } from "#db/tables/oversight.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { AccessLog } from "./contract.ts";

const perPage = 30;

/**
 * Whether a case of the student's that an administrator is to see first stands since before an instant; until it is
 * passed on, what administrators open of the student may be for its sake.
 */
export function hasKeptCase(
  student: "access_entries.student_id" | "audit_entries.subject_id",
  at: "access_entries.last_at" | "audit_entries.created_at",
): SQL {
  return sql`exists (select 1 from alerts kept where kept.student_id = ${sql.raw(student)}
    and kept.route = 'administrators' and kept.created_at <= ${sql.raw(at)})`;
}

/**
 * An administrator's look at alerts, or at the account while a case stands that parents have not heard of. The student
 * reads of it; parents do not, since it would tell that there is such a case, and one of them may be the danger.
 */
export const looksForCases = sql`(${eq(accessEntries.viewer, "administrator")} and (
  ${eq(accessEntries.what, "alerts")} or (${eq(accessEntries.what, "account")}
    and ${hasKeptCase("access_entries.student_id", "access_entries.last_at")})))`;

/** Who looked at what of a student, latest first; `readerId` is told which looks were their own. */
export async function readAccess(
  queryable: Queryable,
  studentId: string,
  { readerId, before }: { readerId: string; before?: string | undefined },
): Promise<AccessLog> {
  const lastAt = sql`date_trunc('milliseconds', ${accessEntries.lastAt})`;
  const rows = await queryable
    .select({ entry: accessEntries, fullName: parentAccounts.fullName })
    .from(accessEntries)
    .leftJoin(parentAccounts, eq(parentAccounts.id, accessEntries.parentId))
    .where(
      and(
        eq(accessEntries.studentId, studentId),
        readerId === studentId ? undefined : not(looksForCases),
        before ? lt(lastAt, new Date(before)) : undefined,
      ),
    )
    .orderBy(desc(accessEntries.lastAt))
    .limit(perPage + 1);
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    entries: page.map(({ entry, fullName }) => ({
      id: entry.id,
      viewer: entry.viewer,
      firstName: fullName === null ? null : firstNameOf(fullName),
      isYou: (entry.parentId ?? entry.administratorId) === readerId,
      what: entry.what,
      firstAt: entry.firstAt.toISOString(),
      lastAt: entry.lastAt.toISOString(),
    })),
    next: rows.length > perPage && last ? last.entry.lastAt.toISOString() : null,
  };
}
