import { createAcademy } from "#app/academy.ts";
import { openDatabase } from "#db/client.ts";
import type { ClickWriter } from "#features/affiliates/clicks/click-writer.ts";
import { affiliateClicks } from "#db/tables/affiliates.ts";
import { findByActiveCode } from "#features/affiliates/records.ts";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";

/**
 * The academy's calls on the database of DATABASE_URL, as the program answers them. With CLICKS=single each visit is
 * looked up and inserted by itself, as many at once as there are connections, and no rule about repeated visits is
 * asked: what batches are measured against.
 */
const { settings } = readSettings(
  { ...process.env, ENVIRONMENT: "test", HOST: "127.0.0.1", PORT: "0", TRUST_PROXY: "127.0.0.1" },
  process.cwd(),
);
const database = openDatabase({ connectionString: settings.databaseUrl ?? "" }, () => undefined);

const single: ClickWriter = {
  async write(click) {
    const affiliate = await findByActiveCode(database.db, click.referralCode);
    if (!affiliate) return { affiliateId: null, clickId: null, counted: false };
    const affiliateId = affiliate.id;
    await database.db.insert(affiliateClicks).values({ ...click, affiliateId, declined: null });
    return { affiliateId, clickId: click.id, counted: true };
  },
  close: () => Promise.resolve(),
};

const academy = createAcademy({
  settings,
  log: createLog("warn"),
  database,
  files: new Map(),
  ...(process.env.CLICKS === "single" ? { clicks: single } : {}),
});
console.log(await academy.listen());
