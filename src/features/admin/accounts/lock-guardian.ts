import { and, eq } from "drizzle-orm";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { dropResetTokens } from "#features/accounts/one-time-tokens.ts";
import { guardianshipNews } from "#features/family/guardianship.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { publish } from "#platform/live-channel.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { getAccountOrThrow } from "./find-account.ts";
import { readAccountRecord } from "./read-account.ts";

/** A parent and one of their children. */
type Pair = { accountId: string; studentId: string };

/**
 * Keeps a parent away from one child: for this parent the child is as one that does not exist. Whoever else looks
 * after the child is told neither of it nor why. Throws not_found for an unknown account,
 * invalid_input where the two are not linked.
 */
export async function lockGuardian(
  context: RequestContext,
  { reason, ...pair }: Pair & { reason: string },
): Promise<{ account: AccountRecord }> {
  await setLock(context, pair, { action: "guardian.locked", isLocked: true, details: { reason } });
  return { account: await readAccountRecord(context, pair.accountId) };
}

/** Lets a parent back in. Throws as lockGuardian does. */
export async function unlockGuardian(
  context: RequestContext,
  pair: Pair,
): Promise<{ account: AccountRecord }> {
  await setLock(context, pair, { action: "guardian.unlocked", isLocked: false, details: {} });
  return { account: await readAccountRecord(context, pair.accountId) };
}

/** The deed stands in the trail with either account; where nothing changes, nothing is written. */
async function setLock(
  context: RequestContext,
  { accountId: parentId, studentId }: Pair,
  {
    action,
    isLocked,
    details,
  }: { action: string; isLocked: boolean; details: { reason?: string } },
): Promise<void> {
  const now = context.now();
  await getAccountOrThrow(context.db, parentId);
  await context.db.transaction(async (transaction) => {
    const isPair = and(
      eq(guardianships.parentId, parentId),
      eq(guardianships.studentId, studentId),
    );
    const [pair] = await transaction.select().from(guardianships).where(isPair).for("update");
    if (!pair) throw new AppError("invalid_input", { fields: { studentId: "other" } });
    if ((pair.lockedAt !== null) === isLocked) return;
    await transaction
      .update(guardianships)
      .set({ lockedAt: isLocked ? now : null })
      .where(isPair);
    // A link for the child's new password is in this parent's mailbox too.
    if (isLocked) await dropResetTokens(transaction, { profileId: studentId });
    // Whatever this parent has open reads the family anew.
    await publish(transaction, guardianshipNews, { parentId });
    const actorId = requireActor(context).id;
    for (const [subjectId, other] of [
      [parentId, studentId],
      [studentId, parentId],
    ] as const) {
      const deed = { actorId, action, subjectId, details: { ...details, other } };
      await recordDeed(transaction, deed, now);
    }
  });
}
