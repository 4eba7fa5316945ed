import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates, referrals } from "#db/tables/affiliates.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { isSameMailbox, mailbox } from "../rules/visits.ts";

/** A student, whoever the same adults look after, and the addresses of all of them. */
export type Household = { studentIds: string[]; addresses: string[] };

/** Whoever belongs to a student; adults who were locked out do not. */
export async function readHousehold(queryable: Queryable, studentId: string): Promise<Household> {
  const own = queryable
    .select({ id: guardianships.parentId })
    .from(guardianships)
    .where(and(eq(guardianships.studentId, studentId), isNull(guardianships.lockedAt)));
  const beside = await queryable
    .select({ id: guardianships.studentId })
    .from(guardianships)
    .where(and(inArray(guardianships.parentId, own), isNull(guardianships.lockedAt)));
  const studentIds = [...new Set([studentId, ...beside.map(({ id }) => id)])];
  const adults = await queryable
    .select({ email: parentAccounts.email })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(and(inArray(guardianships.studentId, studentIds), isNull(guardianships.lockedAt)));
  const students = await queryable
    .select({ email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.id, studentIds));
  const addresses = [...adults, ...students].flatMap(({ email }) => email ?? []);
  return { studentIds, addresses };
}

/** What a family's mailboxes are known by; whoever reads it learns no address. */
export function mailboxHashes({ addresses }: Household): string[] {
  const hashes = addresses.map((address) =>
    createHash("sha256").update(mailbox(address)).digest("hex").slice(0, 32),
  );
  return [...new Set(hashes)];
}

/** The affiliate who brought a household. */
export type BroughtBy = { id: string; isActive: boolean; isOwnFamily: boolean; creditedAt: Date };

/** The affiliate a household is credited to: that of its first credited student. Null where nobody brought it. */
export async function broughtBy(
  queryable: Queryable,
  { studentIds, addresses }: Household,
): Promise<BroughtBy | null> {
  const [found] = await queryable
    .select({
      id: affiliates.id,
      status: affiliates.status,
      email: affiliates.email,
      accountEmail: profiles.email,
      creditedAt: referrals.createdAt,
    })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .innerJoin(profiles, eq(profiles.id, affiliates.userId))
    .where(inArray(referrals.profileId, studentIds))
    .orderBy(asc(referrals.createdAt), asc(referrals.profileId))
    .limit(1);
  if (!found) return null;
  const { id, status, email, accountEmail, creditedAt } = found;
  const own = [email, accountEmail ?? email];
  const isOwnFamily = addresses.some((address) => own.some((mine) => isSameMailbox(mine, address)));
  return { id, isActive: status === "active", isOwnFamily, creditedAt };
}
