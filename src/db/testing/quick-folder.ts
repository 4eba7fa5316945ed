import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../embedded/postmaster-file.ts";

/** Where Linux keeps files in memory. */
const inMemory = "/dev/shm";

/** Far more than the databases of a run take at one time. */
const roomBytes = 2 * 1024 ** 3;

const ours = /^faro-test-(\d+)-/;

/**
 * Makes a folder for files that a run makes and removes by the hundred, as each copy of a database does: in memory where
 * there is room. A disk's file system looks twice before it reuses what was just removed, which is a quarter of all work.
 */
export async function newQuickFolder(): Promise<string> {
  const place = (await hasRoom()) ? inMemory : tmpdir();
  if (place === inMemory) await removeLeft();
  return mkdtemp(join(place, `faro-test-${process.pid}-`));
}

async function hasRoom(): Promise<boolean> {
  const folder = await statfs(inMemory).catch(() => null);
  if (folder === null) return false;
  return Math.min(folder.bavail * folder.bsize, process.availableMemory() / 2) >= roomBytes;
}

/** Removes what runs left that were killed: it would keep memory. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(inMemory)) {
    const pid = ours.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    // Somebody else's is theirs to remove.
    await rm(join(inMemory, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
