import { eq } from "drizzle-orm";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { actingRole } from "../administrators.ts";
import type { Account } from "../contract.ts";
import { checkPassword } from "../passwords.ts";
import { giveCookie, openSession, prolongSession } from "../sessions.ts";
import { countSignIn } from "../sign-in-limit.ts";
import { replaceHash } from "../students/sign-in.ts";

/**
 * Lets a student go on whose session nothing but the password extends (T-01), on the page that is open: of the same account
 * alone, since that page holds what its owner wrote. Throws password_wrong, also where there is no such student;
 * session_of_another where this browser's session is somebody else's by now; account_suspended after the right password
 * alone; rate_limited.
 */
export async function renewSession(
  context: RequestContext,
  { accountId, password }: { accountId: string; password: string },
): Promise<{ account: Account; now: string }> {
  if (context.actor && context.actor.id !== accountId) throw new AppError("session_of_another");
  const [found] = await context.db.select().from(profiles).where(eq(profiles.id, accountId));
  // Nobody else: an administrator's code is asked for at the sign-in alone.
  const isStudent = found !== undefined && actingRole(context.settings, found) === "student";
  const profile = isStudent ? found : null;
  const succeed = await countSignIn(context, accountId, profile, "profiles");
  const stored = profile?.passwordHash ?? null;
  const { matches, upgrade } = await checkPassword(stored, password, context.settings);
  if (!profile || !matches) {
    throw new AppError("password_wrong", { fields: { password: "passwordWrong" } });
  }
  if (profile.suspendedAt) throw new AppError("account_suspended");
  if (upgrade !== null) await replaceHash(context, profile.id, stored, upgrade);
  await succeed();
  const session = await letGoOn(context, profile.id);
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, now: context.now().toISOString() };
}

async function letGoOn(context: RequestContext, profileId: string) {
  if (!context.actor) return openSession(context, { profileId }, "username");
  const session = await context.db.transaction((transaction) =>
    prolongSession(transaction, context),
  );
  giveCookie(context, session);
  return session;
}
