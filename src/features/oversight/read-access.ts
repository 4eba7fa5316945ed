import { and, desc, eq, inArray, lt, not, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { accessEntries } from "#db/tables/oversight.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { AccessLog } from "./contract.ts";

const perPage = 30;

/**
 * An administrator's look at a student's alerts or account. The student reads of it; parents never do, whatever there
 * was to look for: a look that showed itself, or ceased to, would tell of a case that one of them may be the danger in.
 */
export const looksOfAdministrators = sql`(${eq(accessEntries.viewer, "administrator")} and ${inArray(
  accessEntries.what,
  ["alerts", "account"],
)})`;

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
        readerId === studentId ? undefined : not(looksOfAdministrators),
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
