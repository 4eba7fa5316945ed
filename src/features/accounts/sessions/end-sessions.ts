import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { sessions } from "#db/tables/sessions.ts";
import { sessionNews } from "#platform/http/open-streams.ts";
import { publish } from "#platform/live-channel.ts";
import type { SessionEnding } from "#shared/session-ends.ts";
import type { SessionOwner } from "./owner.ts";

/** The condition that a session is this owner's. */
export function isOwnedBy(owner: SessionOwner): SQL {
  return "parentId" in owner
    ? eq(sessions.parentId, owner.parentId)
    : eq(sessions.profileId, owner.profileId);
}

/**
 * Ends sessions before their time: the one way to. Whatever their owners have open, at whichever program, ends with
 * them, and the page says why. Gives how many ended.
 */
export async function endSessionsWhere(
  queryable: Queryable,
  condition: SQL | undefined,
  why: SessionEnding,
): Promise<number> {
  const { profileId, parentId } = sessions;
  const ended = await queryable
    .delete(sessions)
    .where(condition)
    .returning({ profileId, parentId });
  const owners = new Set(ended.map((row) => row.profileId ?? row.parentId ?? ""));
  for (const ownerId of owners) await publish(queryable, sessionNews, { ownerId, why });
  return ended.length;
}

/**
 * Ends every session of somebody, in the caller's transaction, but the one whose hash is `except`: at a suspension, a
 * deletion, a change of role by somebody else and a new password. Gives how many ended.
 */
export function endSessionsOf(
  queryable: Queryable,
  owner: SessionOwner,
  { except, why = "elsewhere" }: { except?: string; why?: SessionEnding } = {},
): Promise<number> {
  const isOther = except === undefined ? undefined : ne(sessions.tokenHash, except);
  return endSessionsWhere(queryable, and(isOwnedBy(owner), isOther), why);
}
