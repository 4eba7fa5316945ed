import { and, gt, inArray, isNull, eq } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import type { Services } from "#platform/http/request-context.ts";

/**
 * Which of these sessions, named by their hashes, still let their owners in: they have neither ended nor been ended,
 * and nobody shut the account.
 */
export async function findOpenSessions(
  { db, now }: Pick<Services, "db" | "now">,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ hash: sessions.tokenHash })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, sessions.parentId))
    .where(
      and(
        inArray(sessions.tokenHash, [...hashes]),
        gt(sessions.expiresAt, now()),
        isNull(profiles.suspendedAt),
        isNull(parentAccounts.suspendedAt),
      ),
    );
  return new Set(found.map(({ hash }) => hash));
}
