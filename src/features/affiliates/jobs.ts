import { lt } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateClicks } from "#db/tables/affiliates.ts";
import { clickRetentionMs } from "#shared/constants.ts";

/** Deletes single visits once they are 400 days old, as the affiliate privacy page promises. */
export async function deleteOldClicks(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - clickRetentionMs);
  await db.delete(affiliateClicks).where(lt(affiliateClicks.createdAt, before));
}
