import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { brandContent } from "#features/brands/content/brand-page.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { newBrand } from "./support/new-brand.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture, signUpAlone } from "./support/student-page.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const googleAnalyticsId = "G-AB12CD34EF";

/** Sends each event that it is told of to where the id allows it. */
const counting = `partner.on(({ name, brand }) => {
  fetch("https://www.google-analytics.com/own?" + name + "=" + brand, { mode: "no-cors", keepalive: true });
});`;

/** Stands in for the company: keeps what it is asked for, and gives a program that sends on what it is told. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    const isProgram = route.request().resourceType() === "script";
    await route.fulfill({
      contentType: isProgram ? "text/javascript" : "text/plain",
      body: isProgram ? program : "",
    });
  });
  return asked;
}

const program = `
const told = (given) => {
  const [kind, name, more] = [...given];
  if (kind === "config") window.placeOf = more.page_location;
  if (kind === "event") new Image().src = "https://www.google-analytics.com/g/collect?en=" + name + "&dl=" + window.placeOf + "&by=" + document.cookie + localStorage.length;
};
for (const one of dataLayer) told(one);
dataLayer.push = told;
`;

/** What was asked, with the page named by its path alone: the program says its address as it is set. */
const byPath = (asked: readonly string[]) =>
  asked.map((url) => url.replace(/(?<=&dl=)http:\/\/[^/]+/, ""));

const bar = (page: Page) => page.locator("[data-measuring]");
const answer = (page: Page, value: string) => page.locator(`[data-measuring-answer=${value}]`);
const change = (page: Page) => page.locator("[data-measuring-change]");

describe.each(settingInTurn.phone)(
  "counting visits in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const asking = brandContent(locale).measuring;
    const how = { locale, screen, scheme } as const;

    test("W-04 nothing is counted before a visitor agrees, or after they do not; what is told is closed and small", async () => {
      const path = await newBrand(browser, {
        origin,
        administrator,
        googleAnalyticsId,
        customJavascript: counting,
      });
      const { page, context, complaints } = await newVisitor(browser, { origin, ...how });
      const asked = await standIn(context);
      await page.goto(`${path}?utm_source=class-7b&ref=WHO`);
      await bar(page).waitFor();
      expect(await bar(page).innerText()).toContain("Google (Analytics)");
      const boxes = await Promise.all(
        ["accepted", "declined"].map((value) => answer(page, value).boundingBox()),
      );
      const [yes, no] = boxes;
      expect([yes?.width, yes?.height, yes?.y]).toEqual([no?.width, no?.height, no?.y]);
      expect(await change(page).isVisible()).toBe(false);
      await expectAccessible(page);
      await expectFits(page);
      await keepPicture(page, `brand-consent-${locale}`);
      // At the very end of the page the question hides nothing of the footer.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const footer = await page.locator("footer").boundingBox();
      const question = await bar(page).boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);

      await answer(page, "declined").click();
      await expect.poll(() => bar(page).isVisible()).toBe(false);
      await page.reload();
      await change(page).waitFor();
      expect(await bar(page).isVisible()).toBe(false);
      expect(await page.locator("iframe").count()).toBe(0);
      expect(asked).toEqual([]);
      expect(complaints).toEqual([]);

      await change(page).click();
      await bar(page).waitFor();
      await keepPicture(page, `brand-consent-foot-${locale}`);
      await answer(page, "accepted").click();
      const started = `https://www.googletagmanager.com/gtag/js?id=${googleAnalyticsId}`;
      const collected = (name: string) =>
        `https://www.google-analytics.com/g/collect?en=${name}&dl=${path}&by=0`;
      const own = (name: string) => `https://www.google-analytics.com/own?${name}=Blue%20Door`;
      await expect
        .poll(() => byPath(asked).toSorted())
        .toEqual([collected("page_view"), own("page-viewed"), started].toSorted());
      expect(await bar(page).isVisible()).toBe(false);
      expect(await page.locator("iframe").boundingBox()).toBeNull();
      // In a tab of its own: where the page goes away at once, what was just told may go with it.
      const start = page.locator("header a[href*='/student-register']");
      await start.click({ modifiers: ["ControlOrMeta"] });
      await expect
        .poll(() => byPath(asked))
        .toEqual(expect.arrayContaining([own("get-started-pressed"), collected("get_started")]));
      expect(asked.join()).not.toMatch(/class-7b|WHO/);

      // The answer holds, and can be taken back.
      await page.goto(path);
      await page.locator("iframe").waitFor({ state: "attached" });
      await change(page).click();
      await answer(page, "declined").click();
      await expect.poll(() => page.locator("iframe").count()).toBe(0);
      await context.close();
    });

    test("a partner enters script and id, is told the line that is wrong, and the administrator reads and approves them", async () => {
      const { page, context } = await newAffiliate(browser, { origin, administrator, ...how });
      const subdomain = `counted-${locale}-${screen}-${process.pid}`;
      await page.goto("/affiliate/brand");
      await page.locator("[name=subdomain]").fill(subdomain);
      await page.locator("[name=brandName]").fill("Nocturne Prep");
      const script = page.locator("[name=customJavascript]");
      await script.fill("partner.on((event) => {\n  count(event;\n});");
      await page.locator("[name=googleAnalyticsId]").fill("UA-1");
      const save = page.getByRole("button", { name: words("brands.save"), exact: true });
      await save.click();
      await page.getByText(words("fields.googleIdInvalid")).waitFor();
      await page.locator("[name=googleAnalyticsId]").fill(googleAnalyticsId);
      await save.click();
      const found = { scriptLine: 2, scriptFound: "missing ) after argument list" };
      await page.getByText(words("fields.jsUnreadable", found)).waitFor();
      await expectAccessible(page);
      await expectFits(page);
      await keepPicture(page, `brand-measuring-${locale}`);
      await script.fill(counting);
      await page.getByRole("button", { name: words("brands.publish"), exact: true }).press("Enter");
      await page.getByText(words("brands.stateMeasuringWaits")).waitFor();

      const admin = await newVisitor(browser, { origin, ...how });
      await signInAdministrator(admin.page, administrator);
      await admin.page.goto("/admin/brands");
      const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
      await card.getByText("partner.on(({ name, brand })").waitFor();
      await card.getByText(googleAnalyticsId).waitFor();
      await card
        .getByRole("button", { name: words("brands.approveMeasuring") })
        .scrollIntoViewIfNeeded();
      await expectAccessible(admin.page);
      await expectFits(admin.page);
      await keepPicture(admin.page, `brand-measuring-admin-${locale}`);
      const press = (name: string) => card.getByRole("button", { name, exact: true }).click();
      await press(words("brands.switchOn"));
      await press(words("brands.approveMeasuring"));
      await card.getByText(words("brands.blurb_approved")).waitFor();
      const visitor = await newVisitor(browser, { origin, ...how });
      await visitor.page.goto(`/brand/${subdomain}`);
      await visitor.page.getByText(asking.title).waitFor();

      await press(words("brands.stopMeasuring"));
      const dialog = admin.page.getByRole("dialog");
      await dialog.locator("[name=reason]").fill("Not yours.");
      await dialog
        .getByRole("button", { name: words("brands.stopMeasuring"), exact: true })
        .click();
      await dialog.waitFor({ state: "hidden" });
      await visitor.page.reload();
      expect(await bar(visitor.page).count()).toBe(0);
      for (const one of [context, admin.context, visitor.context]) await one.close();
    });
  },
);

