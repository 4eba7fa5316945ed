import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emails } from "#db/tables/emails.ts";
import { makeBrand, publish } from "#features/brands/brand.fixture.ts";
import { brandsContract as contract } from "#features/brands/contract.ts";
import { type Measuring, scriptLengthMax } from "#features/brands/rules/measuring.ts";
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

const at = (host: string, path: string, cookie?: string) =>
  requestAtHost(academy.origin, host, path, { headers: cookie ? { cookie } : {} });

/** The address of the document that counts visits of a page, or null where the page names none. */
async function documentOf(subdomain: string, cookie?: string): Promise<string | null> {
  const { text } = await at("faro.academy", `/brand/${subdomain}`, cookie);
  return /data-measuring="([^"]+)"/.exec(text)?.[1] ?? null;
}

async function textOf(subdomain: string): Promise<string | null> {
  const path = await documentOf(subdomain);
  return path === null ? null : (await at("faro.academy", path)).text;
}

const none: Measuring = {
  customJavascript: null,
  googleAnalyticsId: null,
  facebookPixelId: null,
  tiktokPixelId: null,
};
const first = {
  ...none,
  customJavascript: "partner.on(() => 1);",
  googleAnalyticsId: "G-AB12CD34",
};
const second = { ...first, customJavascript: "partner.on(() => 2);" };

const decideOn =
  (brandId: string) =>
  (measuring: Measuring, isApproved: boolean, reason = "") =>
    administrator.call(contract.decideMeasuring, { brandId, measuring, isApproved, reason });

/** A page that is seen, on which script and ids run as far as is approved. */
async function makeMeasured(measuring: Measuring) {
  const { browser, brand } = await makeBrand(academy);
  const form = { subdomain: brand.subdomain, brandName: "Acme" };
  await publish(browser, { ...form, ...measuring });
  const decide = decideOn(brand.id);
  expect(await decide(measuring, true)).toMatchObject({ ok: true });
  return { browser, brand, form, decide };
}

