import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";

/** An adult who looks after a student and can be written to. */
export type Guardian = Pick<
  typeof parentAccounts.$inferSelect,
  "id" | "email" | "fullName" | "locale"
>;

/** The adults who look after a student, whose address is proved and whose account is open. */
export function readGuardians(queryable: Queryable, studentId: string): Promise<Guardian[]> {
  const { id, email, fullName, locale } = parentAccounts;
  return queryable
    .select({ id, email, fullName, locale })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(
      and(
        eq(guardianships.studentId, studentId),
        eq(parentAccounts.emailVerified, true),
        isNull(parentAccounts.suspendedAt),
      ),
    );
}
