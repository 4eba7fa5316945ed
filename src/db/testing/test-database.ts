import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../client.ts";
import { runOnServer } from "./run-on-server.ts";

/** What a program in service waits for longer: a test that locks a table has its answer soon. */
const lockLimitMs = 2000;

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
  const database = openDatabase({ connectionString: url }, () => undefined, { lockLimitMs });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await dropDatabase(run, name);
    },
  };
}

/** PostgreSQL copies a template only while nobody else does; parallel files wait for each other. */
async function copyTemplate(run: Run, name: string, template: string): Promise<void> {
  await whileRefused("55006", () => run(`create database ${name} template ${template}`));
}

/**
 * An ordinary user may end their own connections but not the server's own vacuuming of the database, for which
 * PostgreSQL refuses permission; it is over in a moment.
 */
async function dropDatabase(run: Run, name: string): Promise<void> {
  await whileRefused("42501", () => run(`drop database if exists ${name} with (force)`));
}

type Run = (sql: string) => Promise<void>;

async function whileRefused(code: string, attempt: () => Promise<void>): Promise<void> {
  const triesMax = 50;
  for (let tries = 1; ; tries++) {
    try {
      await attempt();
      return;
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && error.code === code;
      if (!isRefused || tries === triesMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
