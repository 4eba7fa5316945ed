import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { actingRole } from "../administrators.ts";
import type { Account } from "../contract.ts";
import type { affiliateAccountsContract } from "../contract/affiliates.ts";
import { verifyPassword } from "../passwords.ts";
import { type Destination, destinationOf } from "../rules.ts";
import { startSession } from "../sessions.ts";
import { countSignIn } from "../sign-in-limit.ts";

type Input = z.output<typeof affiliateAccountsContract.signInAffiliate.input>;

/**
 * Signs an affiliate in, or an administrator. Throws invalid_credentials where there is no such account, it is of
 * another kind or the password is wrong, after the same work in each case; account_suspended to whoever has the
 * right password; rate_limited after too many tries at one account; and to an administrator with a
 * second factor second_factor_needed.
 */
export async function signInAffiliate(
  context: RequestContext,
  { email, password }: Input,
): Promise<{ account: Account; destination: Destination }> {
  const [profile] = await context.db
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  const succeed = await countSignIn(context, email, profile ?? null, "profiles");
  const isOurs = profile !== undefined && mayEnter(actingRole(context.settings, profile));
  const matches = await verifyPassword(
    isOurs ? profile.passwordHash : null,
    password,
    context.settings.environment,
  );
  if (!isOurs || !matches) throw new AppError("invalid_credentials");
  if (profile.suspendedAt) throw new AppError("account_suspended");
  await succeed();
  const session = await startSession(context, { profileId: profile.id }, "email");
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: destinationOf(account) };
}

function mayEnter(role: ReturnType<typeof actingRole>): boolean {
  return role === "affiliate" || role === "administrator";
}
