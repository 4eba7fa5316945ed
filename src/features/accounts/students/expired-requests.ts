import { lte } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { consentRequests } from "#db/tables/parent-accounts.ts";

/** What a parent did not answer in time is deleted, with the name and the address in it (COPPA, 16 CFR 312.5(c)(1)). */
export async function deleteExpiredConsentRequests(db: Queryable, now: Date): Promise<void> {
  await db.delete(consentRequests).where(lte(consentRequests.expiresAt, now));
}
