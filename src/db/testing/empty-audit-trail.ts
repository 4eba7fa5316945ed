import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";

/** Empties the trail of deeds between tests, as a migration would: the program itself cannot. */
export async function emptyAuditTrail(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`alter table audit_entries disable trigger user`);
    await transaction.execute(sql`delete from audit_entries`);
    await transaction.execute(sql`alter table audit_entries enable trigger user`);
  });
}
