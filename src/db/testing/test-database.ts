import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../client.ts";
import { runOnServer } from "./run-on-server.ts";

/** A database of its own for one test file, copied from the migrated template. */
export type TestDatabase = OpenDatabase & { url: string; drop(): Promise<void> };

export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject("templateUrl");
  const name = `faro_test_${randomBytes(6).toString("hex")}`;
  // Not by URL, which refuses the escaped socket folder that stands where a host would.
  const template = /\/([^/?]+)(?:\?|$)/.exec(templateUrl)?.[1] ?? "";
  const run = (sql: string) => runOnServer(templateUrl.replace(`/${template}`, "/postgres"), sql);
  await copyTemplate(run, name, template);
  const url = templateUrl.replace(`/${template}`, `/${name}`);
  const database = openDatabase({ connectionString: url }, () => undefined);
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}

/** PostgreSQL copies a template only while nobody else does; parallel files wait for each other. */
async function copyTemplate(
  run: (sql: string) => Promise<void>,
  name: string,
  template: string,
): Promise<void> {
  const triesMax = 50;
  for (let attempt = 1; ; attempt++) {
    try {
      await run(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === "55006";
      if (!busy || attempt === triesMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
