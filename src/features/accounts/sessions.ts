import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type SessionMethod, sessions } from "#db/tables/sessions.ts";
import type { ResolveActor } from "#platform/http/register.ts";
import type { Actor, RequestContext, Services } from "#platform/http/request-context.ts";
import { second } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { actingRole } from "./administrators.ts";
import { extendedExpiry, firstNameOf, type SessionLifetime, sessionLifetimes } from "./rules.ts";

/** Whose session it is. */
export type SessionOwner = { profileId: string } | { parentId: string };

/** A session that was just opened. The token exists here and in the browser's cookie, nowhere else. */
export type NewSession = {
  token: string;
  hash: string;
  expiresAt: Date;
  lifetime: SessionLifetime;
};

/** The hash under which a token stands in the database. A token has 256 random bits, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits, for whoever holds them alone to prove it later. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

function prepareLookup(db: Database) {
  return db
    .select({
      method: sessions.method,
      expiresAt: sessions.expiresAt,
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
 * activity extends. Null where the token is unknown, its session has ended or its owner is suspended.
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

  return async (services, token, { isActivity }) => {
    const sessionHash = hashToken(token);
    const [found] = await lookupIn(services.db).execute({ tokenHash: sessionHash });
    const now = services.now();
    if (!found || found.isSuspended || found.expiresAt <= now) return null;
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
    };
  }
  if (found.parentId === null || found.parentName === null) return null;
  return {
    id: found.parentId,
    kind: "parent",
    role: "parent",
    firstName: firstNameOf(found.parentName),
    sessionHash,
  };
}

/**
 * Writes a new session, in the caller's transaction, in place of the one this browser had: a username session
 * so gives way to a real one (T-01), and no session outlives a change of who is signed in. The caller hands the
 * browser its cookie with `giveCookie` once the transaction stands.
 */
export async function insertSession(
  queryable: Queryable,
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<NewSession> {
  const previous = context.cookies.get("session");
  if (previous) await queryable.delete(sessions).where(eq(sessions.tokenHash, hashToken(previous)));
  const lifetime = sessionLifetimes[method];
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + lifetime.ms);
  const token = createToken();
  const hash = hashToken(token);
  const { userAgent } = context;
  await queryable.insert(sessions).values({
    tokenHash: hash,
    id: createId("ses", createdAt.getTime()),
    ...owner,
    method,
    userAgent,
    createdAt,
    lastActiveAt: createdAt,
    expiresAt,
  });
  return { token, hash, expiresAt, lifetime };
}

/** Gives the browser the cookie of a session, for as long as the session lasts or the browser stays open. */
export function giveCookie(
  context: RequestContext,
  session: Pick<NewSession, "token" | "expiresAt" | "lifetime">,
): void {
  const { token, expiresAt, lifetime } = session;
  const seconds = Math.ceil((expiresAt.getTime() - context.now().getTime()) / second);
  context.cookies.set("session", token, lifetime.outlivesBrowser ? seconds : undefined);
}

/** Opens a session for this browser and gives it the cookie; the browser's previous session ends. */
export async function startSession(
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<NewSession> {
  const session = await context.db.transaction((transaction) =>
    insertSession(transaction, context, owner, method),
  );
  giveCookie(context, session);
  return session;
}

/** Ends the session of this call on the server and takes the cookie back. */
export async function endSession(context: RequestContext): Promise<void> {
  const token = context.cookies.get("session");
  if (token) await context.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  context.cookies.clear("session");
}
