import { setTimeout as sleep } from "node:timers/promises";
import { readyBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { asEmbeddedFailure, EmbeddedDatabaseError } from "./failure.ts";
import { currentOwner, describeOwner, takeOwnership } from "./ownership.ts";
import { placeCluster } from "./placement.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { DATABASE, prepareDatabase } from "./prepare-database.ts";
import { ensureRunning } from "./running-server.ts";
import type { Installation, RunningServer } from "./running-server.ts";
import { stopServer } from "./server-process.ts";
import { connectionSettings, connectionUrl, prepareTransport } from "./transport.ts";
import type { ConnectionSettings, Transport } from "./transport.ts";

/** How the embedded database is started. */
export type EmbeddedOptions = {
  /** DATA_DIR; made when missing. The cluster is its `postgres` folder (see placement.ts). */
  dataDir: string;
  /** One line for the operator at a time. */
  log: (line: string) => void;
  /**
   * `own` (default): be the one program that runs on these data, or fail with `in-use`.
   * `join`: use the server beside its owner, as a backup does, and own it only when nobody does.
   */
  mode?: "own" | "join";
  /** Called once when the server is lost while running and cannot be brought back. */
  onLost?: (error: Error) => void;
  /** PostgreSQL's folder with bin, lib and share; the bundled one when left out. */
  native?: string;
  /** The way to the server; the platform's own when left out. */
  transport?: Transport["kind"];
};

/** The embedded database, running. */
export type EmbeddedServer = {
  /** For `new pg.Pool(connection)`. */
  connection: ConnectionSettings;
  /** The same as a connection string. */
  url: string;
  /** Tells a second program that is refused where this one is served, such as its address. */
  announce(address: string): Promise<void>;
  /** Stops the server when this program owns it, otherwise only leaves it. May be called twice. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL of `dataDir`, or adopts the one a killed program left running, and
 * keeps it running: a server that dies is started again on the same data.
 * First start about 1 s, later ones about 0.1 s.
 * @throws EmbeddedDatabaseError with one line for the operator
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    return await bringUp(options);
  } catch (error) {
    throw asEmbeddedFailure(error, options.dataDir);
  }
}

async function bringUp(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log } = options;
  const placement = await placeCluster(dataDir);
  const binaries = await readyBinaries(placement.user, options.native);
  const transport = await prepareTransport(placement, options.transport);
  const installation = { placement, binaries, transport };
  const made = await ensureCluster(placement, binaries, transport);
  if (made) log(`Made a database in ${placement.cluster}`);
  const label = `pid ${process.pid}`;
  const held = await hold(installation, label, options.mode ?? "own");
  if (held.adopted && held.owned) log("Found the database server running and took it over");
  const connection = connectionSettings(transport, held.file, DATABASE, DATABASE);
  const keeper = keep(installation, held, label, options);
  try {
    await prepareDatabase(held.client, connection);
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return {
    connection,
    url: connectionUrl(connection),
    announce: (address) => keeper.announce(`${label}, ${address}`),
    stop: keeper.stop,
  };
}

type Held = RunningServer & { owned: boolean };

/** Brings the server up and takes its lock. */
async function hold(
  installation: Installation,
  label: string,
  mode: "own" | "join",
): Promise<Held> {
  const server = await ensureRunning(installation);
  if (await takeOwnership(server.client, label)) return { ...server, owned: true };
  if (mode === "join") return { ...server, owned: false };
  const owner = await currentOwner(server.client);
  await server.client.end();
  throw new EmbeddedDatabaseError(
    "in-use",
    `Faro is already running on ${installation.placement.home} (${owner ?? "another program"}). Stop it first, or choose another DATA_DIR.`,
  );
}

/** More restarts than this in a minute mean that the server cannot run. */
const RESTARTS_PER_MINUTE = 10;

/** How long a stop waits for a server that is being brought back, and for the goodbye of the session. */
const RECOVERY_PATIENCE_MS = 5_000;
const LEAVING_MS = 2_000;

/** Whether `work` ended, well or not, within the time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const isOver = await Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    sleep(milliseconds, false, { signal: late.signal }),
  ]);
  late.abort();
  return isOver;
}

/** Watches the held session, whose end means that the server ended, and starts it again. */
function keep(
  installation: Installation,
  first: Held,
  label: string,
  { log, onLost, mode = "own" }: EmbeddedOptions,
): { announce: (label: string) => Promise<void>; stop: () => Promise<void> } {
  let held = first;
  let name = label;
  let stopping: Promise<void> | null = null;
  let recovering: Promise<void> = Promise.resolve();
  let restarts: number[] = [];

  function watch(): void {
    held.client.once("end", () => {
      if (stopping === null) recovering = recover();
    });
  }

  async function recover(): Promise<void> {
    log("The database server stopped; starting it again");
    restarts = [...restarts.filter((at) => Date.now() - at < 60_000), Date.now()];
    try {
      if (restarts.length > RESTARTS_PER_MINUTE) {
        throw new EmbeddedDatabaseError(
          "failed",
          `The database stopped ${restarts.length} times in a minute. See ${installation.placement.logFile}.`,
        );
      }
      held = await hold(installation, name, mode);
      log("The database server runs again");
      watch();
    } catch (error) {
      onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function stopNow(): Promise<void> {
    const { placement, binaries } = installation;
    const isBack = await within(RECOVERY_PATIENCE_MS, recovering);
    if (held.owned) {
      // One that is still coming back is known by its file alone.
      const file = isBack ? held.file : await readPostmasterFile(placement.cluster);
      if (file !== null) await stopServer(file.pid, placement.cluster, binaries);
    }
    await within(LEAVING_MS, held.client.end());
  }

  watch();
  return {
    announce: async (longer) => {
      name = longer;
      await describeOwner(held.client, longer);
    },
    stop: () => (stopping ??= stopNow()),
  };
}
