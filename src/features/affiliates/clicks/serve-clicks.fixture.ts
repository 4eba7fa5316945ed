import { createAcademy } from "#app/academy.ts";
import { openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/start-embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";

/** An academy in a process of its own, on the embedded database of the folder that is named, with one affiliate. */
const dataDir = process.argv[2] ?? "";
const { settings } = readSettings(
  {
    ENVIRONMENT: "test",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "silent",
  },
  process.cwd(),
);
const embedded = await startEmbedded({ dataDir, log: () => undefined });
const database = openDatabase(embedded.connection, () => undefined);
await migrateDatabase(database.pool);
const email = "marta@partners.example";
await database.db
  .insert(profiles)
  .values({ id: "prf_marta", email, fullName: "Marta Gil", role: "affiliate" })
  .onConflictDoNothing();
await database.db
  .insert(affiliates)
  .values({
    id: "aff_marta",
    userId: "prf_marta",
    referralCode: "FAROMAGI22AAAA",
    firstName: "Marta",
    lastName: "Gil",
    email,
    status: "active",
  })
  .onConflictDoNothing();
const log = createLog(settings.logLevel);
const academy = createAcademy({ settings, log, database, files: new Map() });
console.log(JSON.stringify({ origin: await academy.listen(), url: embedded.url }));
process.once("SIGTERM", () => {
  void academy
    .close()
    .then(() => database.close())
    .then(() => embedded.stop())
    .then(() => process.exit(0));
});
