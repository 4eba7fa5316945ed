import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";

/** An affiliate's row. */
export type StoredAffiliate = typeof affiliates.$inferSelect;

/** What a referral code leads to (C-04). */
export type CodeOwner = Pick<
  StoredAffiliate,
  "id" | "userId" | "referralCode" | "firstName" | "lastName" | "status"
>;

/** The affiliate of a referral code in any case, only while active (C-04); null otherwise. */
export async function findByActiveCode(
  queryable: Queryable,
  code: string,
): Promise<CodeOwner | null> {
  const { id, userId, referralCode, firstName, lastName, status } = affiliates;
  const [found] = await queryable
    .select({ id, userId, referralCode, firstName, lastName, status })
    .from(affiliates)
    .where(
      and(eq(sql`upper(${referralCode})`, code.toUpperCase()), eq(affiliates.status, "active")),
    );
  return found ?? null;
}

/** The affiliate record of a profile (C-04); null where they have not applied. */
export async function findByUser(
  queryable: Queryable,
  userId: string,
): Promise<StoredAffiliate | null> {
  const [found] = await queryable.select().from(affiliates).where(eq(affiliates.userId, userId));
  return found ?? null;
}

/** The affiliate of an address in any case (C-04); null where there is none. */
export async function findByEmail(
  queryable: Queryable,
  email: string,
): Promise<StoredAffiliate | null> {
  const [found] = await queryable
    .select()
    .from(affiliates)
    .where(eq(sql`lower(${affiliates.email})`, email.toLowerCase()));
  return found ?? null;
}
