import { startFaro } from "./support/faro.ts";
import { type Figures, pinTo } from "./support/measure.ts";
import { pageAgainstBare } from "./support/page-against-bare.ts";

const loadCore = 1;

/** The home page against bare node:http that serves the same bytes with the same headers. */
export async function benchPages(): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const faro = await startFaro();
  try {
    return await pageAgainstBare(faro, "/", "home page");
  } finally {
    await faro.end();
  }
}
