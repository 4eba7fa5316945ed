import { lt } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { errorReports } from "#db/tables/error-reports.ts";
import { errorReportRetentionMs } from "#shared/constants.ts";

/** Deletes error reports once they are 90 days old, as the privacy policy promises. */
export async function deleteOldReports(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - errorReportRetentionMs);
  await db.delete(errorReports).where(lt(errorReports.createdAt, before));
}
