import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { actingRole } from "#features/accounts/administrators.ts";
import type { SessionOwner } from "#features/accounts/sessions.ts";
import type { Settings } from "#platform/settings.ts";
import { AppError } from "#shared/errors.ts";
import type { ListedAccount } from "../contract/accounts.ts";
import type { AccountState } from "../rules.ts";

export type Profile = typeof profiles.$inferSelect;
export type Parent = typeof parentAccounts.$inferSelect;

/** An account of either kind with its row. */
export type FoundAccount =
  | { kind: "profile"; id: string; row: Profile }
  | { kind: "parent"; id: string; row: Parent };

/** The account of an id. Throws not_found. */
export async function getAccountOrThrow(queryable: Queryable, id: string): Promise<FoundAccount> {
  const [profile] = await queryable.select().from(profiles).where(eq(profiles.id, id));
  if (profile) return { kind: "profile", id, row: profile };
  const [parent] = await queryable.select().from(parentAccounts).where(eq(parentAccounts.id, id));
  if (parent) return { kind: "parent", id, row: parent };
  throw new AppError("not_found");
}

/** Whose sessions an account's are. */
export function sessionOwnerOf({ kind, id }: FoundAccount): SessionOwner {
  return kind === "parent" ? { parentId: id } : { profileId: id };
}

function stateOf(suspendedAt: Date | null, isUnproved: boolean): AccountState {
  if (suspendedAt !== null) return "suspended";
  return isUnproved ? "unverified" : "active";
}

/** A profile as it stands in the list. */
export function listedProfile(settings: Settings, row: Profile): ListedAccount {
  return {
    id: row.id,
    kind: "profile",
    role: actingRole(settings, row),
    fullName: row.fullName,
    username: row.username,
    email: row.email,
    state: stateOf(row.suspendedAt, row.email !== null && row.emailVerifiedAt === null),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A parent's account as it stands in the list. */
export function listedParent(row: Parent): ListedAccount {
  return {
    id: row.id,
    kind: "parent",
    role: "parent",
    fullName: row.fullName,
    username: null,
    email: row.email,
    state: stateOf(row.suspendedAt, !row.emailVerified),
    createdAt: row.createdAt.toISOString(),
  };
}
