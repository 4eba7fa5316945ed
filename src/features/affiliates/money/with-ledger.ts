import { sql } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { moneyEntries, type EntryKind } from "#db/tables/money.ts";
import { createId } from "#shared/ids.ts";
import type { Posting } from "../rules/ledger.ts";

/** Any fixed number: it only has to be the same for all that move money. */
const lockKey = 4_201_944;

/**
 * Does work that moves money, one after the other over all programs on the database: what one administrator approves or
 * refunds is seen by the next before theirs begins. Payments are typed by people, so that nobody waits.
 */
export function withLedger<Done>(
  db: Database,
  work: (transaction: Queryable) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (transaction) => {
    await holdLedger(transaction);
    return work(transaction);
  });
}

/** Waits for others who move money, and keeps them waiting until the transaction ends. */
export async function holdLedger(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

/** What a transaction of money is about. */
export type About = Pick<
  typeof moneyEntries.$inferInsert,
  | "administratorId"
  | "familyId"
  | "paymentId"
  | "affiliateId"
  | "commissionId"
  | "payoutId"
  | "clientId"
> & { kind: EntryKind };

/** Writes one transaction of money into the ledger; nothing where nothing moves. */
export async function postEntries(
  transaction: Queryable,
  postings: readonly Posting[],
  about: About,
  now: Date,
): Promise<void> {
  if (postings.length === 0) return;
  const transactionId = createId("txn", now.getTime());
  await transaction.insert(moneyEntries).values(
    postings.map(({ account, money }) => ({
      ...about,
      ...money,
      id: createId("ent", now.getTime()),
      transactionId,
      account,
      createdAt: now,
    })),
  );
}
