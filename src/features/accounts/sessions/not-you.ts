import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { sessions } from "#db/tables/sessions.ts";
import { isGuardian } from "#features/family/guardianship.ts";
import type { RequestContext, Services } from "#platform/http/request-context.ts";
import { day, resetLinkMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { issueToken, spendToken } from "../one-time-tokens.ts";
import { isPresentAddress, readOwn } from "../profile/own-account.ts";
import { isUnderAgeLine } from "../students/under-age-line.ts";
import { createToken, hashToken } from "../session-tokens.ts";
import { endSessionsWhere } from "./end-sessions.ts";
import type { SessionOwner } from "./owner.ts";

/** How long "not you?" in a letter works. */
const lifetimeMs = 7 * day;

/** Who is written to about a sign-in: its owner, at an address of theirs, or a guardian of the student. */
export type NoticeReader = { owner: SessionOwner; email: string } | { guardianId: string };

/**
 * The address of the page that ends a session, for one letter about its beginning. Every letter's works, once: the
 * newest does not replace the others, for each is about another sign-in.
 */
export async function notYouUrl(
  queryable: Queryable,
  { settings, now: clock }: Pick<Services, "settings" | "now">,
  sessionId: string,
  reader: NoticeReader,
): Promise<string> {
  const token = createToken();
  const now = clock();
  await queryable.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    purpose: "not-you",
    ...("owner" in reader ? reader.owner : { parentId: reader.guardianId }),
    email: "owner" in reader ? reader.email : null,
    sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const url = new URL("/not-you", settings.publicUrl);
  url.searchParams.set("token", token);
  return url.href;
}

/**
 * Ends the session that a letter told of. Whose own it was gets a token that sets a new password: the letter came to
 * their address, as a link for a forgotten password would, and it is theirs still. Throws token_invalid, also where a guardian is none any more.
 */
export function rejectSignIn(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ resetToken: string | null }> {
  return context.db.transaction(async (transaction) => {
    const now = context.now();
    const spent = await spendToken(transaction, token, "not-you", now);
    if (!spent || spent.sessionId === null) throw new AppError("token_invalid");
    const { email, parentId, profileId } = spent;
    await endSession(transaction, spent.sessionId, { parentId, profileId, isOwn: email !== null });
    if (email === null) return { resetToken: null };
    const owner = profileId === null ? { parentId: parentId ?? "" } : { profileId };
    const own = await readOwn(transaction, owner);
    if (!isPresentAddress(own, email)) return { resetToken: null };
    // A child's account is got back through its guardians, also by a letter from before they were asked.
    if (await isUnderAgeLine(transaction, owner, now)) return { resetToken: null };
    const grant = { purpose: "reset-password", ...owner, email } as const;
    return { resetToken: await issueToken(transaction, grant, now, resetLinkMs) };
  });
}

type Rejecter = { parentId: string | null; profileId: string | null; isOwn: boolean };

async function endSession(
  queryable: Queryable,
  sessionId: string,
  { parentId, profileId, isOwn }: Rejecter,
): Promise<void> {
  const [session] = await queryable.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return;
  const mayEnd = isOwn
    ? session.parentId === parentId && session.profileId === profileId
    : await isGuardian(queryable, parentId ?? "", session.profileId ?? "");
  if (!mayEnd) throw new AppError("token_invalid");
  await endSessionsWhere(queryable, eq(sessions.id, sessionId), "elsewhere");
}
