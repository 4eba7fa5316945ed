import { eq } from "drizzle-orm";
import { type Queryable, violatedConstraint } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { afterAnswer } from "../after-answer.ts";
import { findToken, spendToken, type StoredToken } from "../one-time-tokens.ts";
import { named } from "../parents/failures.ts";
import { ownerOf } from "../sessions.ts";
import { takenError } from "../students/insert-student.ts";
import { writeEmailChanged, writeProfileVerification } from "./letters.ts";
import { areAnswersNeutral } from "./neutral-address.ts";
import { type OwnAccount, readOwn, updateProfileEmail } from "./own-account.ts";

/**
 * Proves the address that a token was sent to. Followed again, the link is answered kindly. A parent's token
 * brings their new address with it. Throws token_invalid where the token is unknown, too old, or the account has
 * another address by now; email_taken where somebody else has the address meanwhile.
 */
export async function verifyEmail(
  context: RequestContext,
  { token }: { token: string },
): Promise<{ email: string; alreadyVerified: boolean }> {
  const brings = areAnswersNeutral(context);
  const { replaced, ...proved } = await context.db.transaction(async (transaction) => {
    const spent = await spendToken(transaction, token, "verify-email", context.now());
    const found = spent ?? (await findToken(transaction, token, "verify-email"));
    if (!found) throw new AppError("token_invalid");
    const use = { isFresh: spent !== null, brings, now: context.now() };
    const before = brings ? await accountOf(transaction, found) : null;
    const answer =
      found.parentId === null
        ? await proveProfile(transaction, found, use)
        : await proveParent(transaction, found, use);
    return { ...answer, replaced: before?.email === answer.email ? null : before };
  });
  const former = replaced?.email ?? null;
  // Where answers are neutral the change was not told when it was asked for: it was none yet.
  if (replaced && former !== null) {
    const addresses = { former, present: proved.email };
    afterAnswer(context, () => writeEmailChanged(context, replaced, addresses));
  }
  return proved;
}

function accountOf(
  queryable: Queryable,
  { profileId, parentId }: StoredToken,
): Promise<OwnAccount> {
  return readOwn(queryable, parentId === null ? { profileId: profileId ?? "" } : { parentId });
}

/** `brings`: the address comes to a profile with its link, as a parent's always does. */
type Use = { isFresh: boolean; brings: boolean; now: Date };

async function proveProfile(
  queryable: Queryable,
  token: StoredToken,
  { isFresh, brings, now }: Use,
): Promise<{ email: string; alreadyVerified: boolean }> {
  const ofOwner = eq(profiles.id, token.profileId ?? "");
  const [profile] = await queryable.select().from(profiles).where(ofOwner).for("update");
  const { email } = token;
  const isOther = profile?.email !== email;
  if (!profile || email === null || (isOther && !brings)) throw new AppError("token_invalid");
  if (profile.emailVerifiedAt && !isOther) return { email, alreadyVerified: true };
  if (!isFresh) throw new AppError("token_invalid");
  const change = { email, emailVerifiedAt: now };
  await updateProfileEmail(queryable, profile.id, change, now).catch((error: unknown) => {
    throw takenError(error) ?? error;
  });
  return { email, alreadyVerified: false };
}

async function proveParent(
  queryable: Queryable,
  token: StoredToken,
  { isFresh, now }: Use,
): Promise<{ email: string; alreadyVerified: boolean }> {
  const ofOwner = eq(parentAccounts.id, token.parentId ?? "");
  const [parent] = await queryable.select().from(parentAccounts).where(ofOwner);
  const { email } = token;
  if (!parent || email === null) throw new AppError("token_invalid");
  if (parent.email === email && parent.emailVerified) return { email, alreadyVerified: true };
  if (!isFresh) throw new AppError("token_invalid");
  await queryable
    .update(parentAccounts)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(ofOwner)
    .catch((error: unknown) => {
      if (violatedConstraint(error) === "parent_accounts_email_key")
        throw new AppError("email_taken");
      throw error;
    });
  return { email, alreadyVerified: false };
}

/** Sends the signed-in person's verification e-mail again. Throws verification_not_sent. */
export async function sendOwnVerification(
  context: RequestContext,
): Promise<{ state: "sent" | "verified" }> {
  const own = await readOwn(context.db, ownerOf(requireActor(context)));
  if (own.email === null || own.emailVerified) return { state: "verified" };
  await writeProfileVerification(context, own, own.email).catch((error: unknown) => {
    throw named(context, "verification_not_sent", error);
  });
  return { state: "sent" };
}
