import { sql } from "drizzle-orm";
import { eraseParent, eraseProfile } from "#features/privacy/erase.ts";
import { tellDeletion } from "#features/privacy/tell-deletion.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { isDeletionWord } from "../rules-deletion.ts";
import { endSession, ownerOf } from "../sessions.ts";
import { confirmPassword } from "./confirm-password.ts";
import { type OwnAccount, readOwn } from "./own-account.ts";
import { onlyChildren, whoDeletes } from "./read-details.ts";

/** Held while an administrator is deleted, so that of two at once the second finds itself the last. */
const administratorsLock = 7_203_311;

/**
 * Deletes the account of whoever makes the call with every trace of it; of a student a certificate stays that names
 * nobody, and whoever looked after them is told. Throws password_wrong, guardian_decides for a student under 18
 * whom a guardian looks after, last_administrator, payout_under_way.
 */
export async function deleteOwnAccount(
  context: RequestContext,
  { confirmation }: { confirmation: string },
): Promise<Record<string, never>> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  const decider = await whoDeletes(context, context.db);
  if (decider === "guardian") throw new AppError("guardian_decides");
  if (decider === "after-payout") throw new AppError("payout_under_way");
  await confirm(context, own, confirmation);
  await writeLetters(context, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
    if ((await whoDeletes(context, transaction)) === "last-administrator") {
      throw new AppError("last_administrator");
    }
    if ("profileId" in own.owner) {
      const erasure = { reason: "student", deletedBy: null, now: context.now() } as const;
      const certificate = await eraseProfile(transaction, own.owner.profileId, erasure);
      return tellDeletion(transaction, context.settings, certificate);
    }
    const { parentId } = own.owner;
    for (const childId of await onlyChildren(transaction, parentId, context.now())) {
      const deletion = { reason: "guardian-left", deletedBy: null, now: context.now() } as const;
      await eraseProfile(transaction, childId, deletion);
    }
    await eraseParent(transaction, parentId);
    return [];
  });
  await endSession(context);
  return {};
}

/** The password where there is one; else the word that the page shows. */
async function confirm(
  context: RequestContext,
  own: OwnAccount,
  confirmation: string,
): Promise<void> {
  if (own.passwordHash !== null) {
    await confirmPassword(context, own, confirmation, "confirmation");
  } else if (!isDeletionWord(confirmation)) {
    throw new AppError("invalid_input", { fields: { confirmation: "wordWrong" } });
  }
}
