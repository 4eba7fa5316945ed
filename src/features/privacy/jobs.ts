import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { forgetOldEmails } from "#platform/mail.ts";
import { deleteExpiredRows, limitedTables } from "./delete-expired.ts";
import { endUnconfirmedChildren, endUnusedAccounts } from "./end-accounts.ts";

/**
 * Every night: what is kept no longer goes, by the registry of tables and the rules of accounts (L2, L6). Where one
 * part fails all others are done, and the job then fails, so that it is tried again.
 */
export async function keepRetention(services: Services): Promise<void> {
  const { db, log } = services;
  const now = services.now();
  const parts: readonly [what: string, run: () => Promise<void>][] = [
    ["children without consent", () => endUnconfirmedChildren(services)],
    ["accounts that nobody uses", () => endUnusedAccounts(services)],
    ["texts of e-mails", () => forgetOldEmails(db, now)],
    ...limitedTables.map((name): [string, () => Promise<void>] => [
      name,
      () => deleteExpiredRows(db, name, now),
    ]),
  ];
  const failed: string[] = [];
  for (const [what, run] of parts) {
    try {
      await run();
    } catch (error) {
      failed.push(what);
      log.error({ what, reason: describeFailure(error) }, "what is kept no longer could not go");
    }
  }
  if (failed.length > 0) throw new Error(`could not be emptied: ${failed.join(", ")}`);
}
