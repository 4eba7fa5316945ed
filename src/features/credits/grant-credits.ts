import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { recordDeed } from "#platform/audit.ts";
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

/** A grant by an administrator; the same `clientId` is the same grant. */
export type Grant = {
  studentId: string;
  administratorId: string;
  amount: number;
  reason: string;
  clientId: string;
  now: Date;
};

/**
 * Grants credits with the entry and the deed that answer for them, in the caller's transaction; gives the balance, and
 * whether this sending of it was the first.
 */
export async function grantByAdministrator(
  queryable: Queryable,
  grant: Grant,
): Promise<{ balance: number; isNew: boolean }> {
  const { studentId, administratorId, amount, reason, clientId, now } = grant;
  await queryable
    .insert(creditAccounts)
    .values({ studentId, balance: 0 })
    .onConflictDoNothing({ target: creditAccounts.studentId });
  // Held to the end: of two sendings the second sees the entry of the first, and no spending comes between.
  const [account] = await queryable
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId))
    .for("update");
  const before = account?.balance ?? 0;
  const known = await queryable
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.studentId, studentId), eq(creditEntries.clientId, clientId)));
  if (known.length > 0) return { balance: before, isNew: false };
  const balance = before + amount;
  await queryable
    .update(creditAccounts)
    .set({ balance })
    .where(eq(creditAccounts.studentId, studentId));
  await queryable.insert(creditEntries).values({
    id: createId("cre", now.getTime()),
    studentId,
    kind: "grant",
    amount,
    administratorId,
    reason,
    balanceAfter: balance,
    clientId,
    createdAt: now,
  });
  const deed = { actorId: administratorId, action: "credits.granted", subjectId: studentId };
  await recordDeed(queryable, { ...deed, details: { amount, balance, reason } }, now);
  return { balance, isNew: true };
}
