import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newQuickFolder } from "#db/testing/quick-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The program as a user runs it, on a data directory of its own. */
export type RunningProgram = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** All it said so far, standard output and error together. */
  output(): string;
  /** Waits until it has said something, and gives what matched. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it as Ctrl-C does and removes its data. */
  stop(): Promise<void>;
};

/** Where a program is to run; what is left out is made. */
export type ProgramOptions = {
  dataDir?: string;
  environment?: Record<string, string>;
  /** With the watcher of `npm start`, which starts the program again after a crash. */
  watched?: boolean;
  port?: number;
};

const readyMs = 60_000;
const pauseMs = 50;

/** Starts the built program and waits until it says where it is open. */
export async function startProgram(options: ProgramOptions = {}): Promise<RunningProgram> {
  const dataDir = options.dataDir ?? (await newQuickFolder());
  const script = options.watched ? "scripts/start.mjs" : "src/app/main.ts";
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    // A group of its own, so that a test can kill the whole of it.
    detached: true,
    env: {
      ...process.env,
      ENVIRONMENT: "test",
      HOST: "127.0.0.1",
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), readyMs);
    function hear(chunk: Buffer): void {
      output += chunk.toString("utf8");
      const open = /Faro is open at (\S+)/.exec(output);
      if (!open?.[1]) return;
      clearTimeout(timer);
      resolve(open[1]);
    }
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  }).catch(async (error: unknown) => {
    await endOf(child, "SIGTERM");
    throw error;
  });
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    dataDir,
    process: child,
    output: () => output,
    async said(pattern) {
      for (const until = Date.now() + readyMs; Date.now() < until; await pause(pauseMs)) {
        const match = pattern.exec(output);
        if (match) return match;
      }
      throw new Error(`never said ${pattern.source}:\n${output}`);
    },
    async stop() {
      await endOf(child, "SIGTERM");
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a signal and waits for the end. */
export function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
