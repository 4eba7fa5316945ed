import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { actingRole, opensAdminSetup } from "../administrators.ts";
import type { Account, accountsContract } from "../contract.ts";
import { areAnswersNeutral } from "../profile/neutral-address.ts";
import { canCheck, checkPassword } from "../passwords.ts";
import { type Destination, destinationOf, identifierKind } from "../rules.ts";
import { startSession } from "../sessions.ts";
import { countSignIn } from "../sign-in-limit.ts";

type Input = z.output<typeof accountsContract.signInStudent.input>;

/**
 * Signs a student in by username or e-mail address (V-04). Throws invalid_credentials where the account is
 * unknown or the password wrong, after the same work in both cases; affiliate_login_needed for an affiliate's
 * address, whatever the password (P-04); account_incomplete where no password could be right (M-01), either only after the
 * right password where answers are neutral;
 * account_suspended after the right password alone; rate_limited after too many tries at one account; and to an administrator with a
 * second factor second_factor_needed.
 */
export async function signInStudent(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  const method = identifierKind(input.identifier);
  const profile = await findProfile(context.db, method, input.identifier);
  const succeed = await countSignIn(context, input.identifier, profile, "profiles");
  const stored = profile?.passwordHash ?? null;
  const { matches, upgrade } = await checkPassword(stored, input.password, context.settings);
  const mayTell = matches || !areAnswersNeutral(context);
  if (profile && mayTell && actingRole(context.settings, profile) === "affiliate") {
    throw new AppError("affiliate_login_needed");
  }
  if (profile && mayTell && !canCheck(stored, context.settings)) {
    throw new AppError("account_incomplete");
  }
  if (!profile || !matches) {
    const isSetup = await opensAdminSetup(context, input.identifier);
    throw new AppError(isSetup ? "admin_setup_needed" : "invalid_credentials");
  }
  if (profile.suspendedAt) throw new AppError("account_suspended");
  if (upgrade !== null) await replaceHash(context, profile.id, stored, upgrade);
  await succeed();
  const session = await startSession(context, { profileId: profile.id }, method);
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: destinationOf(account) };
}

async function findProfile(db: Database, method: "email" | "username", identifier: string) {
  const column = method === "email" ? profiles.email : profiles.username;
  const [profile] = await db
    .select({
      id: profiles.id,
      role: profiles.role,
      email: profiles.email,
      emailVerifiedAt: profiles.emailVerifiedAt,
      passwordHash: profiles.passwordHash,
      suspendedAt: profiles.suspendedAt,
    })
    .from(profiles)
    .where(eq(sql`lower(${column})`, sql`lower(${identifier})`));
  return profile ?? null;
}

/** Puts our own hash in place of an imported one, unless a new password came meanwhile. */
export async function replaceHash(
  context: RequestContext,
  profileId: string,
  former: string | null,
  passwordHash: string,
): Promise<void> {
  await context.db
    .update(profiles)
    .set({ passwordHash, updatedAt: context.now() })
    .where(and(eq(profiles.id, profileId), eq(profiles.passwordHash, former ?? "")));
}
