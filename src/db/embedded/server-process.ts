import { execFile, spawn } from "node:child_process";
import { open, rename, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { errorCode } from "./failure.ts";
import type { Placement } from "./placement.ts";
import { isAlive, isServerOf, readPostmasterFile } from "./postmaster-file.ts";
import { serverSettings } from "./server-settings.ts";
import { transportSettings } from "./transport.ts";
import type { Transport } from "./transport.ts";

/** A server process being started. */
export type Launch = {
  /** Null while it runs, then what it left: its complaint, or the error that kept it from starting. */
  failure(): Promise<string | null>;
  /** Ends it where it runs: nobody will use it. */
  end(): Promise<void>;
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
  let over: string | null = null;
  const gone = new Promise<void>((resolve) => {
    const tell = (words: string) => {
      over = words;
      resolve();
    };
    child.once("error", (error) => tell(error.message));
    child.once("exit", (code, killer) => tell(`postgres ended with ${killer ?? `code ${code}`}`));
  });
  child.unref();
  await log.close();
  return {
    failure: async () => (over === null ? null : ((await complaint(logFile, from)) ?? over)),
    end: async () => {
      child.kill("SIGINT");
      const late = new AbortController();
      const isGone = await Promise.race([
        gone.then(() => true),
        sleep(FAST_STOP_MS, false, { signal: late.signal }),
      ]);
      late.abort();
      if (!isGone) child.kill("SIGKILL");
    },
  };
}

/** The first complaint in the log since byte `from`: a fatal line, or one from before logging. */
async function complaint(logFile: string, from: number): Promise<string | null> {
  const log = await open(logFile, "r").catch(() => null);
  if (log === null) return null;
  const { buffer, bytesRead } = await log.read(Buffer.alloc(16_384), 0, 16_384, from);
  await log.close();
  const text = buffer.toString("utf8", 0, bytesRead);
  return /(?:FATAL|PANIC):\s*(.+)/.exec(text)?.[1] ?? /^postgres: (.+)/m.exec(text)?.[1] ?? null;
}

/** How long a fast stop may take before the server is stopped at once; it recovers from its log. */
const FAST_STOP_MS = 15_000;

/** Stops the server `pid` as `pg_ctl stop -m fast` does, and waits for its end; one that is gone already is fine. */
export async function stopServer(pid: number, cluster: string, { pgCtl }: Binaries): Promise<void> {
  if ((await readPostmasterFile(cluster))?.pid !== pid || !(await isServerOf(pid, cluster))) return;
  if (process.platform === "win32") {
    await promisify(execFile)(pgCtl, ["stop", "-D", cluster, "-m", "fast", "-w"], {
      windowsHide: true,
    });
    return;
  }
  send(pid, "SIGINT");
  if (await goneWithin(pid, cluster, FAST_STOP_MS)) return;
  send(pid, "SIGQUIT");
  if (await goneWithin(pid, cluster, FAST_STOP_MS)) return;
  send(pid, "SIGKILL");
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}

/**
 * A server removes its file as its last act. Its process may be seen longer, as a zombie, where
 * the first process of a container does not collect orphans.
 */
async function goneWithin(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid) && (await readPostmasterFile(cluster))?.pid === pid) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
