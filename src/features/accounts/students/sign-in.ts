import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import type { Account, accountsContract } from "../contract.ts";
import { verifyPassword } from "../passwords.ts";
import { type Destination, destinationOf, identifierKind } from "../rules.ts";
import { startSession } from "../sessions.ts";
import { countSignIn } from "../sign-in-limit.ts";

type Input = z.output<typeof accountsContract.signInStudent.input>;

/**
 * Signs a student in by username or e-mail address (V-04). Throws invalid_credentials where the account is
 * unknown or the password wrong, after the same work in both cases; account_incomplete where the account has
 * no password; rate_limited after too many tries at one account.
 */
export async function signInStudent(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  await countSignIn(context, input.identifier);
  const method = identifierKind(input.identifier);
  const profile = await findProfile(context.db, method, input.identifier);
  const matches = await verifyPassword(
    profile?.passwordHash ?? null,
    input.password,
    context.settings.environment,
  );
  if (profile?.passwordHash === null) throw new AppError("account_incomplete");
  if (!profile || !matches) throw new AppError("invalid_credentials");
  const session = await startSession(context, { profileId: profile.id }, method);
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: destinationOf(account) };
}

async function findProfile(db: Database, method: "email" | "username", identifier: string) {
  const column = method === "email" ? profiles.email : profiles.username;
  const [profile] = await db
    .select({ id: profiles.id, passwordHash: profiles.passwordHash })
    .from(profiles)
    .where(eq(sql`lower(${column})`, sql`lower(${identifier})`));
  return profile ?? null;
}
