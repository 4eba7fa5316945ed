import { afterAll, beforeAll, expect, test } from "vitest";
import { approveIdentity, makeBrand, publish } from "#features/brands/brand.fixture.ts";
import { plainPicture } from "#features/brands/pictures/pictures.fixture.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { requestAtHost } from "./testing/at-host.ts";
import { screens } from "./testing/specification/screens.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

const main = "https://faro.academy";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: main },
    loadBrandRenderer: async () => renderer,
  });
});
afterAll(() => academy.close());

test("W-03 W-05 pictures that were uploaded come from the page's own host, which allows no other", async () => {
  const { browser, brand } = await makeBrand(academy, { brandName: "Acme" });
  const upload = async (kind: string) => {
    const response = await browser.fetch(`/api/affiliates/me/brand/pictures?kind=${kind}`, {
      method: "POST",
      headers: { "content-type": "image/png" },
      body: new Uint8Array(await plainPicture(64, 64, "png")),
    });
    return String((await response.json()).url);
  };
  const pictures = {
    logoUrl: await upload("logo"),
    faviconUrl: await upload("favicon"),
    ogImageUrl: await upload("ogImage"),
  };
  const { subdomain } = brand;
  const words = {
    primaryColor: "#1a0b2e",
    secondaryColor: "#4a1d6e",
    accentColor: "#e0337c",
    metaTitle: "Nocturne by night",
    metaDescription: "A tutor for the evening",
  };
  await approveIdentity(
    academy,
    await publish(browser, { subdomain, brandName: "Acme", ...pictures, ...words }),
  );
  const phone = pictures.faviconUrl.replace("-32.", "-180.");
  for (const [host, path] of [
    ["faro.academy", `/brand/${subdomain}`],
    [`${subdomain}.faro.academy`, "/"],
  ] as const) {
    const { text, headers } = await requestAtHost(academy.origin, host, path);
    const served = Object.entries({ ...words, ...pictures }).map(([field, value]) => {
      expect(text, field).toContain(value);
      return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    });
    expect(served).toEqual(screens["W-03"].fromBranding);
    expect(text).toContain(`src="${pictures.logoUrl}"`);
    expect(text).toContain(`<link rel="icon" href="${pictures.faviconUrl}"/>`);
    expect(text).toContain(`<link rel="apple-touch-icon" href="${phone}"/>`);
    expect(text).toContain(`<meta property="og:image" content="${main}${pictures.ogImageUrl}"/>`);
    expect(headers["content-security-policy"]).toContain("img-src 'self' data:;");
    for (const address of [...Object.values(pictures), phone]) {
      const { status, headers: of } = await requestAtHost(academy.origin, host, address);
      expect([status, of["x-content-type-options"]], `${host}${address}`).toEqual([200, "nosniff"]);
    }
  }
  expect((await requestAtHost(academy.origin, "nobody.example", pictures.logoUrl)).status).toBe(
    404,
  );
});
