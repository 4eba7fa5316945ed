import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/start-embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";

/** A migrated PostgreSQL of a benchmark's own, gone when it ends. */
export type ThrowAwayDatabase = OpenDatabase & { url: string; end(): Promise<void> };

export async function openThrowAwayDatabase(connections: number): Promise<ThrowAwayDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "faro-bench-data-"));
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  const database = openDatabase(embedded.connection, () => undefined, { connections });
  await migrateDatabase(database.pool);
  return {
    ...database,
    url: embedded.url,
    async end() {
      await database.close();
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
