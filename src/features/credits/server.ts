import { sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { createId } from "#shared/ids.ts";

/** Gives a student credits, in the caller's transaction: the balance and the entry that explains it. */
export async function grantCredits(
  queryable: Queryable,
  studentId: string,
  amount: number,
  now: Date,
): Promise<void> {
  await queryable
    .insert(creditAccounts)
    .values({ studentId, balance: amount })
    .onConflictDoUpdate({
      target: creditAccounts.studentId,
      set: { balance: sql`${creditAccounts.balance} + excluded.balance` },
    });
  await queryable
    .insert(creditEntries)
    .values({ id: createId("cre"), studentId, kind: "grant", amount, createdAt: now });
}
