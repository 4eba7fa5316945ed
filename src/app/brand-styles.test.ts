import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emails } from "#db/tables/emails.ts";
import { makeBrand, publish } from "#features/brands/brand.fixture.ts";
import { brandsContract as contract } from "#features/brands/contract.ts";
import { stylesLengthMax } from "#features/brands/rules/styles.ts";
import type { Browser } from "./contract-client.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { requestAtHost } from "./testing/at-host.ts";
import { makeActor } from "./testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

let academy: TestAcademy;
let administrator: Browser;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: "https://faro.academy" },
    loadBrandRenderer: async () => renderer,
  });
  ({ browser: administrator } = await makeActor(academy, "administrator"));
});
afterAll(() => academy.close());

const at = (host: string, path: string) => requestAtHost(academy.origin, host, path);

/** The address of the styles that a brand's page names, or null where it names none. */
async function stylesOf(subdomain: string): Promise<string | null> {
  const { text } = await at("faro.academy", `/brand/${subdomain}`);
  return /<link rel="stylesheet" href="([^"]+)"\/>/.exec(text)?.[1] ?? null;
}

async function textOf(subdomain: string): Promise<string | null> {
  const path = await stylesOf(subdomain);
  return path === null ? null : (await at("faro.academy", path)).text;
}

const red = "h1 { color: red }";
const blue = "h1 { color: blue }";
const served = (colour: string) => `@scope ([data-partner-part]){h1{color:${colour}}}`;

describe("D-04 a partner's own styles", () => {
  test("are used once they are approved, until newer ones are, and never while they are refused", async () => {
    const { browser, brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    const form = { subdomain, brandName: "Acme" };
    const decide = (css: string, isApproved: boolean, reason = "") =>
      administrator.ok(contract.decideStyles, { brandId, css, isApproved, reason });
    const listed = async () => {
      const { brands } = await administrator.ok(contract.listBrands, {});
      return brands.find((one) => one.id === brandId);
    };
    await publish(browser, { ...form, customCss: red });
    expect(await stylesOf(subdomain)).toBeNull();
    expect(await listed()).toMatchObject({
      waits: ["styles"],
      customCss: red,
      approvedCss: null,
      styles: served("red"),
    });
    await decide(red, true);
    expect(await textOf(subdomain)).toBe(served("red"));
    expect((await listed())?.waits).toEqual([]);
    // Newer ones wait; the page keeps its looks meanwhile.
    await publish(browser, { ...form, customCss: blue });
    expect(await textOf(subdomain)).toBe(served("red"));
    expect(await listed()).toMatchObject({ waits: ["styles"], approvedCss: red });
    await decide(blue, false, "Too blue.");
    expect(await textOf(subdomain)).toBe(served("red"));
    expect((await browser.ok(contract.readOwnBrand, {})).brand).toMatchObject({
      customCssStatus: "rejected",
      customCssReason: "Too blue.",
    });
    // The same styles stay as they were decided.
    await publish(browser, { ...form, customCss: red });
    const again = await publish(browser, { ...form, customCss: blue });
    expect(again).toMatchObject({ customCssStatus: "rejected", customCssReason: "Too blue." });
    await decide(blue, true);
    expect(await textOf(subdomain)).toBe(served("blue"));
    // Refused, they are off at once, their own address too.
    const path = (await stylesOf(subdomain)) ?? "";
    await decide(blue, false, "After all.");
    expect(await stylesOf(subdomain)).toBeNull();
    expect((await at("faro.academy", path)).status).toBe(404);
    expect((await publish(browser, form)).customCss).toBeNull();
  });

  test("are none where the partner takes them out", async () => {
    const { browser, brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    const form = { subdomain, brandName: "Acme" };
    await publish(browser, { ...form, customCss: red });
    await administrator.ok(contract.decideStyles, { brandId, css: red, isApproved: true });
    await publish(browser, form);
    expect(await stylesOf(subdomain)).toBeNull();
  });

  test("are served as styles alone, from the page's own host, and only while the page is seen", async () => {
    const { browser, brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    await publish(browser, { subdomain, brandName: "Acme", customCss: red });
    await administrator.ok(contract.decideStyles, { brandId, css: red, isApproved: true });
    const path = (await stylesOf(subdomain)) ?? "";
    for (const host of ["faro.academy", `${subdomain}.faro.academy`]) {
      const { status, headers, text } = await at(host, path);
      expect([status, text]).toEqual([200, served("red")]);
      expect(headers).toMatchObject({
        "content-type": "text/css; charset=utf-8",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'; sandbox"),
      });
    }
    const others = [
      path.replace(subdomain, "nobody-here"),
      path.replace(/\w{8}\.css/, "00000000.css"),
    ];
    for (const other of others) expect((await at("faro.academy", other)).status).toBe(404);
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: false });
    for (const host of ["faro.academy", `${subdomain}.faro.academy`]) {
      expect((await at(host, path)).status).toBe(404);
    }
  });

  test("that cannot be taken are refused at their field with line and column, and so is all that is wrong beside them", async () => {
    const { browser, brand } = await makeBrand(academy);
    const wrong = {
      subdomain: brand.subdomain,
      brandName: "Acme",
      logoUrl: `/brand-pictures/${"0".repeat(32)}-640.webp`,
      customCss: 'h1 {\n  color: red;\n}\n@import "https://evil.example/x.css";',
    };
    const answer = await browser.call(contract.saveOwnBrand, wrong);
    expect(answer).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { customCss: "cssAtRule", logoUrl: "pictureGone" },
      data: { line: 4, column: 1, found: "@import" },
    });
    const long = { ...wrong, logoUrl: null, customCss: "a".repeat(stylesLengthMax + 1) };
    expect(await browser.call(contract.saveOwnBrand, long)).toMatchObject({
      fields: { customCss: "textTooLong" },
    });
  });

  test("are held to today's rules when a draft is published", async () => {
    const { browser, brand } = await makeBrand(academy);
    await browser.ok(contract.saveOwnBrand, {
      subdomain: brand.subdomain,
      brandName: "Acme",
      customCss: red,
    });
    await academy.database.pool.query(
      `update brand_drafts set words = jsonb_set(words, '{customCss}', '"p{position:fixed}"')
        where words->>'subdomain' = $1`,
      [brand.subdomain],
    );
    await academy.services.live.settle();
    const answer = await browser.call(contract.publishOwnBrand, {});
    expect(answer).toMatchObject({ fields: { customCss: "cssPosition" } });
  });

  test("whatever stands in the database, nothing is served that today's rules refuse", async () => {
    const { brand } = await makeBrand(academy);
    await academy.database.pool.query(
      "update affiliate_branding set custom_css = $2, approved_css = $2, custom_css_status = 'approved' where id = $1",
      [brand.id, "}body{display:none}"],
    );
    await academy.services.live.settle();
    expect(await stylesOf(brand.subdomain)).toBeNull();
  });
});

