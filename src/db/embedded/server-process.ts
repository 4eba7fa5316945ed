import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { open, rename, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { errorCode } from "./failure.ts";
import type { Placement } from "./placement.ts";
import { isAlive } from "./postmaster-file.ts";
import { serverSettings } from "./server-settings.ts";
import { transportSettings } from "./transport.ts";
import type { Transport } from "./transport.ts";

/** A server process being started. */
export type Launch = {
  /** Null while it runs, then what it left: its complaint, or the error that kept it from starting. */
  failure(): Promise<string | null>;
};

/** The log is put aside at the next start when it is larger than this. */
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Starts the server process. It leads its own session, so that Ctrl-C in the terminal reaches
 * only the program, which then ends its work before it stops the server.
 */
export async function launchServer(
  { cluster, logFile, user }: Placement,
  { postgres }: Binaries,
  transport: Transport,
): Promise<Launch> {
  const size = (await stat(logFile).catch(() => null))?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`);
  const log = await open(logFile, "a", 0o600);
  const from = (await log.stat()).size;
  const settings = { ...serverSettings(), ...(await transportSettings(transport)) };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(postgres, ["-D", cluster, ...args], {
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    cwd: cluster,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  const ended = endOf(child);
  child.unref();
  await log.close();
  let over: string | null = null;
  void ended.then((reason) => {
    over = reason;
  });
  return {
    failure: async () => (over === null ? null : ((await complaint(logFile, from)) ?? over)),
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) =>
      resolve(`postgres ended with ${signal ?? `code ${code}`}`),
    );
  });
}

/** The first fatal line of the log since byte `from`. */
async function complaint(logFile: string, from: number): Promise<string | null> {
  const log = await open(logFile, "r").catch(() => null);
  if (log === null) return null;
  const { buffer, bytesRead } = await log.read(Buffer.alloc(16_384), 0, 16_384, from);
  await log.close();
  return /(?:FATAL|PANIC):\s*(.+)/.exec(buffer.toString("utf8", 0, bytesRead))?.[1] ?? null;
}

/** How long a fast stop may take before the server is stopped at once; it recovers from its log. */
const FAST_STOP_MS = 15_000;

/** Stops the server `pid` as `pg_ctl stop -m fast` does, and waits for its end. */
export async function stopServer(pid: number, cluster: string, { pgCtl }: Binaries): Promise<void> {
  if (process.platform === "win32") {
    await promisify(execFile)(pgCtl, ["stop", "-D", cluster, "-m", "fast", "-w"], {
      windowsHide: true,
    });
    return;
  }
  signal(pid, "SIGINT");
  if (await goneWithin(pid, FAST_STOP_MS)) return;
  signal(pid, "SIGQUIT");
  if (await goneWithin(pid, FAST_STOP_MS)) return;
  signal(pid, "SIGKILL");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}

async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
