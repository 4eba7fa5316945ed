import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import type { ResolveActor } from "#platform/http/register.ts";
import type { Actor, Services } from "#platform/http/request-context.ts";
import { actingRole } from "../administrators.ts";
import { extendedExpiry, firstNameOf, sessionLifetimes } from "../rules.ts";
import { hashToken } from "../sessions.ts";

function prepareLookup(db: Database) {
  return db
    .select({
      method: sessions.method,
      expiresAt: sessions.expiresAt,
      host: sessions.host,
      confirmedAt: sessions.confirmedAt,
      profileId: sessions.profileId,
      parentId: sessions.parentId,
      role: profiles.role,
      email: profiles.email,
      profileName: profiles.fullName,
      parentName: parentAccounts.fullName,
      emailVerifiedAt: profiles.emailVerifiedAt,
      isSuspended: sql<boolean>`coalesce(${profiles.suspendedAt}, ${parentAccounts.suspendedAt}) is not null`,
    })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, sessions.parentId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("resolve_session");
}

type Lookup = ReturnType<typeof prepareLookup>;
type Found = Awaited<ReturnType<Lookup["execute"]>>[number];

/**
 * Finds who a session token belongs to, by one prepared query on the primary key, and extends sessions that
 * activity extends. Null where the token is unknown or another host's, its session has ended or its owner is suspended.
 */
export function createResolveActor(): ResolveActor {
  const lookups = new WeakMap<Database, Lookup>();

  function lookupIn(db: Database): Lookup {
    const known = lookups.get(db);
    if (known) return known;
    const lookup = prepareLookup(db);
    lookups.set(db, lookup);
    return lookup;
  }

  return async (services, token, { isActivity, site }) => {
    const sessionHash = hashToken(token);
    const [found] = await lookupIn(services.db).execute({ tokenHash: sessionHash });
    const now = services.now();
    if (!found || found.isSuspended || found.expiresAt <= now) return null;
    // Whoever runs a partner's host may come by its cookies: they open nothing anywhere else.
    if (found.host !== (site?.host ?? null)) return null;
    const extended =
      isActivity && extendedExpiry(sessionLifetimes[found.method], found.expiresAt, now);
    if (extended) await extend(services.db, sessionHash, extended, now);
    return actorOf(services, found, sessionHash);
  };
}

async function extend(db: Database, tokenHash: string, expiresAt: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt, lastActiveAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

function actorOf(services: Services, found: Found, sessionHash: string): Actor | null {
  if (found.profileId !== null && found.profileName !== null && found.role !== null) {
    return {
      id: found.profileId,
      kind: "profile",
      role: actingRole(services.settings, { ...found, role: found.role }),
      firstName: firstNameOf(found.profileName),
      sessionHash,
      confirmedAt: found.confirmedAt,
    };
  }
  if (found.parentId === null || found.parentName === null) return null;
  return {
    id: found.parentId,
    kind: "parent",
    role: "parent",
    firstName: firstNameOf(found.parentName),
    sessionHash,
    confirmedAt: found.confirmedAt,
  };
}
