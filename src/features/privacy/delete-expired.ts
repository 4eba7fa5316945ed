import { sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { retention } from "#shared/retention/retention.ts";
import { tableName } from "./student-rows.ts";

/** How many rows one statement deletes: a long night's work must hold no lock for long. */
const batchSize = 5000;

/** The tables whose rows go by the clock, by name. */
export const limitedTables: readonly string[] = Object.entries(retention).flatMap(
  ([name, { kept }]) => (kept.until === "days" ? [name] : []),
);

/**
 * Deletes the rows of a table whose period is over, as the registry of tables says: what the privacy page promises is
 * what this does.
 */
export async function deleteExpiredRows(db: Queryable, name: string, now: Date): Promise<void> {
  const kept = retention[name]?.kept;
  if (kept?.until !== "days") throw new RangeError(`${name} has no period`);
  const table = tableName(name);
  const isOver = sql`${sql.raw(kept.since)} <= ${now.toISOString()}::timestamptz - make_interval(days => ${kept.days})`;
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOver} limit ${batchSize}))`,
    );
    if ((rowCount ?? 0) < batchSize) break;
  }
}
