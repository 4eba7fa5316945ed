import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "./failure.ts";

/**
 * Makes a folder and those above it, where they are not there. Node's own `recursive` never comes back where a folder
 * that is there takes no new one and says ENOENT, as /proc does.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await makeOne(path, mode);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const above = dirname(path);
    if (!(await isThere(above))) await makeFolder(above, mode);
    await makeOne(path, mode);
  }
}

async function makeOne(path: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
