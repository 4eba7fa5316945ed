import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { secondFactors } from "#db/tables/second-factors.ts";
import { actsAsAdministrator, isAdministratorEmail } from "#features/accounts/administrators.ts";
import { ageOn } from "#features/accounts/rules.ts";
import { endSessionsOf } from "#features/accounts/sessions.ts";
import { type Deed, recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { adultAgeYears } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { type FoundAccount, getAccountOrThrow, sessionOwnerOf } from "./find-account.ts";
import { readAccountRecord } from "./read-account.ts";

/** What a change leaves in the audit trail beside its name; null where there was nothing to change. */
type Outcome = NonNullable<Deed["details"]> | null;

/**
 * Changes an account and records the deed, both in one transaction; gives the account as it is now. Throws
 * not_found.
 */
async function change(
  context: RequestContext,
  accountId: string,
  action: string,
  work: (transaction: Queryable, account: FoundAccount) => Promise<Outcome>,
): Promise<{ account: AccountRecord }> {
  await context.db.transaction(async (transaction) => {
    const account = await getAccountOrThrow(transaction, accountId);
    const details = await work(transaction, account);
    if (details === null) return;
    const deed = { actorId: requireActor(context).id, action, subjectId: accountId, details };
    await recordDeed(transaction, deed, context.now());
  });
  return { account: await readAccountRecord(context, accountId) };
}

/**
 * Throws last_administrator where nobody else could manage the academy, and own_account for the caller's own. The
 * administrators are locked, so that two of them cannot take each other's rights at the same moment.
 */
export async function refuseForKeyHolders(
  transaction: Queryable,
  context: RequestContext,
  accountId: string,
): Promise<void> {
  const acting = await transaction
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(actsAsAdministrator(context.settings), isNull(profiles.suspendedAt)))
    .orderBy(asc(profiles.id))
    .for("update");
  if (acting.length === 1 && acting[0]?.id === accountId) throw new AppError("last_administrator");
  // Of two who took each other's rights, the second has none left by the time the lock is theirs.
  const actorId = requireActor(context).id;
  if (!acting.some(({ id }) => id === actorId)) throw new AppError("forbidden");
  if (actorId === accountId) throw new AppError("own_account");
}

async function setSuspended(
  transaction: Queryable,
  { kind, id }: FoundAccount,
  suspendedAt: Date | null,
): Promise<void> {
  if (kind === "profile") {
    await transaction.update(profiles).set({ suspendedAt }).where(eq(profiles.id, id));
  } else {
    await transaction.update(parentAccounts).set({ suspendedAt }).where(eq(parentAccounts.id, id));
  }
}

/** Shuts an account and ends its sessions. Throws not_found, own_account, last_administrator. */
export function suspendAccount(
  context: RequestContext,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "account.suspended", async (transaction, account) => {
    await refuseForKeyHolders(transaction, context, accountId);
    await setSuspended(transaction, account, context.now());
    await endSessionsOf(transaction, sessionOwnerOf(account), { why: "suspended" });
    return { reason };
  });
}

/** Opens a suspended account again. Throws not_found. */
export function reinstateAccount(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "account.reinstated", async (transaction, account) => {
    if (account.row.suspendedAt === null) return null;
    await setSuspended(transaction, account, null);
    return {};
  });
}

/** Signs an account out everywhere but here. Throws not_found. */
export function endAccountSessions(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "account.signed-out", async (transaction, account) => {
    const except = requireActor(context).sessionHash;
    const ended = await endSessionsOf(transaction, sessionOwnerOf(account), { except });
    return ended === 0 ? null : { sessions: ended };
  });
}

/** Takes a parent's address as proved. Throws not_found, and parent_not_found for anybody else's. */
export function verifyParentAddress(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "parent.verified", async (transaction, account) => {
    if (account.kind !== "parent") throw new AppError("parent_not_found");
    if (account.row.emailVerified) return null;
    await transaction
      .update(parentAccounts)
      .set({ emailVerified: true, updatedAt: context.now() })
      .where(eq(parentAccounts.id, accountId));
    return {};
  });
}

/** Gives a profile every right. Their sessions end: no token outlives a change of role. Throws not_found, adult_needed. */
export function makeAdministrator(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "administrator.made", async (transaction, account) => {
    if (account.kind !== "profile") throw new AppError("not_found");
    if (account.row.role === "administrator") return null;
    const { birthDate } = account.row;
    if (birthDate !== null && ageOn(birthDate, context.now()) < adultAgeYears) {
      throw new AppError("adult_needed");
    }
    await setRole(transaction, context, account, "administrator");
    return { was: account.row.role };
  });
}

/**
 * Makes an administrator what they were before. Throws not_found, own_account, last_administrator, and
 * administrator_by_settings where the settings name the address.
 */
export function takeBackAdministrator(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  return change(context, accountId, "administrator.taken-back", async (transaction, account) => {
    if (account.kind !== "profile") throw new AppError("not_found");
    await refuseForKeyHolders(transaction, context, accountId);
    const { row } = account;
    if (row.emailVerifiedAt !== null && isAdministratorEmail(context.settings, row.email)) {
      throw new AppError("administrator_by_settings");
    }
    if (row.role !== "administrator") return null;
    const partners = await transaction
      .select({ id: affiliates.id })
      .from(affiliates)
      .where(eq(affiliates.userId, accountId));
    const role = partners.length > 0 ? "affiliate" : "student";
    await setRole(transaction, context, account, role);
    // Nobody but administrators is asked for it, or can switch it off.
    await transaction.delete(secondFactors).where(eq(secondFactors.profileId, accountId));
    return { becomes: role };
  });
}

async function setRole(
  transaction: Queryable,
  context: RequestContext,
  account: FoundAccount,
  role: "student" | "affiliate" | "administrator",
): Promise<void> {
  await transaction
    .update(profiles)
    .set({ role, updatedAt: context.now() })
    .where(eq(profiles.id, account.id));
  await endSessionsOf(transaction, sessionOwnerOf(account), {
    except: requireActor(context).sessionHash,
  });
}
