import { rm, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { Binaries } from "./binaries.ts";
import { SUPERUSER } from "./cluster.ts";
import { EmbeddedDatabaseError, fullDisk, NO_ROOM } from "./failure.ts";
import type { Placement } from "./placement.ts";
import {
  disownPostmasterFile,
  isAlive,
  isServerOf,
  postmasterFile,
  readPostmasterFile,
} from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { launchServer } from "./server-process.ts";
import type { Launch } from "./server-process.ts";
import { openSession, servesFolder } from "./session.ts";
import { connectionSettings, socketLockFile } from "./transport.ts";
import type { Transport } from "./transport.ts";

/** Everything needed to run the server of one cluster. */
export type Installation = { placement: Placement; binaries: Binaries; transport: Transport };

/** A server that answers, and the supervisor's session in it. */
export type RunningServer = {
  file: PostmasterFile;
  client: Client;
  /** True when it was running already. */
  adopted: boolean;
};

/** After a kill of the server its children hold the shared memory for up to some seconds. */
const CONTENTION_MS = 20_000;

/** Recovery after a crash replays at most `max_wal_size`: seconds, on a slow disk more. */
const RECOVERY_MS = 180_000;

const CONTENTION = /shared memory|lock file/;

/**
 * Adopts the server that runs on the cluster, or starts one, and opens a session in it.
 * PostgreSQL's own `postmaster.pid` is the lock here: of two programs that start servers at
 * once one server gives way, and both programs come out with the other.
 * @throws EmbeddedDatabaseError `failed` with PostgreSQL's own words
 */
export async function ensureRunning(installation: Installation): Promise<RunningServer> {
  const launched: { last: Launch | null } = { last: null };
  try {
    return await bringToAnswer(installation, launched);
  } catch (error) {
    await launched.last?.end();
    throw error;
  }
}

async function bringToAnswer(
  installation: Installation,
  launched: { last: Launch | null },
): Promise<RunningServer> {
  const { placement, binaries, transport } = installation;
  const started = Date.now();
  let lastWords = "it does not answer";
  let patience = CONTENTION_MS;
  while (Date.now() - started < patience) {
    const met = await meet(installation);
    if (met === "busy") patience = RECOVERY_MS;
    else if (met !== "absent") return { ...met, adopted: launched.last === null };
    const failure = (await launched.last?.failure()) ?? null;
    if (failure !== null) {
      launched.last = null;
      if (NO_ROOM.test(failure))
        throw new EmbeddedDatabaseError("failed", fullDisk(placement.base));
      lastWords = failure;
      if (BROKEN_FILE.test(failure)) await refuseBrokenFile(placement.cluster);
      if (!CONTENTION.test(failure)) break;
      await sleep(150);
    } else if (met === "absent" && launched.last === null) {
      launched.last = await launchServer(placement, binaries, transport);
    }
    await sleep(met === "busy" ? 40 : 15);
  }
  throw new EmbeddedDatabaseError(
    "failed",
    `The database did not start: ${lastWords}. See ${placement.logFile}.`,
  );
}

const BROKEN_FILE = /lock file .* (?:is empty|bogus)|bogus data in lock file/;

/** A server that starts writes its file within a moment; one older than this was never written. */
const WRITING_MS = 2_000;

/**
 * PostgreSQL takes an empty file for a server that is just starting, and so do we while it is young. Later it was left
 * by a full disk or a power cut. We cannot know that no such server runs, so a person decides.
 */
async function refuseBrokenFile(cluster: string): Promise<void> {
  const path = postmasterFile(cluster);
  const file = await stat(path).catch(() => null);
  if (file === null || Date.now() - file.mtimeMs < WRITING_MS) return;
  throw new EmbeddedDatabaseError(
    "failed",
    `${path} is empty or damaged: a start was cut off, or the disk was full. Make sure that no PostgreSQL runs on that folder, remove the file, and start again.`,
  );
}

/** One look: a server with a session, one that is not ready, or none. */
async function meet({
  placement: { cluster },
  transport,
}: Installation): Promise<Omit<RunningServer, "adopted"> | "busy" | "absent"> {
  const file = await readPostmasterFile(cluster);
  if (file === null) return "absent";
  const answer = await openSession(connectionSettings(transport, file, SUPERUSER, "postgres"));
  if (answer.kind === "busy") return "busy";
  if (answer.kind === "session") {
    if (await servesFolder(answer.client, cluster)) return { file, client: answer.client };
    await answer.client.end();
    await disown(cluster, transport);
    return "absent";
  }
  if (await isServerOf(file.pid, cluster)) return "busy";
  if (isAlive(file.pid)) await disown(cluster, transport);
  return "absent";
}

/** Clears the way from a server that is not ours: its file, and the lock beside our own socket. */
async function disown(cluster: string, transport: Transport): Promise<void> {
  await disownPostmasterFile(cluster);
  if (transport.kind === "socket") await rm(socketLockFile(transport.folder), { force: true });
}
