import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { Binaries } from "./binaries.ts";
import { SUPERUSER } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./failure.ts";
import type { Placement } from "./placement.ts";
import {
  disownPostmasterFile,
  isAlive,
  isServerOf,
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
  const { placement, binaries, transport } = installation;
  const started = Date.now();
  let launch: Launch | null = null;
  let lastWords = "it does not answer";
  let patience = CONTENTION_MS;
  while (Date.now() - started < patience) {
    const met = await meet(installation);
    if (met === "busy") patience = RECOVERY_MS;
    else if (met !== "absent") return { ...met, adopted: launch === null };
    const failure = (await launch?.failure()) ?? null;
    if (failure !== null) {
      launch = null;
      lastWords = failure;
      if (!CONTENTION.test(failure)) break;
      await sleep(150);
    } else if (met === "absent" && launch === null) {
      launch = await launchServer(placement, binaries, transport);
    }
    await sleep(met === "busy" ? 40 : 15);
  }
  throw new EmbeddedDatabaseError(
    "failed",
    `The database did not start: ${lastWords}. See ${placement.logFile}.`,
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