describe("W-04 nothing is counted where somebody is signed in", () => {
  test("the page of a child who signed in holds none of it, and one that was open stops at once", async () => {
    const path = await newBrand(browser, { origin, administrator, googleAnalyticsId });
    const { page, context } = await newVisitor(browser, { origin });
    const asked = await standIn(context);
    await page.goto(path);
    await answer(page, "accepted").click();
    await page.locator("iframe").waitFor({ state: "attached" });
    await expect.poll(() => asked.length).toBe(2);
    // Somebody signs in, in another tab.
    const other = await context.newPage();
    await other.goto("/");
    await other.evaluate((key) => {
      const hint = { kind: "student", firstName: "Maya", expiresAt: Date.now() + 60_000 };
      localStorage.setItem(key, JSON.stringify(hint));
    }, storageKeys.displayHint);
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await change(page).isVisible()).toBe(false);
    await other.evaluate((key) => localStorage.removeItem(key), storageKeys.displayHint);
    await expect.poll(() => page.locator("iframe").count()).toBe(1);
    await expect.poll(() => asked.length).toBe(4);
    await signUpAlone(other, "en", "Maya O'Brien");
    await page.goto(path);
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    expect(await page.content()).not.toContain("measuring");
    expect(await page.locator("iframe").count()).toBe(0);
    expect(asked).toHaveLength(4);
    await context.close();
  });

  test("nor where the browser asks not to be tracked: nobody is even asked", async () => {
    const path = await newBrand(browser, { origin, administrator, googleAnalyticsId });
    const { page, context } = await newVisitor(browser, { origin });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    await page.goto(path);
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.locator("iframe").count()).toBe(0);
    await context.close();
  });
});
