import { readdir, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "#db/embedded/start-embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import {
  complaint,
  expectNothingLeft,
  newFolder,
  openMs,
  refused,
  run,
} from "./support/program-run.ts";

test("a port that is taken is named in one line; the program is not started again and no database lives on", async () => {
  const dataDir = await newFolder();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const started = run("watcher", { DATA_DIR: dataDir, PORT: String(port) });
  expect(await started.ended).toBe(refused);
  expect(complaint(started)).toEqual([
    `Port ${port} of 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`,
  ]);
  await expectNothingLeft(started, dataDir);
});

test("a DATA_DIR that cannot be written is named in one line", async () => {
  const folder = await newFolder();
  const dataDir = join(folder, "file", "data");
  await writeFile(join(folder, "file"), "");
  const started = run("nobody", { DATA_DIR: dataDir });
  expect(await started.ended).toBe(refused);
  expect(complaint(started)).toHaveLength(1);
  expect(complaint(started)[0]).toContain(`DATA_DIR is ${dataDir}, and ${join(folder, "file")}`);
  expect(complaint(started)[0]).toContain("choose another DATA_DIR.");
});

test("an empty postmaster.pid is named in one line, and so is the way out", async () => {
  const dataDir = await newFolder();
  await (await startEmbedded({ dataDir, log: () => undefined })).stop();
  const file = join(dataDir, "postgres", "postmaster.pid");
  await writeFile(file, "");
  const past = new Date(Date.now() - 60_000);
  await utimes(file, past, past);
  const started = run("nobody", { DATA_DIR: dataDir });
  expect(await started.ended).toBe(refused);
  expect(complaint(started)).toEqual([
    `${file} is empty or damaged: a start was cut off, or the disk was full. Make sure that no PostgreSQL runs on that folder, remove the file, and start again.`,
  ]);
  await expectNothingLeft(started, dataDir);
});

test("a program older than its database refuses it in one line, and leaves nothing running", async () => {
  const dataDir = await newFolder();
  const server = await startEmbedded({ dataDir, log: () => undefined });
  const pool = new pg.Pool({ connectionString: server.url });
  // The server may stop before a connection on its way out has left.
  pool.on("connect", (client) => client.on("error", () => undefined));
  await migrateDatabase(pool);
  await pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer one', 4102444800000)",
  );
  await pool.end();
  await server.stop();
  const started = run("nobody", { DATA_DIR: dataDir });
  expect(await started.ended).toBe(refused);
  expect(complaint(started)).toEqual([
    "The database belongs to a newer Faro: changes it holds are unknown to this one (the last of 2100-01-01). Start the newer Faro, or restore a backup from before.",
  ]);
  await expectNothingLeft(started, dataDir);
});

test("a stop while the database is being made ends all of it without a word", async () => {
  const dataDir = await newFolder();
  const started = run("nobody", { DATA_DIR: dataDir });
  await expect.poll(() => readdir(dataDir), { interval: 5, timeout: openMs }).not.toEqual([]);
  started.process.kill("SIGTERM");
  expect(await started.ended).toBe(0);
  expect(complaint(started)).toEqual([]);
  await expectNothingLeft(started, dataDir);
});

test("a stop while the tables are being made ends all of it without a word", async () => {
  const dataDir = await newFolder();
  const started = run("nobody", { DATA_DIR: dataDir });
  await expect
    .poll(() => started.output(), { interval: 5, timeout: openMs })
    .toContain("Made a database in");
  started.process.kill("SIGTERM");
  expect(await started.ended).toBe(0);
  expect(complaint(started)).toEqual([]);
  await expectNothingLeft(started, dataDir);
});
