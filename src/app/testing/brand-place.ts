import { eq } from "drizzle-orm";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { familyBrands } from "#db/tables/family-brands.ts";
import { makeBrand } from "#features/brands/brand.fixture.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { type Relay, startRelay } from "#platform/testing/relay-stand-in.ts";
import { createBrandRenderer } from "../prerender/render-brand.tsx";
import { startTestAcademy, type TestAcademy } from "./test-academy.ts";
import { visitorAt } from "./visitor-at.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: [],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

export const mainHost = "faro.academy";
export const main = `https://${mainHost}`;

const shell = `<!doctype html><html lang="en"><head><title>Faro</title>
<meta name="theme-color" content="#0f1d33" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="manifest" href="/manifest.json" /></head><body><div id="root"></div></body></html>`;

/** An academy on https with a mail relay, a shell and a home page. */
export type BrandPlace = {
  academy: TestAcademy;
  relay: Relay;
  /** A brand that is on, with its host below the main domain and a visitor there. */
  brandWithHost(
    form?: Parameters<typeof makeBrand>[1],
  ): Promise<
    Awaited<ReturnType<typeof makeBrand>> & { host: string; visitor: ReturnType<typeof visitorAt> }
  >;
  /** A visitor of the main domain. */
  visitor(): ReturnType<typeof visitorAt>;
  switchBrand(brandId: string, active: boolean): Promise<unknown>;
  /** Where an account belongs. */
  belongingOf(profileId: string): Promise<(typeof familyBrands.$inferSelect)[]>;
  close(): Promise<void>;
};

export async function startBrandPlace(): Promise<BrandPlace> {
  const folder = await mkdtemp(join(tmpdir(), "faro-families-"));
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "app.html"), shell);
  await writeFile(join(folder, "pages/index.html"), "<!doctype html><title>The home page</title>");
  const relay = await startRelay();
  const academy = await startTestAcademy({
    environment: { PUBLIC_URL: main, SMTP_URL: relay.url },
    files: await loadStaticFiles(folder),
    loadBrandRenderer: async () => renderer,
  });
  const { db } = academy.database;
  return {
    academy,
    relay,
    async brandWithHost(form = {}) {
      const made = await makeBrand(academy, {
        brandName: "Nocturne Prep",
        primaryColor: "#1a0b2e",
        accentColor: "#e0337c",
        supportEmail: "help@nocturne.example",
        ...form,
      });
      const host = `${made.brand.subdomain}.${mainHost}`;
      return { ...made, host, visitor: visitorAt(academy.origin, host) };
    },
    visitor: () => visitorAt(academy.origin, mainHost),
    async switchBrand(brandId, active) {
      await db.update(affiliateBranding).set({ active }).where(eq(affiliateBranding.id, brandId));
      await academy.services.live.settle();
    },
    belongingOf: (profileId) =>
      db.select().from(familyBrands).where(eq(familyBrands.profileId, profileId)),
    async close() {
      await academy.close();
      await relay.close();
      await rm(folder, { recursive: true });
    },
  };
}
