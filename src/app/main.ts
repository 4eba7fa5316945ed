import { existsSync } from "node:fs";
import { openDatabase, type DatabaseAddress } from "#db/client.ts";
import { EmbeddedDatabaseError } from "#db/embedded/failure.ts";
import { type EmbeddedServer, startEmbedded } from "#db/embedded/start-embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import { makeSetupLink } from "#features/admin/setup/setup-link.ts";
import type { Services } from "#platform/http/request-context.ts";
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { createAcademy } from "./academy.ts";
import { loadBuiltFiles } from "./built-files.ts";
import { fillDemo } from "./demo/fill-demo.ts";
import { describeLogins, makeThrowAway } from "./demo/throw-away.ts";
import { jobs } from "./jobs.ts";

/** Told to scripts/start.mjs: starting again would not help. */
const exitRefused = 78;

function say(line: string): void {
  console.log(line);
}

function refuse(line: string): never {
  console.error(line);
  process.exit(exitRefused);
}

async function openStore(
  databaseUrl: string | null,
  dataDir: string,
): Promise<{ address: DatabaseAddress; embedded: EmbeddedServer | null }> {
  if (databaseUrl) return { address: { connectionString: databaseUrl }, embedded: null };
  const embedded = await startEmbedded({
    dataDir,
    log: say,
    onLost: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  });
  return { address: embedded.connection, embedded };
}

/** One to work with, one to listen on, and one to spare. */
const jobConnections = 3;

/**
 * Starts what is done by the clock, on connections of its own; gives what stops it. Where that fails (a database
 * user who may make no schema) the academy opens all the same, and says so in the log.
 */
async function startAllJobs(
  services: Services,
  address: DatabaseAddress,
): Promise<() => Promise<void>> {
  const { log } = services;
  const connections = openDatabase(
    address,
    (error) => log.warn({ reason: error.message }, "a connection of the jobs broke"),
    jobConnections,
  );
  try {
    const running = await startJobs(services, connections.pool, jobs);
    return async () => {
      await running.stop();
      await connections.close();
    };
  } catch (error) {
    log.error(
      { reason: describeFailure(error) },
      "jobs cannot run: e-mails are not tried again and nothing old is deleted",
    );
    return () => connections.close();
  }
}

async function run(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const throwAway = process.argv.includes("--demo") ? await makeThrowAway() : null;
  const environment = throwAway?.environment ?? process.env;
  const { settings, warnings } = readSettings(environment, process.cwd(), {
    environment: existsSync(".git") ? "development" : "production",
  });
  for (const warning of warnings) console.error(warning);
  const log = createLog(settings.logLevel);
  const { address, embedded } = await openStore(settings.databaseUrl, settings.dataDir);
  const database = openDatabase(address, (error) =>
    log.warn({ reason: error.message }, "an idle database connection broke; it is replaced"),
  );
  await migrateDatabase(database.pool);
  const files = await loadBuiltFiles(settings.publicUrl);
  if (throwAway) say("Filling the demo with three weeks of lessons …");
  const logins = throwAway ? await fillDemo({ settings, log, database, files }) : [];
  const academy = createAcademy({ settings, log, database, files, alone: embedded !== null });

  let stopJobs = (): Promise<void> => Promise.resolve();
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await stopJobs();
    await academy.close();
    await database.close();
    await embedded?.stop();
    await throwAway?.remove();
    process.exit(0);
  }
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  // The watcher of scripts/start.mjs is gone: nobody would start us again or pass signals on.
  process.on("disconnect", () => void stop());

  const origin = await academy.listen();
  await embedded?.announce(origin);
  void academy.services.workers.warm();
  stopJobs = await startAllJobs(academy.services, address);
  const openAt = settings.port === 0 ? origin : settings.publicUrl.origin;
  say(`Faro is open at ${openAt}`);
  say(
    settings.model
      ? `The tutor speaks through ${settings.model.provider}.`
      : "The tutor speaks with its built-in voice.",
  );
  const setupLink = await makeSetupLink(academy.services, openAt);
  if (throwAway) say(describeLogins(logins, openAt));
  if (setupLink) say(`Set up the administrator: ${setupLink}`);
}

run().catch((error: unknown) => {
  if (error instanceof EmbeddedDatabaseError) refuse(error.message);
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    refuse(`The port is taken by another program. Stop it, or set PORT to a free one.`);
  }
  console.error(error);
  process.exit(1);
});