describe("the decision about styles", () => {
  test("P-01 is the administrator's alone", async () => {
    const { brand } = await makeBrand(academy);
    const decision = { brandId: brand.id, css: red, isApproved: true };
    for (const role of ["student", "parent", "affiliate"] as const) {
      const { browser } = await makeActor(academy, role);
      expect(await browser.call(contract.decideStyles, decision), role).toMatchObject({
        status: 403,
      });
    }
    expect(await academy.browser().call(contract.decideStyles, decision)).toMatchObject({
      status: 401,
    });
  });

  test("is about the very styles that were read, needs a reason to refuse, and is told by a letter", async () => {
    const { browser, brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    await publish(browser, { subdomain, brandName: "Acme", customCss: blue });
    const decide = (input: { css: string; isApproved: boolean; reason?: string }) =>
      administrator.call(contract.decideStyles, { brandId, ...input });
    expect(await decide({ css: red, isApproved: true })).toMatchObject({
      status: 409,
      code: "styles_changed",
    });
    expect(await decide({ css: blue, isApproved: false })).toMatchObject({
      fields: { reason: "reasonMissing" },
    });
    expect(await decide({ css: blue, isApproved: true })).toMatchObject({ ok: true });
    const letters = await academy.database.db.select().from(emails);
    const kinds = letters.filter(({ kind }) => kind === "brand-styles-decided");
    expect(kinds.map(({ subject }) => subject)).toContain("Your styles on Acme are approved");
  });
});