describe("W-04 a partner's own script and ids", () => {
  test("run once they are approved, until newer ones are, and never while they are refused", async () => {
    const { browser, brand } = await makeBrand(academy);
    const { id: brandId, subdomain } = brand;
    const form = { subdomain, brandName: "Acme" };
    const decide = decideOn(brandId);
    const listed = async () => {
      const { brands } = await administrator.ok(contract.listBrands, {});
      return brands.find((one) => one.id === brandId);
    };
    await publish(browser, { ...form, ...first });
    expect(await documentOf(subdomain)).toBeNull();
    expect(await listed()).toMatchObject({
      ...first,
      waits: ["measuring"],
      approvedMeasuring: null,
    });
    await decide(first, true);
    expect(await textOf(subdomain)).toContain("partner.on(() => 1);");
    expect((await listed())?.waits).toEqual([]);
    // Newer ones wait; those that were approved run meanwhile.
    await publish(browser, { ...form, ...second });
    expect(await textOf(subdomain)).toContain("partner.on(() => 1);");
    expect(await listed()).toMatchObject({ waits: ["measuring"], approvedMeasuring: first });
    await decide(second, false, "Too curious.");
    expect(await textOf(subdomain)).toContain("partner.on(() => 1);");
    expect((await browser.ok(contract.readOwnBrand, {})).brand).toMatchObject({
      measuringStatus: "rejected",
      measuringReason: "Too curious.",
    });
    // The same stay as they were decided.
    await publish(browser, { ...form, ...first });
    const again = await publish(browser, { ...form, ...second });
    expect(again).toMatchObject({ measuringStatus: "rejected", measuringReason: "Too curious." });
    await decide(second, true);
    expect(await textOf(subdomain)).toContain("partner.on(() => 2);");
    // Refused, they are off at once, their own address too.
    const path = (await documentOf(subdomain)) ?? "";
    await decide(second, false, "After all.");
    expect(await documentOf(subdomain)).toBeNull();
    expect((await at("faro.academy", path)).status).toBe(404);
  });

  test("go one step back with the page", async () => {
    const { browser, brand, form } = await makeMeasured(first);
    await publish(browser, form);
    expect(await documentOf(brand.subdomain)).toBeNull();
    const { brand: before } = await browser.ok(contract.undoPublish, {});
    expect(before).toMatchObject({ ...first, measuringStatus: "approved" });
    expect(await textOf(brand.subdomain)).toContain("partner.on(() => 1);");
  });

  test("are gone at once where the partner takes them out, each for itself", async () => {
    const { browser, brand, form } = await makeMeasured(first);
    await publish(browser, { ...form, customJavascript: first.customJavascript });
    const text = await textOf(brand.subdomain);
    expect(text).toContain("partner.on(() => 1);");
    expect(text).not.toContain("G-AB12CD34");
    await publish(browser, form);
    expect(await documentOf(brand.subdomain)).toBeNull();
  });

  test("stand in a closed document, on the page's own host, and only while the page is seen", async () => {
    const { brand } = await makeMeasured(first);
    const { id: brandId, subdomain } = brand;
    const path = (await documentOf(subdomain)) ?? "";
    const hosts = ["faro.academy", `${subdomain}.faro.academy`];
    for (const host of hosts) {
      const { status, headers, text } = await at(host, path);
      expect(status).toBe(200);
      expect(text).toContain("G-AB12CD34");
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-dns-prefetch-control": "off",
        "permissions-policy": expect.stringContaining("camera=(), "),
        "content-security-policy": expect.stringMatching(
          /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/,
        ),
      });
      // The page may show this one document in a frame, and nothing else is changed.
      const page = await at(host, host === "faro.academy" ? `/brand/${subdomain}` : "/");
      const policy = String(page.headers["content-security-policy"]);
      expect(policy).toContain(`; frame-src ${host}${path}; `);
      const other = await at("faro.academy", `/brand/${subdomain}`, "faro_session=x");
      const usual = String(other.headers["content-security-policy"]);
      const scripts = /script-src [^;]+/;
      expect(policy.replace(/ frame-src [^;]+;/, "").replace(scripts, "")).toBe(
        usual.replace(scripts, ""),
      );
      expect(page.headers.vary).toContain("cookie");
    }
    const others = [
      path.replace(subdomain, "nobody-here"),
      path.replace(/\w{8}\.html/, "00000000.html"),
    ];
    for (const other of others) expect((await at("faro.academy", other)).status).toBe(404);
    await administrator.ok(contract.switchBrand, { brandId, subdomain, active: false });
    for (const host of hosts) expect((await at(host, path)).status).toBe(404);
  });

  test.each([
    "__Host-faro_session=x",
    "a=b; faro_session=x",
    "__Host-faro_devices=x",
    "faro_age=x",
  ])("are nowhere for a browser that holds %s", async (cookie) => {
    const { brand } = await makeMeasured(first);
    const path = (await documentOf(brand.subdomain)) ?? "";
    const page = await at("faro.academy", `/brand/${brand.subdomain}`, cookie);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("measuring");
    expect(page.headers["content-security-policy"]).not.toContain("frame-src");
    expect((await at("faro.academy", path, cookie)).status).toBe(404);
    // Another site's cookie is no cookie of ours.
    expect((await at("faro.academy", path, "other_faro_session=x")).status).toBe(200);
  });

  test("are nowhere for a child who is signed in", async () => {
    const plain = await startTestAcademy({ loadBrandRenderer: async () => renderer });
    const { browser, brand } = await makeBrand(plain);
    await publish(browser, { subdomain: brand.subdomain, brandName: "Acme", ...first });
    const { browser: desk } = await makeActor(plain, "administrator");
    await desk.ok(contract.decideMeasuring, {
      brandId: brand.id,
      measuring: first,
      isApproved: true,
    });
    const page = `/brand/${brand.subdomain}`;
    const open = await plain.browser().fetch(page);
    const [, path = ""] = /data-measuring="([^"]+)"/.exec(await open.text()) ?? [];
    expect((await plain.browser().fetch(path)).status).toBe(200);
    for (const role of ["student", "parent", "affiliate", "administrator"] as const) {
      const made = await makeActor(plain, role);
      expect(await (await made.browser.fetch(page)).text(), role).not.toContain("measuring");
      expect((await made.browser.fetch(path)).status, role).toBe(404);
    }
    await plain.close();
  });

  test("are asked about in both languages, by the names of those who receive anything", async () => {
    const all = { ...first, facebookPixelId: "1234567890", tiktokPixelId: "C4A7U0M5JKKT2T3R8UG0" };
    const { brand } = await makeMeasured(all);
    const read = async (locale: string) =>
      (await at("faro.academy", `/brand/${brand.subdomain}?lang=${locale}`)).text;
    expect(await read("en")).toContain("Google (Analytics), Meta (Facebook), and TikTok");
    expect(await read("es")).toContain("Google (Analytics), Meta (Facebook) y TikTok");
    const alone = await makeMeasured({ ...none, customJavascript: "let a;" });
    expect((await at("faro.academy", `/brand/${alone.brand.subdomain}`)).text).toContain(
      "can send it to nobody",
    );
  });

  test("that cannot be taken are refused at their fields, the script with its line", async () => {
    const { browser, brand } = await makeBrand(academy);
    const form = { subdomain: brand.subdomain, brandName: "Acme" };
    const script = await browser.call(contract.saveOwnBrand, {
      ...form,
      customCss: "p {\n  position: fixed\n}",
      customJavascript: "let a = 1;\nlet b = ;",
    });
    expect(script).toMatchObject({
      status: 400,
      fields: { customJavascript: "jsUnreadable", customCss: "cssPosition" },
      data: { line: 2, scriptLine: 2, scriptFound: "Unexpected token ';'" },
    });
    const wrong = {
      ...form,
      customJavascript: "a".repeat(scriptLengthMax + 1),
      googleAnalyticsId: "UA-123",
      facebookPixelId: "abc",
      tiktokPixelId: "12345",
    };
    expect(await browser.call(contract.saveOwnBrand, wrong)).toMatchObject({
      fields: {
        customJavascript: "textTooLong",
        googleAnalyticsId: "googleIdInvalid",
        facebookPixelId: "facebookIdInvalid",
        tiktokPixelId: "tiktokIdInvalid",
      },
    });
    const small = await browser.ok(contract.saveOwnBrand, {
      ...form,
      googleAnalyticsId: " g-ab12cd34 ",
    });
    expect(small.draft).toMatchObject({ googleAnalyticsId: "G-AB12CD34", facebookPixelId: null });
  });

  test("whatever stands in the database, nothing runs that today's rules refuse", async () => {
    const { brand } = await makeBrand(academy);
    await academy.database.pool.query(
      "update affiliate_branding set google_analytics_id = $2, approved_measuring = $3, measuring_status = 'approved' where id = $1",
      [brand.id, "UA-1", JSON.stringify([null, "UA-1", null, null])],
    );
    await academy.services.live.settle();
    expect(await documentOf(brand.subdomain)).toBeNull();
  });
});

