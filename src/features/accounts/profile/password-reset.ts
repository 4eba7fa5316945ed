import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { hour, minute, resetLinkMs, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { afterAnswer } from "../after-answer.ts";
import { passwordResetEmail } from "../emails/password-reset.ts";
import { findToken, issueToken, spendToken, type StoredToken } from "../one-time-tokens.ts";
import { getParentByEmail } from "../parents/account.ts";
import { guessableProblem } from "../guessable.ts";
import { hashPassword } from "../passwords.ts";
import { childResetLetter } from "./child-reset-letter.ts";
import { firstNameOf, isBelowConsentAge } from "../rules.ts";
import { endSessionsOf, type SessionOwner } from "../sessions.ts";
import { noteDevice } from "../sessions/known-devices.ts";
import { isUnderAgeLine } from "../students/under-age-line.ts";
import { targetKey } from "../target-key.ts";
import { type Addressee, writePasswordChanged } from "./letters.ts";
import { isPresentAddress, type OwnAccount, readOwn, updateOwn } from "./own-account.ts";

/** Letters to one address, whoever asks for them. */
const lettersPerTarget: RateLimit = {
  name: "password-reset-letter",
  per: "account",
  points: 5,
  windowSeconds: hour / second,
};

/**
 * Sends the accounts of an address, of either kind, a link each. The answer is the same and comes before any
 * work, so that neither its words nor its time tell whether there are any. Throws rate_limited.
 */
export async function requestPasswordReset(
  context: RequestContext,
  { email }: { email: string },
): Promise<Record<string, never>> {
  await context.limits.count(lettersPerTarget, targetKey(email));
  afterAnswer(context, () => writeResetLinks(context, email));
  return {};
}

async function writeResetLinks(context: RequestContext, email: string): Promise<void> {
  const [profile] = await context.db
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  if (profile && isBelowConsentAge(profile.birthDate, context.now())) {
    await writeGuardiansLink(context, profile);
  } else if (profile?.email) {
    await writeResetLink(context, { ...profile, owner: { profileId: profile.id } }, profile.email);
  }
  const parent = await getParentByEmail(context.db, email);
  if (parent) {
    await writeResetLink(context, { ...parent, owner: { parentId: parent.id } }, parent.email);
  }
}

/** A child's account is got back through its guardians, whichever address was asked with: each gets the same link. */
async function writeGuardiansLink(
  context: RequestContext,
  child: typeof profiles.$inferSelect,
): Promise<void> {
  const guardians = await readGuardians(context.db, child.id);
  if (guardians.length === 0) return;
  await writeLetters(context, async (queryable) => {
    const grant = { purpose: "reset-password", profileId: child.id } as const;
    const token = await issueToken(queryable, grant, context.now(), resetLinkMs);
    return guardians.map((guardian) => childResetLetter(context, guardian, child, token));
  });
}

/** Sends one account's owner a link that sets a new password; earlier links stop working. */
export function writeResetLink(
  context: RequestContext,
  { owner, fullName, locale }: Addressee,
  email: string,
): Promise<void> {
  return writeLetters(context, async (queryable) => {
    const grant = { purpose: "reset-password", ...owner, email } as const;
    const token = await issueToken(queryable, grant, context.now(), resetLinkMs);
    const url = new URL("/reset-password", context.settings.publicUrl);
    url.searchParams.set("token", token);
    return [
      passwordResetEmail(
        {
          email,
          firstName: firstNameOf(fullName),
          account: "parentId" in owner ? "parent" : "student",
          url: url.href,
          minutes: resetLinkMs / minute,
        },
        locale,
      ),
    ];
  });
}

/** Whose password a link sets, without using it up. Throws token_invalid. */
export async function openPasswordReset(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ kind: "profile" | "parent"; firstName: string; signsInWith: string }> {
  const found = await findToken(context.db, token, "reset-password");
  if (!found || found.usedAt !== null || found.expiresAt <= context.now()) {
    throw new AppError("token_invalid");
  }
  const { fullName, username, email, owner } = await readOwnerOf(context.db, found, context.now());
  return {
    kind: "parentId" in owner ? "parent" : "profile",
    firstName: firstNameOf(fullName),
    signsInWith: username ?? email ?? "",
  };
}

/**
 * Whose a link is. Throws token_invalid also where it went to an address that the account has no more, or to that of a
 * child, who gets a new password through a guardian.
 */
async function readOwnerOf(
  queryable: Queryable,
  token: StoredToken,
  now: Date,
): Promise<OwnAccount> {
  const owner = ownerOfToken(token);
  if (!owner) throw new AppError("token_invalid");
  const own = await readOwn(queryable, owner);
  if (token.email === null) return own;
  if (!isPresentAddress(own, token.email) || (await isUnderAgeLine(queryable, owner, now))) {
    throw new AppError("token_invalid");
  }
  return own;
}

function ownerOfToken({ profileId, parentId }: StoredToken): SessionOwner | null {
  if (profileId !== null) return { profileId };
  return parentId === null ? null : { parentId };
}

/**
 * Sets a new password by a link, ends every session of the account and tells its owner. A link that was sent to
 * the account's own address proves that address. Throws token_invalid, or invalid_input for a password too easy
 * to guess, which leaves the link good.
 */
export async function resetPassword(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<{ kind: "profile" | "parent" }> {
  const found = await findToken(context.db, token, "reset-password");
  const owned = found && (await readOwnerOf(context.db, found, context.now()));
  const words = owned ? [owned.username, owned.email, owned.fullName] : [];
  const problem = guessableProblem(password, words);
  if (problem) throw new AppError("invalid_input", { fields: { password: problem } });
  const passwordHash = await hashPassword(password, context.settings.environment);
  const account = await context.db.transaction(async (transaction) => {
    const now = context.now();
    const spent = await spendToken(transaction, token, "reset-password", now);
    if (!spent) throw new AppError("token_invalid");
    const own = await readOwnerOf(transaction, spent, now);
    await updateOwn(transaction, own.owner, { passwordHash }, now);
    const isProof = spent.email !== null;
    if (isProof && !own.emailVerified) await proveAddress(transaction, own.owner, now);
    await endSessionsOf(transaction, own.owner);
    return { ...own, emailVerified: own.emailVerified || isProof };
  });
  context.cookies.clear("session");
  // Whoever holds the letter is no stranger to the account: what others tried keeps nobody out who comes on from here.
  await noteDevice(
    context,
    "parentId" in account.owner ? account.owner.parentId : account.owner.profileId,
  );
  afterAnswer(context, () => writePasswordChanged(context, account));
  return { kind: "parentId" in account.owner ? "parent" : "profile" };
}

async function proveAddress(queryable: Queryable, owner: SessionOwner, now: Date): Promise<void> {
  if ("parentId" in owner) {
    await queryable
      .update(parentAccounts)
      .set({ emailVerified: true })
      .where(eq(parentAccounts.id, owner.parentId));
  } else {
    await queryable
      .update(profiles)
      .set({ emailVerifiedAt: now })
      .where(eq(profiles.id, owner.profileId));
  }
}
