import { execFile } from "node:child_process";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorCode } from "./failure.ts";

/**
 * What a PostgreSQL server writes about itself into its data folder (`postmaster.pid`; line
 * order from src/include/utils/pidfile.h). The file outlives a server that was killed.
 */
export type PostmasterFile = { pid: number; port: number; socketFolder: string };

/** Reads `postmaster.pid`; null when there is none, or when it is only half written. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const text = await readFile(postmasterFile(cluster), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null;
  return { pid, port, socketFolder: lines[4]?.trim() ?? "" };
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Whether the process `pid` is a server started on this very data folder: after a restart of
 * the machine or container the number may belong to anything.
 */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  if (process.platform === "linux") {
    const words = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
    return words.includes(cluster);
  }
  const listed = await promisify(execFile)("ps", ["-ww", "-o", "args=", "-p", String(pid)]).catch(
    () => null,
  );
  return listed?.stdout.includes(cluster) ?? false;
}

/** No system gives a process this id (Linux stops at 4,194,304, macOS at 99,999). */
const NO_PROCESS = 2_147_483_647;

/**
 * Takes the process out of a `postmaster.pid` that names a stranger or a zombie, for PostgreSQL
 * refuses to start while that process is there. The rest stays: PostgreSQL still reads the
 * shared memory key from it and so still notices children of a killed server on the same data.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const file = postmasterFile(cluster);
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return;
  const draft = `${file}.faro`;
  await writeFile(draft, text.replace(/^\d+/, String(NO_PROCESS)));
  await rename(draft, file);
}

/** Where a server writes about itself. */
export function postmasterFile(cluster: string): string {
  return join(cluster, "postmaster.pid");
}
