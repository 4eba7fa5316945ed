import { execFile } from "node:child_process";
import { lchown, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { EmbeddedDatabaseError, errorCode, fullDisk, NO_ROOM } from "./failure.ts";
import type { Placement } from "./placement.ts";
import { giveTo } from "./runtime-user.ts";
import type { RuntimeUser } from "./runtime-user.ts";
import type { Transport } from "./transport.ts";

/** The cluster's superuser: the supervisor's own, never the application's. */
export const SUPERUSER = "postgres";

/**
 * Makes the cluster where there is none. It is made in a draft folder and renamed when whole,
 * so that a kill at any moment leaves either nothing or a cluster, and two programs that start
 * at once end with one.
 * @returns whether this call made it
 * @throws EmbeddedDatabaseError with what initdb said, or when another version wrote the data
 */
export async function ensureCluster(
  placement: Placement,
  binaries: Binaries,
  transport: Transport,
): Promise<boolean> {
  const { base, cluster, user } = placement;
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (version !== null) {
    refuseOtherVersion(cluster, version.trim(), binaries.major);
    if (user !== null && (await stat(cluster)).uid === 0) await giveClusterTo(cluster, user);
    await removeOldDrafts(cluster);
    return false;
  }
  const draft = await mkdtemp(draftPrefix(cluster));
  await giveTo(draft, user);
  await runInitdb(draft, placement, binaries, transport);
  const made = await moveIntoPlace(draft, cluster);
  await syncFolder(base);
  if (!made) await remove(draft);
  return made;
}

function draftPrefix(cluster: string): string {
  return `${cluster}.new-`;
}

function refuseOtherVersion(cluster: string, found: string, major: number): void {
  if (found === String(major)) return;
  throw new EmbeddedDatabaseError(
    "failed",
    `The data in ${cluster} were written by PostgreSQL ${found}, and this Faro brings PostgreSQL ${major}. Back up with the older Faro and restore with this one.`,
  );
}

/**
 * UTF-8 with the built-in C.UTF-8 collation: the same order on every system and version, so an
 * index never goes wrong when the system's libc changes.
 */
async function runInitdb(
  draft: string,
  { base, user }: Placement,
  { initdb }: Binaries,
  transport: Transport,
): Promise<void> {
  const access =
    transport.kind === "socket"
      ? ["--auth-local=trust", "--auth-host=reject"]
      : ["--auth=scram-sha-256", `--pwfile=${join(base, "postgres.password")}`];
  const args = [
    ["-D", draft, "-U", SUPERUSER, "-E", "UTF8", "--locale=C"],
    ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"],
    access,
  ].flat();
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid };
  const options = { ...identity, cwd: draft, windowsHide: true };
  await promisify(execFile)(initdb, args, options).catch(async (error: unknown) => {
    await remove(draft);
    const words = said(error);
    throw new EmbeddedDatabaseError(
      "failed",
      NO_ROOM.test(words) ? fullDisk(base) : `The database could not be made in ${base}: ${words}`,
      { cause: error },
    );
  });
}

/** What initdb complained about, in one line. */
function said(error: unknown): string {
  const text =
    typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr) : "";
  const lines = text.split("\n").filter((line) => /error|fatal|could not|no space/i.test(line));
  return (
    lines.slice(0, 2).join(" ").trim() || (error instanceof Error ? error.message : String(error))
  );
}

/** The rename fails when another program's cluster is there already: then that one holds. */
async function moveIntoPlace(draft: string, cluster: string): Promise<boolean> {
  try {
    await rename(draft, cluster);
    return true;
  } catch (error) {
    const theirs = await stat(join(cluster, "PG_VERSION")).catch(() => null);
    if (theirs === null) {
      throw new EmbeddedDatabaseError(
        "failed",
        `${cluster} is in the way of the database and is not one. Move it elsewhere.`,
        { cause: error },
      );
    }
    return false;
  }
}

/** Makes the rename outlive a power cut. Windows cannot open a folder and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().catch((error: unknown) => {
    if (errorCode(error) !== "EINVAL") throw error;
  });
  await handle.close();
}

/** No initdb takes longer; a younger draft may be another program's, still being written. */
const DRAFT_LIFE_MS = 120_000;

/** Removes the drafts of starts that were killed. */
async function removeOldDrafts(cluster: string): Promise<void> {
  const prefix = basename(draftPrefix(cluster));
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const draft = join(dirname(cluster), name);
    const found = await stat(draft).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > DRAFT_LIFE_MS) await remove(draft);
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Root copied or restored these data, so they are root's: gives them to the server's user,
 * the folder itself last, so that a kill in between is made good by the next start.
 */
async function giveClusterTo(folder: string, user: RuntimeUser): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveClusterTo(path, user);
    else await lchown(path, user.uid, user.gid);
  }
  await giveTo(folder, user);
}
