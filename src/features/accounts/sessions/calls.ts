import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "#db/tables/sessions.ts";
import { answer, answerStream, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import type { EventSink } from "#platform/http/event-sink.ts";
import { AppError } from "#shared/errors.ts";
import { isSessionEnding } from "#shared/session-ends.ts";
import { readAccount } from "../account-record.ts";
import { type Account, accountsContract } from "../contract.ts";
import type { SessionEvent, SessionView } from "../contract/sessions.ts";
import { sessionLifetimes } from "../rules.ts";
import { endSession, endSessionsOf, giveCookie, isOwnedBy } from "../sessions.ts";
import { confirmSession } from "./confirm-session.ts";
import { deviceOf } from "./device.ts";
import { endSessionsWhere } from "./end-sessions.ts";
import { rejectSignIn } from "./not-you.ts";
import { ownerOf } from "./owner.ts";
import { renewSession } from "./renew-session.ts";

/** Who is signed in at this browser. A cookie of a session that has ended is taken back. */
async function readSession(
  context: RequestContext,
): Promise<{ account: Account | null; now: string }> {
  const now = context.now().toISOString();
  const token = context.cookies.get("session");
  if (!context.actor || !token) {
    if (token) context.cookies.clear("session");
    return { account: null, now };
  }
  const { account, lifetime } = await readAccount(context, context.db, context.actor.sessionHash);
  // Activity may have extended the session on the server; a cookie with an end of its own must last as long.
  const expiresAt = new Date(account.sessionExpiresAt);
  if (lifetime.outlivesBrowser) giveCookie(context, { token, lifetime, expiresAt });
  return { account, now };
}

/** Says nothing until the session is no more before its time, and then why. */
function followSession(
  _context: RequestContext,
  _input: unknown,
  sink: EventSink<SessionEvent>,
): Promise<void> {
  return new Promise((resolve) => {
    sink.onClose((why) => {
      if (isSessionEnding(why)) sink.send({ type: "ended", why });
      resolve();
    });
    sink.open();
  });
}

/** T-11: to the full length at once, where activity would be written only now and then. */
async function extendSession(
  context: RequestContext,
): Promise<{ sessionExpiresAt: string; now: string }> {
  const { sessionHash } = requireActor(context);
  const now = context.now();
  const ofThis = eq(sessions.tokenHash, sessionHash);
  const [found] = await context.db
    .select({ method: sessions.method, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(ofThis);
  if (!found) throw new AppError("unauthenticated");
  const lifetime = sessionLifetimes[found.method];
  if (lifetime.touchMs === null) {
    return { sessionExpiresAt: found.expiresAt.toISOString(), now: now.toISOString() };
  }
  const expiresAt = new Date(now.getTime() + lifetime.ms);
  await context.db
    .update(sessions)
    .set({ expiresAt, lastActiveAt: now })
    .where(and(ofThis, gt(sessions.expiresAt, now)));
  const token = context.cookies.get("session");
  if (token && lifetime.outlivesBrowser) giveCookie(context, { token, lifetime, expiresAt });
  return { sessionExpiresAt: expiresAt.toISOString(), now: now.toISOString() };
}

async function listSessions(context: RequestContext): Promise<{ sessions: SessionView[] }> {
  const actor = requireActor(context);
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(isOwnedBy(ownerOf(actor)), gt(sessions.expiresAt, context.now())))
    .orderBy(desc(sessions.lastActiveAt), desc(sessions.createdAt));
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastActiveAt: row.lastActiveAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isCurrent: row.tokenHash === actor.sessionHash,
    })),
  };
}

/** Throws not_found for the present session, one that has ended and somebody else's alike. */
async function endOtherSession(
  context: RequestContext,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const actor = requireActor(context);
  const isOther = and(
    eq(sessions.id, sessionId),
    isOwnedBy(ownerOf(actor)),
    ne(sessions.tokenHash, actor.sessionHash),
  );
  if ((await endSessionsWhere(context.db, isOther, "elsewhere")) === 0)
    throw new AppError("not_found");
  return {};
}

/** The calls about sessions with what answers them. */
export const sessionsCalls: readonly BoundCall[] = [
  answer(accountsContract.readSession, readSession),
  answer(accountsContract.signOut, async (context) => {
    await endSession(context);
    return {};
  }),
  answerStream(accountsContract.followSession, followSession),
  answer(accountsContract.extendSession, extendSession),
  answer(accountsContract.renewSession, renewSession),
  answer(accountsContract.confirmSession, confirmSession),
  answer(accountsContract.rejectSignIn, rejectSignIn),
  answer(accountsContract.listSessions, listSessions),
  answer(accountsContract.endOtherSession, endOtherSession),
  answer(accountsContract.endAllOtherSessions, async (context) => {
    const actor = requireActor(context);
    const except = actor.sessionHash;
    return { ended: await endSessionsOf(context.db, ownerOf(actor), { except }) };
  }),
];
