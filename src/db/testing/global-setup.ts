import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { type EmbeddedServer, startEmbedded } from "../embedded/start-embedded.ts";
import { migrateDatabase } from "../migrate.ts";
import { runOnServer, withDatabase } from "./run-on-server.ts";
import { newQuickFolder } from "./quick-folder.ts";

declare module "vitest" {
  // Vitest asks for an interface here: it is extended by declaration merging.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** The address of a migrated database that tests copy and never change. */
    templateUrl: string;
  }
}

const templateName = "faro_test_template";

/**
 * Once a run: a PostgreSQL (the embedded one, or the one TEST_DATABASE_URL names) with one migrated database,
 * from which each test file makes its own copy in some ten milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : await newQuickFolder();
  const embedded: EmbeddedServer | null = folder
    ? await startEmbedded({ dataDir: folder, log: () => undefined })
    : null;
  const serverUrl = given ?? embedded?.url ?? "";

  await runOnServer(serverUrl, `drop database if exists ${templateName}`);
  await runOnServer(serverUrl, `create database ${templateName}`);

  const templateUrl = withDatabase(serverUrl, templateName);
  const pool = new pg.Pool({ connectionString: templateUrl });
  await migrateDatabase(pool);
  await pool.end();
  project.provide("templateUrl", templateUrl);

  return async () => {
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}
