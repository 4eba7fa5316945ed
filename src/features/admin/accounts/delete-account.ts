import { and, eq, ne, sql } from "drizzle-orm";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
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
 * Deletes an account, everything that hangs on it, and the letters to it that are no longer on their way. The
 * audit trail keeps that there was one, by its id. Throws not_found, invalid_input where the confirmation is not
 * the account's handle, own_account and last_administrator.
 */
export async function deleteAccount(
  context: RequestContext,
  { accountId, confirmation }: { accountId: string; confirmation: string },
): Promise<Record<string, never>> {
  await context.db.transaction(async (transaction) => {
    const account = await getAccountOrThrow(transaction, accountId);
    const listed = listedAccount(context, account);
    if (confirmation.toLowerCase() !== handleOf(listed).toLowerCase()) {
      throw new AppError("invalid_input", { fields: { confirmation: "confirmationWrong" } });
    }
    await refuseForKeyHolders(transaction, context, accountId);
    if (account.kind === "profile") {
      await transaction.delete(profiles).where(eq(profiles.id, accountId));
    } else {
      await transaction.delete(parentAccounts).where(eq(parentAccounts.id, accountId));
    }
    if (listed.email !== null) {
      await transaction
        .delete(emails)
        .where(
          and(
            eq(sql`lower(${emails.recipient})`, listed.email.toLowerCase()),
            ne(emails.status, "waiting"),
          ),
        );
    }
    await recordDeed(
      transaction,
      {
        actorId: requireActor(context).id,
        action: "account.deleted",
        subjectId: accountId,
        details: { role: listed.role },
      },
      context.now(),
    );
  });
  return {};
}

function listedAccount(context: RequestContext, account: FoundAccount) {
  return account.kind === "profile"
    ? listedProfile(context.settings, account.row)
    : listedParent(account.row);
}
