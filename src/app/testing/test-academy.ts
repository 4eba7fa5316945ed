import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import type { ModelProvider } from "#platform/model/model-provider.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { WorkerPool } from "#platform/workers/worker-pool.ts";
import { readSettings } from "#platform/settings.ts";
import { type Academy, createAcademy } from "../academy.ts";
import type { LoadBrandRenderer } from "../brand-pages.ts";
import type { PublicRenderer } from "../managed-site.ts";
import { type Browser, createBrowser } from "../contract-client.ts";

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
  options: {
    environment?: Record<string, string>;
    model?: ModelProvider;
    files?: ReadonlyMap<string, StaticFile>;
    /** What renders the pages of brands; left out, there are none. */
    loadBrandRenderer?: LoadBrandRenderer;
    /** What renders the public pages anew; left out, they stay as they are. */
    publicRenderer?: PublicRenderer;
    /** Takes what the academy logs instead of standard error. */
    log?: Log;
    /** Threads for long work instead of the academy's own. */
    workers?: WorkerPool;
  } = {},
): Promise<TestAcademy> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "faro-test-data-"));
  const { settings } = readSettings(
    {
      ENVIRONMENT: "test",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      ...options.environment,
    },
    process.cwd(),
  );
  const { publicRenderer } = options;
  let shift = 0;
  const academy = createAcademy({
    settings,
    log: options.log ?? createLog(settings.logLevel),
    database,
    files: options.files ?? new Map(),
    now: () => new Date(Date.now() + shift),
    ...(options.loadBrandRenderer ? { loadBrandRenderer: options.loadBrandRenderer } : {}),
    ...(publicRenderer ? { createPublicRenderer: () => publicRenderer } : {}),
    ...(options.model ? { model: options.model } : {}),
    ...(options.workers ? { workers: options.workers } : {}),
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