describe("the decision about script and ids", () => {
  test("P-01 is the administrator's alone", async () => {
    const { brand } = await makeBrand(academy);
    const decision = { brandId: brand.id, measuring: first, isApproved: true };
    for (const role of ["student", "parent", "affiliate"] as const) {
      const { browser } = await makeActor(academy, role);
      expect(await browser.call(contract.decideMeasuring, decision), role).toMatchObject({
        status: 403,
      });
    }
    expect(await academy.browser().call(contract.decideMeasuring, decision)).toMatchObject({
      status: 401,
    });
  });

  test("is about the very script and ids that were read, needs a reason to refuse, and is told by a letter", async () => {
    const { browser, brand } = await makeBrand(academy);
    const decide = decideOn(brand.id);
    expect(await decide(none, true)).toMatchObject({ status: 409, code: "measuring_changed" });
    await publish(browser, { subdomain: brand.subdomain, brandName: "Acme", ...second });
    for (const other of [first, { ...second, googleAnalyticsId: null }]) {
      expect(await decide(other, true)).toMatchObject({ status: 409, code: "measuring_changed" });
    }
    expect(await decide(second, false)).toMatchObject({ fields: { reason: "reasonMissing" } });
    expect(await decide(second, true)).toMatchObject({ ok: true });
    const letters = await academy.database.db.select().from(emails);
    const told = letters.filter(({ kind }) => kind === "brand-measuring-decided");
    expect(told.map(({ subject }) => subject)).toContain(
      "Your script and ids on Acme are approved",
    );
  });
});
