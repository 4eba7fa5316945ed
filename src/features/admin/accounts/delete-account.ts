import { eraseParent, eraseProfile } from "#features/privacy/erase.ts";
import { tellDeletion } from "#features/privacy/tell-deletion.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { handleOf } from "../rules.ts";
import { refuseForKeyHolders } from "./change-account.ts";
import {
  type FoundAccount,
  getAccountOrThrow,
  listedParent,
  listedProfile,
} from "./find-account.ts";

/**
 * Deletes an account with every trace of it. The audit trail keeps that there was one: a parent's by its id, any
 * other by the certificate of its deletion, which names nobody. Throws not_found, invalid_input where the confirmation is not
 * the account's handle, own_account and last_administrator.
 */
export async function deleteAccount(
  context: RequestContext,
  { accountId, confirmation }: { accountId: string; confirmation: string },
): Promise<Record<string, never>> {
  await commitWithLetters(context, async (transaction) => {
    const letters: Email[] = [];
    const account = await getAccountOrThrow(transaction, accountId);
    const listed = listedAccount(context, account);
    if (confirmation.toLowerCase() !== handleOf(listed).toLowerCase()) {
      throw new AppError("invalid_input", { fields: { confirmation: "confirmationWrong" } });
    }
    await refuseForKeyHolders(transaction, context, accountId);
    const now = context.now();
    let subjectId = accountId;
    if (account.kind === "profile") {
      const deletion = { reason: "administrator", deletedBy: null, now } as const;
      const certificate = await eraseProfile(transaction, accountId, deletion);
      letters.push(...(await tellDeletion(transaction, context.settings, certificate)));
      subjectId = certificate.id;
    } else {
      await eraseParent(transaction, accountId);
    }
    const actorId = requireActor(context).id;
    const details = { role: listed.role };
    await recordDeed(transaction, { actorId, action: "account.deleted", subjectId, details }, now);
    return { letters };
  });
  return {};
}

function listedAccount(context: RequestContext, account: FoundAccount) {
  return account.kind === "profile"
    ? listedProfile(context.settings, account.row)
    : listedParent(account.row);
}
