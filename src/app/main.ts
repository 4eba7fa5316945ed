import { existsSync } from "node:fs";
import { warmSkills } from "#features/learning/subject-skills.ts";
import { openDatabase, type DatabaseAddress } from "#db/client.ts";
import { errorCode } from "#db/embedded/failure.ts";
import { type EmbeddedServer, startEmbedded } from "#db/embedded/start-embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import { makeSetupLink } from "#features/admin/setup/setup-link.ts";
import type { Services } from "#platform/http/request-context.ts";
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { readSettings, type Settings } from "#platform/settings.ts";
import { createAcademy } from "./academy.ts";
import { createPublicRenderer, loadBrandRenderer, loadBuiltFiles } from "./built-files.ts";
import { fillDemo } from "./demo/fill-demo.ts";
import { describeLogins, makeThrowAway } from "./demo/throw-away.ts";
import { jobs } from "./jobs.ts";
import { createLifetime } from "./lifetime.ts";
import { exitFailed, refusalOf } from "./start-refusals.ts";

/** How long each part may take to end, in milliseconds. */
const limits = { jobs: 6_000, academy: 12_000, connections: 5_000, embedded: 50_000, demo: 5_000 };

function say(line: string): void {
  console.log(line);
}

const lifetime = createLifetime(
  (code) => process.exit(code),
  (line) => console.error(line),
);

/** The database of DATABASE_URL, or the embedded one, which then lives as long as the program. */
async function openStore({
  databaseUrl,
  dataDir,
}: Settings): Promise<{ address: DatabaseAddress; embedded: EmbeddedServer | null }> {
  if (databaseUrl) return { address: { connectionString: databaseUrl }, embedded: null };
  const onLost = (error: Error) => {
    console.error(error.message);
    void lifetime.end(exitFailed);
  };
  const embedded = await lifetime.open(
    "The database",
    () => startEmbedded({ dataDir, log: say, onLost }),
    (server) => server.stop(),
    limits.embedded,
  );
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
    { connections: jobConnections },
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

/** What the program was told, once it has been read. */
let settings: Settings | null = null;

async function start(): Promise<void> {
  readEnvironmentFile();
  const throwAway = process.argv.includes("--demo")
    ? await lifetime.open("The demo", makeThrowAway, (made) => made.remove(), limits.demo)
    : null;
  const told = readSettings(throwAway?.environment ?? process.env, process.cwd(), {
    environment: existsSync(".git") ? "development" : "production",
  });
  settings = told.settings;
  for (const warning of told.warnings) console.error(warning);
  await open(told.settings, throwAway !== null);
}

async function open(told: Settings, isDemo: boolean): Promise<void> {
  const log = createLog(told.logLevel);
  const { address, embedded } = await openStore(told);
  const database = await lifetime.open(
    "The connections to the database",
    async () =>
      openDatabase(address, (error) =>
        log.warn({ reason: error.message }, "an idle database connection broke; it is replaced"),
      ),
    (opened) => opened.close(),
    limits.connections,
  );
  await migrateDatabase(database.pool);
  const files = await loadBuiltFiles(told.publicUrl);
  if (isDemo) say("Filling the demo with three weeks of lessons …");
  const logins = isDemo ? await fillDemo({ settings: told, log, database, files }) : [];
  const academy = await lifetime.open(
    "The academy",
    async () =>
      createAcademy({
        settings: told,
        log,
        database,
        files,
        loadBrandRenderer,
        createPublicRenderer,
        alone: embedded !== null,
      }),
    (opened) => opened.close(),
    limits.academy,
  );
  const origin = await academy.listen();
  await embedded?.announce(origin);
  void academy.services.workers.warm();
  void warmSkills();
  await lifetime.open(
    "The jobs",
    () => startAllJobs(academy.services, address),
    (stop) => stop(),
    limits.jobs,
  );
  const openAt = told.port === 0 ? origin : told.publicUrl.origin;
  say(`Faro is open at ${openAt}`);
  say(
    told.model
      ? `The tutor speaks through ${told.model.provider}.`
      : "The tutor speaks with its built-in voice.",
  );
  const setupLink = await makeSetupLink(academy.services, openAt);
  if (isDemo) say(describeLogins(logins, openAt));
  if (setupLink) say(`Set up the administrator: ${setupLink}`);
}

/** What stands in `.env`, for whatever the environment itself does not say. */
function readEnvironmentFile(): void {
  if (!existsSync(".env")) return;
  try {
    process.loadEnvFile(".env");
  } catch (error) {
    const why = errorCode(error) ?? "unknown";
    console.error(`The settings in .env cannot be read (${why}) and are left out.`);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void lifetime.end(0));
}
// The watcher of scripts/start.mjs is gone: nobody would start us again or pass signals on.
process.on("disconnect", () => void lifetime.end(0));
// It may have gone while the code of the program was being read; without a watcher there is no such field.
if ("connected" in process && !process.connected) void lifetime.end(0);

start().catch((error: unknown) => {
  // What was under way was cut off by the end, and tells of nothing else.
  if (lifetime.isEnding()) return;
  const refusal = refusalOf(error, settings);
  console.error(refusal?.line ?? error);
  void lifetime.end(refusal?.code ?? exitFailed);
});
