import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { userAgents } from "#features/affiliates/affiliate.fixture.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { readReferral } from "#shared/referral.ts";
import {
  darken,
  expectAccessible,
  expectContrast,
  launchBrowser,
  expectFits,
  newVisitor,
} from "./support/browser.ts";
import { newBrand } from "./support/new-brand.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Sums up how far things jump from now on: the score of what a reader sees move (CLS). */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Object.defineProperty(window, "shifted", { get: () => sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}

describe.each(settingInTurn.desk)(
  "a partner's page in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme } as const;

    test("R-31 W-01 W-02 W-03 M-08 an affiliate makes it, the administrator approves it, a visitor starts with its code", async () => {
      const affiliate = await newAffiliate(browser, { origin, administrator, ...how });
      const { page } = affiliate;
      const subdomain = `night-${locale}-${screen}-${process.pid}`;
      await page.goto("/affiliate/dashboard");
      await page.getByRole("link", { name: words("affiliates.pageAction") }).click();
      await page.waitForURL("**/affiliate/brand");
      const save = page.getByRole("button", { name: words("brands.save") });
      await page.locator("[name=subdomain]").fill("www");
      await page.locator("[name=brandName]").fill("Nocturne Prep");
      await page.locator("[name=heroTitle]").fill("Quiet evenings, better maths.");
      await page.locator("[name=partnerBlurb]").fill("I have taught for eighteen years.");
      await page.locator("[name=primaryColor]").fill("#1a0b2e");
      await page.locator("[name=secondaryColor]").fill("#4a1d6e");
      await page.locator("[name=accentColor]").fill("#e0337c");
      await page.locator("[name=supportEmail]").fill("help@nocturne.example");
      await save.click();
      await page.getByText(words("brands.saveFailed"), { exact: true }).first().waitFor();
      await page.getByText(words("fields.subdomainReserved")).waitFor();
      const field = page.locator("[name=subdomain]");
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.locator("[name=heroTitle]").inputValue()).toContain("Quiet");
      await field.fill(subdomain);
      await page.getByRole("button", { name: words("brands.publish"), exact: true }).click();
      await page.getByText(words("brands.stateUnseen")).waitFor();
      await page.getByText(words("brands.stateBlurbWaits")).waitFor();
      await expectAccessible(page);
      await expectFits(page);
      await keepPicture(page, `brand-form-${locale}`);

      const visitor = await newVisitor(browser, { origin, ...how, userAgent: userAgents.desk });
      const address = `/brand/${subdomain}?utm_source=leaflet`;
      const unseen = await visitor.page.goto(address);
      expect(unseen?.status()).toBe(404);
      await visitor.page.getByText(words("errors.brand_not_found")).waitFor();
      await expectAccessible(visitor.page);
      await expectFits(visitor.page);
      await keepPicture(visitor.page, `brand-problem-${locale}`);

      const admin = await newVisitor(browser, { origin, ...how });
      await signInAdministrator(admin.page, administrator);
      await admin.page.goto("/admin/brands");
      const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
      await card.getByText("I have taught for eighteen years.").waitFor();
      await expectAccessible(admin.page);
      await expectFits(admin.page);
      await keepPicture(admin.page, `brand-admin-${locale}`);
      await card.getByRole("button", { name: words("brands.approve"), exact: true }).click();
      await card.getByText(words("brands.blurb_approved")).waitFor();
      await card.getByRole("button", { name: words("brands.switchOn"), exact: true }).click();
      await card.getByText(words("brands.on"), { exact: true }).waitFor();

      const shifted = await watchShifts(visitor.page);
      const seen = await visitor.page.goto(address);
      expect(seen?.status()).toBe(200);
      expect(await visitor.page.locator("html").getAttribute("lang")).toBe(locale);
      await visitor.page.getByRole("heading", { name: "Quiet evenings, better maths." }).waitFor();
      await visitor.page.getByText("I have taught for eighteen years.").waitFor();
      await expectAccessible(visitor.page);
      if (scheme === "light") {
        await darken(visitor.page);
        await expectContrast(visitor.page);
      }
      await expectFits(visitor.page);
      expect(await shifted()).toBe(0);
      await keepPicture(visitor.page, `brand-page-${locale}`);
      const start = visitor.page.locator("header a[href^='/student-register']");
      expect(await start.textContent()).toBe(locale === "es" ? "Comenzar" : "Get Started");
      await start.click();
      await visitor.page.waitForURL("**/student-register*");
      await visitor.page.waitForFunction(() => !location.search.includes("ref="));
      expect(await visitor.page.locator("html").getAttribute("lang")).toBe(locale);
      const kept = await visitor.page.evaluate(
        (key) => localStorage.getItem(key),
        storageKeys.referral,
      );
      expect(readReferral(kept)).toMatchObject({
        referralCode: affiliate.code,
        utm: { source: "leaflet" },
      });

      await card.getByRole("button", { name: words("brands.switchOff"), exact: true }).click();
      await card.getByText(words("brands.off"), { exact: true }).waitFor();
      for (const path of [`/brand/${subdomain}`, `/white-label/${subdomain}`]) {
        expect((await visitor.page.request.get(path)).status()).toBe(404);
      }
      for (const { complaints, context } of [affiliate, visitor, admin]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    });
  },
);

test("R-31 W-01 without a script the page is whole, in both languages, and leads to the sign-up", async () => {
  const { page: own, context: ownContext } = await newAffiliate(browser, { origin, administrator });
  const subdomain = `plain-${process.pid}`;
  await own.request.put("/api/affiliates/me/brand", {
    data: { subdomain, brandName: "Blue Door" },
  });
  const published = await own.request.post("/api/affiliates/me/brand/publish", { data: {} });
  const { brand } = await published.json();
  await ownContext.close();
  const admin = await newVisitor(browser, { origin });
  await signInAdministrator(admin.page, administrator);
  await admin.page.request.post(`/api/admin/brands/${brand.id}/active`, {
    data: {
      active: true,
      subdomain,
      identity: brand,
    },
  });
  await admin.context.close();

  const { page, context } = await newVisitor(browser, { origin, javaScript: false });
  await page.goto(`/white-label/${subdomain}`);
  await page.getByRole("heading", { name: "Personalized Learning" }).waitFor();
  await page.locator("header").getByRole("link", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Aprendizaje personalizado" }).waitFor();
  await page.locator("header").getByRole("link", { name: "Comenzar" }).click();
  expect(page.url()).toMatch(/\/student-register\?ref=\w+&brand=[\w-]+&lang=es$/);
  await context.close();
});

test("W-01 W-03 on a phone the longest name is whole, beside a mark too, and a pale mark is not lost", async () => {
  const brandName = "The International Academy of Mathematics and Sciences, Ohio";
  const mark = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="#fff"/></svg>',
  );
  const own = { origin, administrator, brandName };
  const [plain, marked] = [
    await newBrand(browser, own),
    await newBrand(browser, { ...own, logo: mark }),
  ];
  const { page, context, complaints } = await newVisitor(browser, { origin, screen: "phone" });
  for (const path of [plain, marked]) {
    await page.goto(path);
    const name = page.locator("header").getByText(brandName, { exact: true });
    const hidden = await name.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    // Letters may reach a pixel below their line; a line that is cut off is more.
    expect(hidden, path).toBeLessThan(5);
    await expectFits(page);
  }
  const logo = page.locator("header img");
  expect(await logo.boundingBox()).toMatchObject({ width: 36, height: 36 });
  const plate = await logo.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor,
  );
  expect(plate).toBe("rgba(0, 0, 0, 0)");
  expect(complaints).toEqual([]);
  await context.close();
});
