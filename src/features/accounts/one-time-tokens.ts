import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { oneTimeTokens, type TokenPurpose } from "#db/tables/one-time-tokens.ts";
import { createToken, hashToken } from "./session-tokens.ts";

/** What a token is for, and whose it is. */
export type TokenGrant = {
  purpose: TokenPurpose;
  profileId?: string;
  parentId?: string;
  /** The address that using the token proves. */
  email?: string;
};

/** A token as the database keeps it. */
export type StoredToken = typeof oneTimeTokens.$inferSelect;

/**
 * Makes a token that works once within `lifetimeMs` of `now`, in the caller's transaction. Earlier tokens for
 * the same purpose and owner stop working, so that only the newest link in a mailbox is good. Gives the token:
 * it exists in the e-mail or on the screen it is written to, and nowhere else.
 */
export async function issueToken(
  queryable: Queryable,
  grant: TokenGrant,
  now: Date,
  lifetimeMs: number,
): Promise<string> {
  const { purpose, profileId, parentId, email } = grant;
  if (profileId !== undefined || parentId !== undefined) {
    await queryable
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.purpose, purpose),
          profileId === undefined
            ? isNull(oneTimeTokens.profileId)
            : eq(oneTimeTokens.profileId, profileId),
          parentId === undefined
            ? isNull(oneTimeTokens.parentId)
            : eq(oneTimeTokens.parentId, parentId),
          isNull(oneTimeTokens.usedAt),
        ),
      );
  }
  const token = createToken();
  await queryable.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    purpose,
    profileId: profileId ?? null,
    parentId: parentId ?? null,
    email: email ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Ends the open links that would bring a profile an address, or prove one; not those to `kept`. */
export async function dropAddressTokens(
  queryable: Queryable,
  { profileId }: { profileId: string },
  kept: string | null,
): Promise<void> {
  await queryable
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, "verify-email"),
        eq(oneTimeTokens.profileId, profileId),
        isNull(oneTimeTokens.usedAt),
        kept === null ? undefined : ne(oneTimeTokens.email, kept),
      ),
    );
}

/** Ends what links for a new password are open: whoever has one has not been heard about what changed since. */
export async function dropResetTokens(
  queryable: Queryable,
  owner: { profileId: string } | { parentId: string },
): Promise<void> {
  await queryable
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, "reset-password"),
        "parentId" in owner
          ? eq(oneTimeTokens.parentId, owner.parentId)
          : eq(oneTimeTokens.profileId, owner.profileId),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/**
 * Uses a token up: of several tries at once exactly one gets it. Null where it is unknown, too old, for
 * something else, or used before.
 */
export async function spendToken(
  queryable: Queryable,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<StoredToken | null> {
  const [spent] = await queryable
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning();
  return spent ?? null;
}

/** A token's record whether it still works or not, so that a link followed twice can be answered kindly. */
export async function findToken(
  queryable: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<StoredToken | null> {
  const [found] = await queryable
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hashToken(token)), eq(oneTimeTokens.purpose, purpose)));
  return found ?? null;
}
