import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readAccount } from "../account-record.ts";
import { actingRole, isAdministratorEmail, opensAdminSetup } from "../administrators.ts";
import type { Account } from "../contract.ts";
import type { parentsContract } from "../contract/parents.ts";
import { checkPassword } from "../passwords.ts";
import type { Destination } from "../rules.ts";
import { type SessionOwner, startSession } from "../sessions.ts";
import { countSignIn } from "../sign-in-limit.ts";
import { getParentByEmail } from "./account.ts";
import { named } from "./failures.ts";

type Input = z.output<typeof parentsContract.signInParent.input>;

/** Somebody who may sign in on the parent side, as far as the sign-in decides by it. */
type Candidate = {
  id: string;
  owner: SessionOwner;
  passwordHash: string | null;
  isSuspended: boolean;
  isVerified: boolean;
};

/**
 * Signs a parent in, or an administrator, who sees the sample family there (spec section 6). Throws
 * invalid_parent_credentials where the account is unknown or the password wrong, after the same work in both
 * cases, or admin_setup_needed while there is no administrator (M-06); only after the right password account_suspended or email_not_verified (T-02); session_not_created;
 * rate_limited after too many tries at one account; and to an administrator with a
 * second factor second_factor_needed.
 */
export async function signInParent(
  context: RequestContext,
  input: Input,
): Promise<{ account: Account; destination: Destination }> {
  const isAdministrator = isAdministratorEmail(context.settings, input.email);
  const candidate = isAdministrator
    ? await findAdministrator(context, input.email)
    : await findParent(context, input.email);
  const succeed = await countSignIn(
    context,
    input.email,
    candidate,
    isAdministrator ? "profiles" : "parents",
  );
  const stored = candidate?.passwordHash ?? null;
  const { matches, upgrade } = await checkPassword(stored, input.password, context.settings);
  if (!candidate || !matches) {
    const isSetup = await opensAdminSetup(context, input.email);
    throw new AppError(isSetup ? "admin_setup_needed" : "invalid_parent_credentials");
  }
  if (candidate.isSuspended) throw new AppError("account_suspended");
  if (!candidate.isVerified) throw new AppError("email_not_verified");
  if (upgrade !== null) await replaceHash(context, candidate, upgrade);
  const method = "parentId" in candidate.owner ? "parent" : "email";
  await succeed();
  const session = await startSession(context, candidate.owner, method).catch((error: unknown) => {
    throw named(context, "session_not_created", error);
  });
  const { account } = await readAccount(context, context.db, session.hash);
  return { account, destination: "/parent-dashboard" };
}

async function findParent(context: RequestContext, email: string): Promise<Candidate | null> {
  const parent = await getParentByEmail(context.db, email);
  return (
    parent && {
      id: parent.id,
      owner: { parentId: parent.id },
      passwordHash: parent.passwordHash,
      isSuspended: parent.suspendedAt !== null,
      isVerified: parent.emailVerified,
    }
  );
}

async function findAdministrator(
  context: RequestContext,
  email: string,
): Promise<Candidate | null> {
  const [profile] = await context.db
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  if (!profile || actingRole(context.settings, profile) !== "administrator") return null;
  return {
    id: profile.id,
    owner: { profileId: profile.id },
    passwordHash: profile.passwordHash,
    isSuspended: profile.suspendedAt !== null,
    isVerified: true,
  };
}

/**
 * Puts our own hash in place of a parent's imported one, unless a new password came meanwhile. An administrator's
 * is replaced where administrators sign in otherwise.
 */
async function replaceHash(
  context: RequestContext,
  { owner, passwordHash: former }: Candidate,
  passwordHash: string,
): Promise<void> {
  if (!("parentId" in owner)) return;
  await context.db
    .update(parentAccounts)
    .set({ passwordHash, updatedAt: context.now() })
    .where(
      and(eq(parentAccounts.id, owner.parentId), eq(parentAccounts.passwordHash, former ?? "")),
    );
}
