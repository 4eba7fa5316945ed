import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const module = pathToFileURL(join(import.meta.dirname, "keep-running.mjs")).href;

/** Starts a watcher over a program given as code; each run of it adds its pid to a file. */
async function watchOver(code: string) {
  const folder = await mkdtemp(join(tmpdir(), "faro-watch-"));
  const runs = join(folder, "runs");
  const program = `require("fs").appendFileSync(${JSON.stringify(runs)}, process.pid + "\\n"); ${code}`;
  const watcher = `
    import { keepRunning } from ${JSON.stringify(module)};
    const options = { firstWait: 10, longestWait: 20, crashes: 4, patience: 300 };
    process.exit(await keepRunning(process.execPath, ["-e", ${JSON.stringify(program)}], options));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", watcher], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (data) => {
    words += String(data);
  });
  const gone = once(child, "exit");
  const ended = once(child, "close").then(([exitCode]) => exitCode);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    // Its program may live on, and with it the pipes: they close later.
    await gone;
    for (const pid of await pids()) if (isRunning(pid)) process.kill(pid, "SIGKILL");
    for (const pid of await pids()) {
      await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    }
    await rm(folder, { recursive: true, force: true });
  });
  async function pids(): Promise<number[]> {
    const text = await readFile(runs, "utf8").catch(() => "");
    return text.split("\n").filter(Boolean).map(Number);
  }
  return { child, ended, pids, words: () => words };
}

const STAY = "setInterval(() => {}, 1000);";

test("a program killed with kill -9 is started again", async () => {
  const watch = await watchOver(STAY);
  await expect.poll(watch.pids, { timeout: 20_000 }).toHaveLength(1);
  process.kill((await watch.pids())[0] ?? 0, "SIGKILL");
  await expect.poll(watch.pids, { timeout: 20_000 }).toHaveLength(2);
  expect(watch.words()).toContain("Faro stopped unexpectedly (SIGKILL); starting it again.");
});

test("a program that refuses with code 78 is not started again", async () => {
  const watch = await watchOver("process.exit(78);");
  expect(await watch.ended).toBe(78);
  expect(await watch.pids()).toHaveLength(1);
});

test("a program that cannot run is given up after so many crashes in a minute, in one line", async () => {
  const watch = await watchOver("process.exit(1);");
  expect(await watch.ended).toBe(1);
  expect(await watch.pids()).toHaveLength(4);
  expect(watch.words().trimEnd().split("\n").at(-1)).toBe(
    "Faro stopped 4 times within a minute (last: code 1); giving up.",
  );
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s is passed on, and both end cleanly",
  async (signal) => {
    const watch = await watchOver(`process.on("${signal}", () => process.exit(3)); ${STAY}`);
    await expect.poll(watch.pids, { timeout: 20_000 }).toHaveLength(1);
    watch.child.kill(signal);
    expect(await watch.ended).toBe(0);
    expect(await watch.pids()).toHaveLength(1);
  },
);

test("a program that does not end at a signal is killed after a while", async () => {
  const watch = await watchOver(`process.on("SIGTERM", () => undefined); ${STAY}`);
  await expect.poll(watch.pids, { timeout: 20_000 }).toHaveLength(1);
  watch.child.kill("SIGTERM");
  expect(await watch.ended).toBe(0);
  expect(isRunning((await watch.pids())[0] ?? 0)).toBe(false);
});

test("a program learns from its channel that the watcher is gone", async () => {
  const watch = await watchOver(`process.on("disconnect", () => process.exit(0)); ${STAY}`);
  await expect.poll(watch.pids, { timeout: 20_000 }).toHaveLength(1);
  const pid = (await watch.pids())[0] ?? 0;
  watch.child.kill("SIGKILL");
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
});

/** One that ended may be listed a while longer where the first process of a container is slow to collect orphans. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    // Ended meanwhile, or no Linux.
    return process.platform !== "linux";
  }
}
