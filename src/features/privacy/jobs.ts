import type { Services } from "#platform/http/request-context.ts";
import { forgetOldEmails } from "#platform/mail.ts";
import { deleteExpiredRows } from "./delete-expired.ts";
import { endUnconfirmedChildren, endUnusedAccounts } from "./end-accounts.ts";

/** Every night: what is kept no longer goes, by the registry of tables and the rules of accounts (L2, L6). */
export async function keepRetention(services: Services): Promise<void> {
  const now = services.now();
  await endUnconfirmedChildren(services);
  await endUnusedAccounts(services);
  await forgetOldEmails(services.db, now);
  await deleteExpiredRows(services.db, now);
}
