import { and, eq, gt } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type SessionMethod, sessions } from "#db/tables/sessions.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { type SessionLifetime, sessionLifetimes } from "./rules.ts";
import { askForSecondFactor } from "./second-factor/pending-sign-in.ts";
import { endSessionsOf, endSessionsWhere, isOwnedBy } from "./sessions/end-sessions.ts";
import { ownerOf, type SessionOwner } from "./sessions/owner.ts";
import { createToken, hashToken } from "./session-tokens.ts";
import { isUnderAgeLine } from "./students/under-age-line.ts";
import { noteDevice } from "./sessions/known-devices.ts";
import { tellOfSignIn } from "./sessions/sign-in-notices.ts";

export { createToken, endSessionsOf, hashToken, isOwnedBy, ownerOf, type SessionOwner };

/** A session that was just opened. The token exists here and in the browser's cookie, nowhere else. */
export type NewSession = {
  token: string;
  hash: string;
  expiresAt: Date;
  lifetime: SessionLifetime;
};

/** A session opened just now: its name, and whether the account was never signed in at this browser before. */
export type OpenedSession = NewSession & { id: string; isNewDevice: boolean };

/**
 * Writes a new session, in the caller's transaction, in place of the one this browser had: a username session
 * so gives way to a real one (T-01), and no session outlives a change of who is signed in. A child's below the age of
 * consent lasts as one of a username, however it is opened. The caller hands the
 * browser its cookie with `giveCookie` once the transaction stands.
 */
export async function insertSession(
  queryable: Queryable,
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<OpenedSession> {
  const previous = context.cookies.get("session");
  if (previous) {
    await endSessionsWhere(queryable, eq(sessions.tokenHash, hashToken(previous)), "elsewhere");
  }
  const createdAt = context.now();
  // Below the age of consent an address is no stronger than a username: whoever got in by it is out again in an hour.
  const isChild = await isUnderAgeLine(queryable, owner, createdAt);
  const kept = isChild ? "username" : method;
  const lifetime = sessionLifetimes[kept];
  const expiresAt = new Date(createdAt.getTime() + lifetime.ms);
  const token = createToken();
  const hash = hashToken(token);
  const { userAgent } = context;
  const id = createId("ses", createdAt.getTime());
  await queryable.insert(sessions).values({
    tokenHash: hash,
    id,
    ...owner,
    method: kept,
    host: context.site?.host ?? null,
    userAgent,
    createdAt,
    lastActiveAt: createdAt,
    expiresAt,
  });
  if ("parentId" in owner) {
    const isOwner = eq(parentAccounts.id, owner.parentId);
    await queryable.update(parentAccounts).set({ lastSignedInAt: createdAt }).where(isOwner);
  } else {
    const isOwner = eq(profiles.id, owner.profileId);
    await queryable.update(profiles).set({ lastSignedInAt: createdAt }).where(isOwner);
  }
  const accountId = "parentId" in owner ? owner.parentId : owner.profileId;
  const isNewDevice = await noteDevice(context, accountId);
  return { id, token, hash, expiresAt, lifetime, isNewDevice };
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

/**
 * Signs in somebody who gave a password, or whom Google names, at this browser. Throws second_factor_needed where a code is
 * asked for as well: the session is opened once it was given.
 */
export async function startSession(
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<NewSession> {
  await askForSecondFactor(context, owner, method);
  return openSession(context, owner, method);
}

/**
 * Signs somebody in who has proved everything that is asked: opens a session, gives the cookie, and tells whom it concerns.
 * The browser's previous session ends.
 */
export async function openSession(
  context: RequestContext,
  owner: SessionOwner,
  method: SessionMethod,
): Promise<NewSession> {
  const session = await context.db.transaction((transaction) =>
    insertSession(transaction, context, owner, method),
  );
  giveCookie(context, session);
  await tellOfSignIn(context, owner, session);
  return session;
}

/** Ends the session of this call on the server and takes the cookie back. */
export async function endSession(context: RequestContext): Promise<void> {
  const token = context.cookies.get("session");
  if (token) {
    await endSessionsWhere(context.db, eq(sessions.tokenHash, hashToken(token)), "elsewhere");
  }
  context.cookies.clear("session");
}

/**
 * Gives the session of this call another token in place of the one it has, in the caller's transaction: for when
 * the person's role changes, so that nobody who knew the old token has the new rights. The caller hands the
 * browser its cookie with `giveCookie` once the transaction stands. Throws unauthenticated where the session is
 * gone.
 */
export async function rotateSession(
  queryable: Queryable,
  context: RequestContext,
): Promise<NewSession> {
  const token = createToken();
  const hash = hashToken(token);
  const [rotated] = await queryable
    .update(sessions)
    .set({ tokenHash: hash })
    .where(
      and(
        eq(sessions.tokenHash, context.actor?.sessionHash ?? ""),
        gt(sessions.expiresAt, context.now()),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt, method: sessions.method });
  if (!rotated) throw new AppError("unauthenticated");
  return { token, hash, expiresAt: rotated.expiresAt, lifetime: sessionLifetimes[rotated.method] };
}

/**
 * Lets the session of this call last as long again as one that begins now, under another token: for when its owner has just
 * given the password. Throws unauthenticated where the session is gone.
 */
export async function prolongSession(
  queryable: Queryable,
  context: RequestContext,
): Promise<NewSession> {
  const rotated = await rotateSession(queryable, context);
  const now = context.now();
  const expiresAt = new Date(now.getTime() + rotated.lifetime.ms);
  await queryable
    .update(sessions)
    .set({ expiresAt, lastActiveAt: now })
    .where(eq(sessions.tokenHash, rotated.hash));
  return { ...rotated, expiresAt };
}
