import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "#db/embedded/start-embedded.ts";
import {
  complaint,
  expectNothingLeft,
  isRunning,
  newFolder,
  refused,
  run,
  untilOpen,
} from "./support/program-run.ts";

/** How often a database is broken under load. */
const rounds = 3;

/** How many calls are under way all the time. */
const callers = 30;

test.each(Array.from({ length: rounds }, (_, round) => [round + 1]))(
  "a program whose database lost a backend under load ends at SIGTERM (%i)",
  async () => {
    const dataDir = await newFolder();
    const started = run("watcher", { DATA_DIR: dataDir, LOG_LEVEL: "silent", ...port() });
    await untilOpen(started, dataDir);
    const origin = `http://127.0.0.1:${chosen}`;
    const over = new AbortController();
    async function call(): Promise<void> {
      while (!over.signal.aborted) {
        await fetch(`${origin}/api/accounts/student-session`, {
          method: "POST",
          headers: { "content-type": "application/json", origin },
          body: JSON.stringify({ identifier: "nobody.here", password: "a calm lamp at dusk" }),
        }).then(
          (answer) => answer.text(),
          () => new Promise((resolve) => setTimeout(resolve, 20)),
        );
      }
    }
    const load = Promise.all(Array.from({ length: callers }, call));
    await killBackend(dataDir);
    await new Promise((resolve) => setTimeout(resolve, 500));
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
    over.abort();
    await load;
    await expectNothingLeft(started, dataDir);
  },
);

let chosen = 4_300;

/** A port of its own each time. */
function port(): { PORT: string } {
  chosen += 1;
  return { PORT: String(chosen) };
}

/** Kills a process of PostgreSQL that serves the program: the server then restarts all of them. */
async function killBackend(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dataDir, log: () => undefined, mode: "join" });
  const client = new pg.Client(server.url);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'faro' limit 1",
  );
  process.kill(rows[0]?.pid ?? 0, "SIGKILL");
  await client.end().catch(() => undefined);
  await server.stop();
}

/** Enough for the folder, too little for a database of some 40 MB. */
const smallDisks = ["1m", "20m"];

test.runIf(process.getuid?.() === 0).each(smallDisks)(
  "a disk of %s that is full is named in one line, and nothing is left running",
  async (size) => {
    const dataDir = await newFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=711`, "faro-test", dataDir]);
    onTestFinished(() => void execFileSync("umount", ["-l", dataDir]));
    const started = run("watcher", { DATA_DIR: dataDir });
    expect(await started.ended).toBe(refused);
    expect(complaint(started)).toEqual([
      expect.stringMatching(/^The disk of .+ is full\. Make room/),
    ]);
    await expectNothingLeft(started, dataDir);
  },
);

test.runIf(process.getuid?.() === 0)(
  "a disk that filled up after the first start is named in one line",
  async () => {
    const dataDir = await newFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m,mode=711", "faro-test", dataDir]);
    onTestFinished(() => void execFileSync("umount", ["-l", dataDir]));
    await (await startEmbedded({ dataDir, log: () => undefined })).stop();
    await writeFile(join(dataDir, "filler"), Buffer.alloc(200 * 1024 * 1024)).catch(
      () => undefined,
    );
    const started = run("watcher", { DATA_DIR: dataDir });
    expect(await started.ended).toBe(refused);
    expect(complaint(started)).toEqual([
      expect.stringMatching(/^The disk of .+ is full\. Make room/),
    ]);
    await expectNothingLeft(started, dataDir);
  },
);

test.each([
  ["watcher", "SIGHUP"],
  ["npm", "SIGHUP"],
  ["npm", "SIGKILL"],
] as const)("with the %s ended by %s all end, the database too", async (runner, signal) => {
  const dataDir = await newFolder();
  const started = run(runner, { DATA_DIR: dataDir });
  const { server } = await untilOpen(started, dataDir);
  started.process.kill(signal);
  await expectNothingLeft(started, dataDir);
  await expect.poll(() => isRunning(server)).toBe(false);
  expect(started.output()).not.toMatch(/^ {4}at /m);
});
