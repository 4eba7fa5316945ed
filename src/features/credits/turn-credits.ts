import { and, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { creditsPerProblem } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";

/** A charge belongs to one turn of the tutor, and each movement happens at most once for a turn. */
type Charge = { studentId: string; messageId: string; now: Date };

/** What the student can still spend. */
export async function readBalance(queryable: Queryable, studentId: string): Promise<number> {
  const [account] = await queryable
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  return account?.balance ?? 0;
}

/**
 * Sets the price of a problem aside for a turn, in the caller's transaction. The balance can never go below
 * zero: the update finds no row where there is too little.
 * @throws AppError no_credits
 */
export async function reserveCredit(queryable: Queryable, charge: Charge): Promise<void> {
  const updated = await queryable
    .update(creditAccounts)
    .set({
      balance: sql`${creditAccounts.balance} - ${creditsPerProblem}`,
      reserved: sql`${creditAccounts.reserved} + ${creditsPerProblem}`,
    })
    .where(
      and(
        eq(creditAccounts.studentId, charge.studentId),
        gte(creditAccounts.balance, creditsPerProblem),
      ),
    )
    .returning({ studentId: creditAccounts.studentId });
  if (updated.length === 0) throw new AppError("no_credits");
  await enter(queryable, charge, "reserve");
}

/** The turn was delivered: what was set aside is spent. Does nothing where nothing was reserved. */
export async function settleCredit(queryable: Queryable, charge: Charge): Promise<void> {
  await close(queryable, charge, "settle", 0);
}

/** The turn was not delivered as it should have been: what was set aside comes back. */
export async function refundCredit(queryable: Queryable, charge: Charge): Promise<void> {
  await close(queryable, charge, "refund", creditsPerProblem);
}

/**
 * Gives the price of a problem back after all, also where it was spent already, once for a turn; gives the credits
 * that came back: none where the turn cost nothing or gave it back before.
 */
export async function returnCredit(queryable: Queryable, charge: Charge): Promise<number> {
  if (await close(queryable, charge, "refund", creditsPerProblem)) return creditsPerProblem;
  const written = await queryable.execute(sql`
    insert into ${creditEntries} (id, student_id, kind, amount, message_id, created_at)
    select ${createId("cre")}, ${charge.studentId}, 'refund', ${creditsPerProblem}, ${charge.messageId}, ${charge.now}
    where exists (
      select 1 from ${creditEntries} where message_id = ${charge.messageId} and kind = 'settle'
    )
    on conflict do nothing`);
  if (written.rowCount === 0) return 0;
  await queryable
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${creditsPerProblem}` })
    .where(eq(creditAccounts.studentId, charge.studentId));
  return creditsPerProblem;
}

/**
 * Ends a reservation once, and says whether it did: the entry is written only where a reserve stands and neither
 * settle nor refund does, and the account moves only with the entry.
 */
async function close(
  queryable: Queryable,
  charge: Charge,
  kind: "settle" | "refund",
  back: number,
): Promise<boolean> {
  const written = await queryable.execute(sql`
    insert into ${creditEntries} (id, student_id, kind, amount, message_id, created_at)
    select ${createId("cre")}, ${charge.studentId}, ${kind}, ${creditsPerProblem}, ${charge.messageId}, ${charge.now}
    where exists (
      select 1 from ${creditEntries} where message_id = ${charge.messageId} and kind = 'reserve'
    ) and not exists (
      select 1 from ${creditEntries} where message_id = ${charge.messageId} and kind in ('settle', 'refund')
    )
    on conflict do nothing`);
  if (written.rowCount === 0) return false;
  await queryable
    .update(creditAccounts)
    .set({
      balance: sql`${creditAccounts.balance} + ${back}`,
      reserved: sql`${creditAccounts.reserved} - ${creditsPerProblem}`,
    })
    .where(eq(creditAccounts.studentId, charge.studentId));
  return true;
}

async function enter(queryable: Queryable, charge: Charge, kind: "reserve"): Promise<void> {
  await queryable.insert(creditEntries).values({
    id: createId("cre"),
    studentId: charge.studentId,
    kind,
    amount: creditsPerProblem,
    messageId: charge.messageId,
    createdAt: charge.now,
  });
}
