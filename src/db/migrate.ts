import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any fixed number: it only has to be the same in every process that migrates. */
const lockKey = 4_201_937;

/** The tables were changed by a newer program, whose changes this one does not know. Its message is one line. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the tables up to date. Drizzle's migrator takes no lock, and of three processes starting at once
 * one failed, so we hold an advisory lock of the server around it.
 * @throws NewerDatabaseError before anything is written
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // What changes a whole table may take long, and may wait for another process that does the same.
    await client.query("set lock_timeout = 0; set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query("select pg_advisory_unlock($1)", [lockKey]);
    await client.query("reset lock_timeout; reset statement_timeout");
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true);
    throw error;
  }
}

/** A migration is known by its moment, as Drizzle does; its text may have been formatted since. */
async function refuseNewer(client: pg.PoolClient): Promise<void> {
  const table = "drizzle.__drizzle_migrations";
  const found = await client.query<{ made: boolean }>(
    "select to_regclass($1) is not null as made",
    [table],
  );
  if (found.rows[0]?.made !== true) return;
  const known = readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis);
  const unknown = await client.query<{ at: string | null }>(
    `select max(created_at) as at from ${table} where created_at <> all ($1::bigint[])`,
    [known],
  );
  const last = unknown.rows[0]?.at ?? null;
  if (last === null) return;
  const on = new Date(Number(last)).toISOString().slice(0, 10);
  throw new NewerDatabaseError(
    `The database belongs to a newer Faro: changes it holds are unknown to this one (the last of ${on}). Start the newer Faro, or restore a backup from before.`,
  );
}
