import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import { startFaro } from "./support/faro.ts";
import { type Figures, pinTo } from "./support/measure.ts";
import { pageAgainstBare } from "./support/page-against-bare.ts";
import { openThrowAwayDatabase, type ThrowAwayDatabase } from "./support/throw-away-database.ts";

const loadCore = 1;
const subdomain = "nocturne";

/** A partner's page, kept in memory, against bare node:http that serves the same bytes with the same headers. */
export async function benchBrand(): Promise<Figures> {
  pinTo(process.pid, loadCore);
  const database = await openThrowAwayDatabase(2);
  const faro = await startFaro({ DATABASE_URL: database.url });
  try {
    await makeBrand(database);
    return await pageAgainstBare(faro, `/brand/${subdomain}?lang=en`, "brand page");
  } finally {
    await faro.end();
    await database.end();
  }
}

/** A brand that is on, as the database has it once everybody has said yes. */
async function makeBrand({ db }: ThrowAwayDatabase): Promise<void> {
  const [userId, affiliateId, code] = ["prf_bench", "aff_bench", "FAROBENCH"];
  const email = "marta@example.org";
  await db.insert(profiles).values({ id: userId, email, fullName: "Marta Gil", role: "affiliate" });
  await db.insert(affiliates).values({
    id: affiliateId,
    userId,
    referralCode: code,
    firstName: "Marta",
    lastName: "Gil",
    email,
    status: "active",
  });
  await db.insert(affiliateBranding).values({
    id: "brd_bench",
    affiliateId,
    subdomain,
    active: true,
    defaultReferralCode: code,
    brandName: "Nocturne Prep",
    heroTitle: "Quiet evenings, better maths.",
    primaryColor: "#1a0b2e",
    secondaryColor: "#4a1d6e",
    accentColor: "#e0337c",
    supportEmail: "help@nocturne.example",
  });
}
