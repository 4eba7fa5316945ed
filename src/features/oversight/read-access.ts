import { and, desc, eq, lt, not, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { accessEntries } from "#db/tables/oversight.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { AccessLog } from "./contract.ts";

const perPage = 30;

/**
 * An administrator's look at alerts. The student reads of it; parents never do, since it would tell that there is an
 * alert which they have not heard of, and one of them may be the danger.
 */
export const looksAtAlerts = sql`(${eq(accessEntries.viewer, "administrator")} and ${eq(accessEntries.what, "alerts")})`;

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
        readerId === studentId ? undefined : not(looksAtAlerts),
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
