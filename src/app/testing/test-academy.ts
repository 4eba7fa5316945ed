import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { type Academy, createAcademy } from "../academy.ts";
import { type Browser, createBrowser } from "./test-browser.ts";

/** A whole academy on a database of its own, answering real HTTP on a free port. */
export type TestAcademy = {
  origin: string;
  database: TestDatabase;
  services: Academy["services"];
  /** A visitor with a cookie jar of their own. */
  browser(): Browser;
  /** Moves the academy's clock forward. */
  wait(ms: number): void;
  close(): Promise<void>;
};

export async function startTestAcademy(
  options: { environment?: Record<string, string>; files?: ReadonlyMap<string, StaticFile> } = {},
): Promise<TestAcademy> {
  const database = await createTestDatabase();
  const { settings } = readSettings(
    {
      ENVIRONMENT: "test",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      ...options.environment,
    },
    process.cwd(),
  );
  let shift = 0;
  const academy = createAcademy({
    settings,
    log: createLog(settings.logLevel),
    database,
    files: options.files ?? new Map(),
    now: () => new Date(Date.now() + shift),
  });
  const origin = await academy.listen();
  return {
    origin,
    database,
    services: academy.services,
    browser: () => createBrowser(origin),
    wait: (ms) => {
      shift += ms;
    },
    close: async () => {
      await academy.close();
      await database.drop();
    },
  };
}
