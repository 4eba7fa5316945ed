import { eq, inArray, sql } from "drizzle-orm";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { isDeletionWord } from "../rules-deletion.ts";
import { endSession, ownerOf } from "../sessions.ts";
import { confirmPassword } from "./confirm-password.ts";
import { type OwnAccount, readOwn } from "./own-account.ts";
import { onlyChildren, whoDeletes } from "./read-details.ts";

/** Held while an administrator is deleted, so that of two at once the second finds itself the last. */
const administratorsLock = 7_203_311;

/**
 * Deletes the account of whoever makes the call, with everything that belongs to it: the database cascades, and
 * the e-mails to its address go from the outbox. Throws password_wrong, guardian_decides for a student under 18
 * whom a guardian looks after, last_administrator.
 */
export async function deleteOwnAccount(
  context: RequestContext,
  { confirmation }: { confirmation: string },
): Promise<Record<string, never>> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  const deletion = await whoDeletes(context, context.db);
  if (deletion === "guardian") throw new AppError("guardian_decides");
  await confirm(context, own, confirmation);
  await context.db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
    if ((await whoDeletes(context, transaction)) === "last-administrator") {
      throw new AppError("last_administrator");
    }
    if (own.email !== null) await transaction.delete(emails).where(eq(emails.recipient, own.email));
    if ("profileId" in own.owner) {
      await transaction.delete(profiles).where(eq(profiles.id, own.owner.profileId));
      return;
    }
    const { parentId } = own.owner;
    const children = await onlyChildren(transaction, parentId, context.now());
    if (children.length > 0) {
      await transaction.delete(profiles).where(inArray(profiles.id, children));
    }
    await transaction.delete(parentAccounts).where(eq(parentAccounts.id, parentId));
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
