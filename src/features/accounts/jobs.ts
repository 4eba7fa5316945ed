import { lt, lte, or } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { sessions } from "#db/tables/sessions.ts";
import { deletePastLimits } from "#platform/limits.ts";
import { forgetOldEmails } from "#platform/mail.ts";
import { day } from "#shared/constants.ts";

/** How long a token stays after it was used or became too old, so that its link can be answered kindly. */
export const spentTokenMs = 7 * day;

/** Sessions that have ended let nobody in; they go at once. */
export async function deleteEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** What a parent did not answer in time is deleted, with the name and the address in it (COPPA, 16 CFR 312.5(c)(1)). */
export async function deleteExpiredConsentRequests(db: Queryable, now: Date): Promise<void> {
  await db.delete(consentRequests).where(lte(consentRequests.expiresAt, now));
}

/** Tokens of links that were used, or became too old, `spentTokenMs` ago. */
export async function deleteSpentTokens(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - spentTokenMs);
  await db
    .delete(oneTimeTokens)
    .where(or(lt(oneTimeTokens.expiresAt, before), lt(oneTimeTokens.usedAt, before)));
}

/** Deletes what accounts no longer need, each kind by its own rule. */
export async function cleanAccounts(db: Queryable, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteExpiredConsentRequests(db, now);
  await deleteSpentTokens(db, now);
  await deletePastLimits(db, now);
  await forgetOldEmails(db, now);
}
