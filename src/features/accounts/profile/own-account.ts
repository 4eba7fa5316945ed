import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { AppError } from "#shared/errors.ts";
import { dropResetTokens } from "../one-time-tokens.ts";
import type { SessionOwner } from "../sessions/owner.ts";

/** What profiles and parents' accounts have in common, under one name each. */
export type OwnAccount = {
  owner: SessionOwner;
  fullName: string;
  username: string | null;
  email: string | null;
  emailVerified: boolean;
  passwordHash: string | null;
  googleSubject: string | null;
  locale: "en" | "es";
};

/** A profile's or a parent's own account. Throws unauthenticated where it is gone. */
export async function readOwn(queryable: Queryable, owner: SessionOwner): Promise<OwnAccount> {
  const found =
    "parentId" in owner
      ? await readParent(queryable, owner.parentId)
      : await readProfile(queryable, owner.profileId);
  if (!found) throw new AppError("unauthenticated");
  return found;
}

async function readProfile(queryable: Queryable, profileId: string): Promise<OwnAccount | null> {
  const [row] = await queryable.select().from(profiles).where(eq(profiles.id, profileId));
  return row ? { ...row, owner: { profileId }, emailVerified: row.emailVerifiedAt !== null } : null;
}

async function readParent(queryable: Queryable, parentId: string): Promise<OwnAccount | null> {
  const [row] = await queryable
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.id, parentId));
  return row ? { ...row, owner: { parentId }, username: null } : null;
}

/**
 * Whether a letter to `address` still reaches the account: one that went to an address that it had before is no key to
 * it.
 */
export function isPresentAddress({ email }: Pick<OwnAccount, "email">, address: string): boolean {
  return email !== null && email.toLowerCase() === address.toLowerCase();
}

/**
 * Gives a profile another address, in the caller's transaction, and with it the record of an affiliate, whose letters go there.
 * The unique indexes judge what is taken: see `takenError`.
 */
export async function updateProfileEmail(
  queryable: Queryable,
  profileId: string,
  change: { email: string; emailVerifiedAt: Date | null },
  now: Date,
): Promise<void> {
  const { email } = change;
  await queryable
    .update(profiles)
    .set({ ...change, updatedAt: now })
    .where(eq(profiles.id, profileId));
  await queryable.update(affiliates).set({ email }).where(eq(affiliates.userId, profileId));
}

/**
 * Changes what both kinds of account have, in the caller's transaction. With a new password every open link that would
 * set another ends.
 */
export async function updateOwn(
  queryable: Queryable,
  owner: SessionOwner,
  change: Partial<Pick<OwnAccount, "fullName" | "locale">> & { passwordHash?: string },
  now: Date,
): Promise<void> {
  const values = { ...change, updatedAt: now };
  if ("parentId" in owner) {
    await queryable.update(parentAccounts).set(values).where(eq(parentAccounts.id, owner.parentId));
  } else {
    await queryable.update(profiles).set(values).where(eq(profiles.id, owner.profileId));
  }
  if (change.passwordHash !== undefined) await dropResetTokens(queryable, owner);
}
