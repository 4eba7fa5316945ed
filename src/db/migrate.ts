import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any fixed number: it only has to be the same in every process that migrates. */
const lockKey = 4_201_937;

/**
 * Brings the tables up to date. Drizzle's migrator takes no lock, and of three processes starting at once
 * one failed, so we hold an advisory lock of the server around it.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query("select pg_advisory_unlock($1)", [lockKey]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true);
    throw error;
  }
}
