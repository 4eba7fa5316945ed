import { and, eq, gt, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";

/** Whether a session still lets its owner in: it has neither ended nor been ended, and nobody shut the account. */
export async function isSessionOpen(
  queryable: Queryable,
  sessionHash: string,
  now: Date,
): Promise<boolean> {
  const found = await queryable
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, sessions.parentId))
    .where(
      and(
        eq(sessions.tokenHash, sessionHash),
        gt(sessions.expiresAt, now),
        isNull(profiles.suspendedAt),
        isNull(parentAccounts.suspendedAt),
      ),
    );
  return found.length > 0;
}
