import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor, screens } from "./support/browser.ts";

const origin = inject("origin");
const paths = [
  "/",
  "/about",
  "/why-us",
  "/pricing",
  "/contact",
  "/help-center",
  "/landing",
  "/privacy-policy",
  "/terms-of-service",
  "/textbooks",
  "/affiliate",
  "/affiliate/terms",
  "/affiliate/privacy",
  "/no-such-page",
];
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(["light", "dark"] as const)(
  "R-14 R-15 R-16 R-17 R-18 R-19 R-20 R-32 every public page is readable in %s, with assistive technology too, and asks nobody else",
  async (scheme) => {
    const { page, context, complaints } = await newVisitor(browser, { origin, scheme });
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("no public page is wider than a phone", async () => {
  const { page, context } = await newVisitor(browser, { origin, screen: "phone" });
  for (const path of [...paths, "/help-center-es", "/landing-es", "/contact-es"]) {
    await page.goto(path);
    // Not innerWidth: a phone zooms out until a page that is too wide fits.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    const excess = width - screens.phone.width;
    expect({ path, excess }).toEqual({ path, excess: 0 });
  }
  await context.close();
});

test("R-18 the catalogue is searched by words and by subject without asking the server", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  await page.goto("/textbooks");
  const titles = page.locator("[data-group]:not([hidden]) li:not([hidden])");
  const all = await titles.count();
  expect(all).toBeGreaterThanOrEqual(489);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || /fetch|xhr/.test(request.resourceType()))
      asked.push(request.url());
  });

  await page.getByRole("searchbox").fill("ALGEBRA elementary");
  expect(await titles.count()).toBeGreaterThan(0);
  for (const title of await titles.allTextContents()) {
    expect(title.toLowerCase()).toMatch(/(?=.*algebra)(?=.*elementary)/);
  }

  await page.getByRole("searchbox").fill("");
  await page.getByRole("radio", { name: "Programming" }).check({ force: true });
  expect(await page.locator("[data-group]:not([hidden])").count()).toBe(1);
  const programming = await titles.count();
  expect(programming).toBeLessThan(all);
  expect(await page.locator("[data-shown]").textContent()).toBe(String(programming));

  await page.getByRole("searchbox").fill("no book is called this");
  expect(await titles.count()).toBe(0);
  expect(await page.getByText("No title here has these words").isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await context.close();
});

test("R-18 without JavaScript the whole catalogue is there, with a link to each subject", async () => {
  const { page, context } = await newVisitor(browser, { origin, javaScript: false });
  await page.goto("/textbooks");
  expect(await page.locator("[data-group] li a").count()).toBeGreaterThanOrEqual(489);
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  await page.getByRole("navigation", { name: "Subject" }).getByText("History").click();
  expect(new URL(page.url()).hash).toBe("#history");
  await context.close();
});

test("R-04 whoever reads Spanish pages is led into a Spanish form, also from an English browser", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  await page.goto("/inicio");
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "es");

  // The catalogue and the 404 page speak English to everyone, so they do not decide.
  await page.goto("/textbooks");
  await page.goto("/student-register");
  await page.waitForFunction(() => document.documentElement.lang === "es");
  await context.close();
});
