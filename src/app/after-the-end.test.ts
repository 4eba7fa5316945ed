import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { accountsContract } from "#features/accounts/contract.ts";
import { createTestDatabase } from "#db/testing/test-database.ts";
import { openDatabase } from "#db/client.ts";
import { readSettings } from "#platform/settings.ts";
import { createAcademy } from "./academy.ts";
import { createBrowser } from "./contract-client.ts";

test("a call that is still under way when the database was let go of answers 503, and nothing is logged of it", async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase({ connectionString: testDatabase.url }, () => undefined);
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const dataDir = await mkdtemp(join(tmpdir(), "faro-end-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const environment = { ENVIRONMENT: "test", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir };
  const { settings } = readSettings(environment, process.cwd());
  const log = { debug: note, info: note, warn: note, error: note };
  const academy = createAcademy({ settings, log, database, files: new Map() });
  const browser = createBrowser(await academy.listen());
  await browser.ok(accountsContract.readSession, {});
  logged.length = 0;
  await database.close();
  const credentials = { identifier: "nobody", password: "a calm lamp at dusk" };
  expect(await browser.call(accountsContract.signInStudent, credentials)).toMatchObject({
    status: 503,
    code: "database_unavailable",
  });
  expect(logged).toEqual([]);
  await academy.close();
  await testDatabase.drop();
});
