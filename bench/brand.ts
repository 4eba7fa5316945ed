import { addBrand } from "./support/add-brand.ts";
import { startFaro } from "./support/faro.ts";
import { type Figures, pinTo } from "./support/measure.ts";
import { pageAgainstBare } from "./support/page-against-bare.ts";
import { openThrowAwayDatabase } from "./support/throw-away-database.ts";

const loadCore = 1;
const subdomain = "nocturne";

/** A partner's page, kept in memory, against bare node:http that serves the same bytes with the same headers. */
export async function benchBrand(): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const database = await openThrowAwayDatabase(2);
  const faro = await startFaro({ DATABASE_URL: database.url });
  try {
    await addBrand(database.db, subdomain);
    return await pageAgainstBare(faro, `/brand/${subdomain}?lang=en`, "brand page");
  } finally {
    await faro.end();
    await database.end();
  }
}
