import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { readPostmasterFile } from "#db/embedded/postmaster-file.ts";
import { newQuickFolder } from "#db/testing/quick-folder.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The exit code that the watcher takes for "do not start me again". */
export const refused = 78;

/** What runs the program: the watcher of `npm start`, npm before it, or nobody. */
export const runners = {
  watcher: [process.execPath, "scripts/start.mjs"],
  npm: ["npm", "start"],
  nobody: [process.execPath, "src/app/main.ts"],
} as const;

/** A busy machine needs its time. */
export const openMs = 45_000;
const endMs = 15_000;

/** A start of the program that may fail, or be ended at any moment. */
export type Run = {
  process: ChildProcess;
  output(): string;
  /** The code it ended with; null where a signal ended it. */
  ended: Promise<number | null>;
};

/** A folder of its own, gone after the test. */
export async function newFolder(): Promise<string> {
  const folder = await newQuickFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Runs the program in a group of its own, which is ended after the test. */
export function run(runner: keyof typeof runners, environment: Record<string, string>): Run {
  const [program, ...args] = runners[runner];
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ENVIRONMENT: "test", HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
  });
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // All of it has ended.
    }
    const server = await readPostmasterFile(join(environment.DATA_DIR ?? "", "postgres"));
    if (server && isRunning(server.pid)) process.kill(server.pid, "SIGQUIT");
  });
  return { process: child, output: () => output, ended };
}

/** Whether the process, or with a negative id anyone of the group, is there. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until it is open; gives the pid of its database. */
export async function untilOpen(started: Run, dataDir: string): Promise<{ server: number }> {
  await expect.poll(() => started.output(), { timeout: openMs }).toContain("Faro is open at");
  const file = await readPostmasterFile(join(dataDir, "postgres"));
  return { server: file?.pid ?? 0 };
}

/** Nobody of the group is there any more, and no database runs on the folder. */
export async function expectNothingLeft(started: Run, dataDir: string): Promise<void> {
  await expect.poll(() => isRunning(-(started.process.pid ?? 0)), { timeout: endMs }).toBe(false);
  const server = await readPostmasterFile(join(dataDir, "postgres"));
  await expect.poll(() => server === null || !isRunning(server.pid)).toBe(true);
}

/** What it said beside the news of a first start. */
export function complaint(started: Run): string[] {
  const said = started.output().trim().split("\n");
  return said.filter((line) => line !== "" && !line.startsWith("Made a database in"));
}
