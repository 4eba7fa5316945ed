import { createHash } from "node:crypto";
import { readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { EmbeddedDatabaseError } from "./failure.ts";
import { makeFolder } from "./make-folder.ts";
import { canEnter, isRoot, letThrough, NOBODY, runtimeUserOf } from "./runtime-user.ts";
import type { RuntimeUser } from "./runtime-user.ts";

/** Where root's own things go that the server's user must reach. */
export const SYSTEM_FOLDER = "/var/lib/faro";

/** The name of the note in DATA_DIR that says where the cluster is when it is not there. */
const NOTE = "postgres.location";

/** Where a cluster and what belongs to it live. All paths are absolute and resolved. */
export type Placement = {
  /** DATA_DIR itself. */
  home: string;
  /** The folder that holds the cluster, its log and its socket. */
  base: string;
  /** PostgreSQL's data folder. */
  cluster: string;
  /** What the server writes to standard error. */
  logFile: string;
  /** The user of the server; null is this process's own. */
  user: RuntimeUser | null;
};

/**
 * Finds or chooses the place of the cluster of `dataDir`, and makes the folders above it. It is
 * in `dataDir`, unless root runs the program and the server's user cannot reach it there (a
 * checkout under /root): then it is under {@link SYSTEM_FOLDER} and a note in `dataDir` says so.
 * A choice once made stays: an existing note or cluster decides before any permission does.
 */
export async function placeCluster(dataDir: string): Promise<Placement> {
  await makeFolder(dirname(resolve(dataDir)));
  await makeFolder(resolve(dataDir), 0o700);
  const home = await realpath(dataDir);
  const base = (await readNote(home)) ?? (await chooseBase(home));
  const cluster = join(base, "postgres");
  const user = await runtimeUserOf(cluster);
  if (user !== null && !(await letThrough(base, user))) {
    throw new EmbeddedDatabaseError(
      "not-permitted",
      `The database in ${cluster} belongs to the user with id ${user.uid}, who cannot enter ${base}. Open that folder to this user, or start Faro as this user.`,
    );
  }
  await refuseForeignCluster(cluster);
  return { home, base, cluster, logFile: join(base, "postgres.log"), user };
}

async function readNote(home: string): Promise<string | null> {
  const text = await readFile(join(home, NOTE), "utf8").catch(() => null);
  const place = text?.split("\n")[0]?.trim() ?? "";
  if (place === "") return null;
  await makeFolder(place, 0o711);
  return await realpath(place);
}

async function chooseBase(home: string): Promise<string> {
  if (!isRoot()) return home;
  const exists = await stat(join(home, "postgres", "PG_VERSION")).catch(() => null);
  if (exists !== null || (await letThrough(home, NOBODY))) return home;
  const name = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const place = join(SYSTEM_FOLDER, name);
  await makeFolder(place, 0o711);
  if (!(await canEnter(place, NOBODY))) {
    throw new EmbeddedDatabaseError(
      "not-permitted",
      `PostgreSQL cannot run as root, and the user nobody may enter neither ${home} nor ${place}. Start Faro as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const why = `Faro was started as root. PostgreSQL runs as another user, who cannot enter this folder, so its data are in the folder named above.\n`;
  await writeFile(join(home, NOTE), `${place}\n\n${why}`, { mode: 0o600 });
  return place;
}

/** An ordinary user meets a cluster made by root or by someone else: say whose it is. */
async function refuseForeignCluster(cluster: string): Promise<void> {
  const own = process.getuid?.();
  if (own === undefined || own === 0) return;
  const found = await stat(cluster).catch(() => null);
  if (found === null || found.uid === own) return;
  throw new EmbeddedDatabaseError(
    "not-permitted",
    `The database in ${cluster} belongs to the user with id ${found.uid}, and this program runs as ${own}. Start Faro as the user who started it first, or as root.`,
  );
}
