import type { Actor } from "#platform/http/request-context.ts";

/** Whose session it is. */
export type SessionOwner = { profileId: string } | { parentId: string };

/** Whose session the actor's is. */
export function ownerOf(actor: Actor): SessionOwner {
  return actor.kind === "parent" ? { parentId: actor.id } : { profileId: actor.id };
}
