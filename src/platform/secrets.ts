import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const secretBytes = 32;

/** Secrets already read, by file: they never change while the program runs. */
const known = new Map<string, Promise<Buffer>>();

/**
 * A secret of this installation, 32 random bytes, made at its first use and kept under `dataDir`/secrets for
 * its owner alone. Several programs that share a folder get the same one; programs with folders of their own
 * do not, and then what one has signed the others do not accept. Throws where the folder cannot be written.
 */
export function readSecret(dataDir: string, name: string): Promise<Buffer> {
  const path = join(dataDir, "secrets", name);
  const cached = known.get(path);
  if (cached) return cached;
  const reading = readOrCreate(path);
  known.set(path, reading);
  reading.catch(() => known.delete(path));
  return reading;
}

/** Removes a secret that has done its work; the next use would make another. */
export async function forgetSecret(dataDir: string, name: string): Promise<void> {
  const path = join(dataDir, "secrets", name);
  known.delete(path);
  await rm(path, { force: true });
}

async function readOrCreate(path: string): Promise<Buffer> {
  const existing = await readIfThere(path);
  if (existing) return existing;
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  // Written beside and linked into place: no reader sees half a secret, and of two programs starting
  // together the first wins.
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(secretBytes), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path);
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
