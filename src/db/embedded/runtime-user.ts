import { chmod, chown, realpath, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The operating-system user the server runs as. */
export type RuntimeUser = { uid: number; gid: number };

/** `nobody` on Linux: PostgreSQL refuses root, and this user exists on every distribution. */
export const NOBODY: RuntimeUser = { uid: 65_534, gid: 65_534 };

/** Whether this process is root, whom PostgreSQL refuses to serve. Never on Windows. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user to run the server of `cluster` as, or null for this process's own user. As root an
 * existing cluster keeps its owner, so that data first made by an ordinary user stay theirs.
 */
export async function runtimeUserOf(cluster: string): Promise<RuntimeUser | null> {
  if (!isRoot()) return null;
  const found = await stat(cluster).catch(() => null);
  return found === null || found.uid === 0 ? NOBODY : { uid: found.uid, gid: found.gid };
}

type Owned = { uid: number; gid: number; mode: number };

/** Whether the permission `bit` (4 read, 1 enter or run) of `file` is given to `user`. */
function grants(file: Owned, user: RuntimeUser, bit: 1 | 4): boolean {
  if (file.uid === user.uid) return (file.mode & (bit << 6)) !== 0;
  if (file.gid === user.gid) return (file.mode & (bit << 3)) !== 0;
  return (file.mode & bit) !== 0;
}

/** Whether `user` may enter the folder `path` and every folder above it. */
export async function canEnter(path: string, user: RuntimeUser): Promise<boolean> {
  let folder = await realpath(path);
  for (;;) {
    if (!grants(await stat(folder), user, 1)) return false;
    const above = dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}

/** Whether `user` may read the file `path`, the folders above it included. */
export async function canRead(path: string, user: RuntimeUser): Promise<boolean> {
  const file = await realpath(path);
  return grants(await stat(file), user, 4) && (await canEnter(dirname(file), user));
}

/**
 * Lets `user` pass through the folder `path` and answers whether it now may. Only a folder that
 * is root's alone is changed, to `root:<group of user>` with passage for that group: the user
 * can reach a name it knows inside, cannot list the folder, and nobody else gains anything.
 */
export async function letThrough(path: string, user: RuntimeUser): Promise<boolean> {
  if (!(await canEnter(dirname(await realpath(path)), user))) return false;
  const folder = await stat(path);
  if (grants(folder, user, 1)) return true;
  if (folder.uid !== 0 || folder.gid !== 0) return false;
  await chown(path, 0, user.gid);
  await chmod(path, (folder.mode & 0o7707) | 0o010);
  return true;
}

/** Gives a file or folder to `user`; nothing to do for this process's own user (null). */
export async function giveTo(path: string, user: RuntimeUser | null): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}
