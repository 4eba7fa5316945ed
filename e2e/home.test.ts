import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { comparisonPopupDelayMs } from "#shared/constants.ts";
import {
  expectAccessible,
  launchBrowser,
  newVisitor,
  openAtRest,
  publicScript,
} from "./support/browser.ts";
import { openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(["en", "es"] as const)("the home page in %s", (locale) => {
  const path = locale === "es" ? "/inicio" : "/";

  test("R-01 R-04 K-08 has a hero, benefits and six subjects that lead to registration, also without scripts", async () => {
    const { page, context } = await newVisitor(browser, {
      origin: inject("origin"),
      locale,
      javaScript: false,
    });
    await page.goto(path);
    expect(await page.locator("h1").count()).toBe(1);
    const links = await page
      .locator('main a[href^="/student-register?subject="]')
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    const subjects = new Set(
      links.map((link) => new URL(link ?? "", "http://faro").searchParams.get("subject")),
    );
    for (const name of ["Mathematics", "Science", "English", "History", "Programming", "SAT/ACT"]) {
      expect(subjects).toContain(name);
    }
    expect(await page.locator("main").textContent()).toMatch(/90\s?%/);
    expect(await page.locator("main").textContent()).toContain("24/7");
    expect(await page.locator("main").textContent()).toContain("489");
    await context.close();
  });

  test("is accessible and asks nothing of another host, on both screens", async () => {
    for (const screen of ["desk", "phone"] as const) {
      const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen });
      await visitor.page.goto(path);
      await expectAccessible(visitor.page);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    }
  });

  test("R-02 the comparison opens after five seconds on a wide screen, once, and a key closes it", async () => {
    const { page, context } = await newVisitor(browser, { origin: inject("origin"), locale });
    await openAtRest(page, path);
    const popup = page.locator("dialog[open]");
    await page.clock.runFor(comparisonPopupDelayMs - 100);
    expect(await popup.count()).toBe(0);
    await page.clock.runFor(200);
    await popup.waitFor();
    expect(await popup.textContent()).toContain("ChatGPT");
    await page.keyboard.press("Escape");
    await expect.poll(() => popup.count()).toBe(0);
    await page.reload();
    await publicScript(page);
    await page.clock.runFor(comparisonPopupDelayMs * 2);
    expect(await popup.count()).toBe(0);
    await context.close();
  });

  test("R-02 it never opens on a phone", async () => {
    const { page, context } = await newVisitor(browser, {
      origin: inject("origin"),
      locale,
      screen: "phone",
    });
    await openAtRest(page, path);
    await page.clock.runFor(comparisonPopupDelayMs * 3);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await context.close();
  });

  test("R-02 it never opens to a student who is signed in", async () => {
    const { page, context } = await newVisitor(browser, { origin: inject("origin"), locale });
    await openDeskAlone(page, locale);
    await openAtRest(page, path);
    await page.clock.runFor(comparisonPopupDelayMs * 3);
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await context.close();
  });

  test("N-01 N-02 the bar leads everywhere it says, and to the other language", async () => {
    const { page, context } = await newVisitor(browser, { origin: inject("origin"), locale });
    await page.goto(path);
    const links = await page
      .locator("header a[href]")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toContain(locale === "es" ? "/" : "/inicio");
    expect(links.some((address) => address.startsWith("/login"))).toBe(true);
    for (const link of new Set(links.filter((address) => address.startsWith("/")))) {
      expect((await page.request.get(link)).status(), link).toBe(200);
    }
    await context.close();
  });
});

test.each([
  ["/", "desk", "en"],
  ["/landing-es", "phone", "es"],
] as const)(
  "R-06 on %s a visitor takes a lesson by keyboard: slip named, answer held back, a fresh one alone, nothing sent",
  async (path, screen, locale) => {
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen });
    const { page } = visitor;
    await page.goto(path);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/fetch|xhr/.test(request.resourceType()) || request.isNavigationRequest())
        asked.push(request.url());
    });
    await page.locator("[data-begin=fractions]").press("Enter");
    const field = page.locator("[data-answer] textarea");
    await field.waitFor();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    const turns = page.locator("[data-turns] > li");
    await page.locator("[data-act=slip]").press("Enter");
    expect(await page.locator("[data-lines] > li").count()).toBe(1);
    await page.locator("[data-act=tell]").press("Space");
    expect(await turns.last().textContent()).toContain(
      locale === "en" ? "keep the answer back" : "me la guardo",
    );

    // The answer, worked out here from what the page shows.
    await field.fill(await sumOnPage(page));
    await page.locator("[data-answer] [type=submit]").press("Enter");
    await page.locator("[data-when=twin]").waitFor();
    expect(await page.locator("[data-done]").isVisible()).toBe(false);
    await field.fill(await sumOnPage(page));
    await page.locator("[data-answer] [type=submit]").press("Enter");
    const goOn = page.locator("[data-done] a");
    expect(await goOn.getAttribute("href")).toBe(
      `/student-register?subject=Mathematics${path === "/landing-es" ? "&lang=es" : ""}`,
    );

    await expectAccessible(page);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => Object.entries(localStorage).join())).not.toMatch(/\d\/\d/);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);

/** The two fractions of the problem on the bench, added: "13/12". */
async function sumOnPage(page: Page): Promise<string> {
  const [[a = 0, b = 1] = [], [c = 0, d = 1] = []] = await page
    .locator("[data-prompt] mfrac")
    .evaluateAll((all) =>
      all.map((it) => [...it.children].map((part) => Number(part.textContent))),
    );
  const [top, bottom] = [a * d + c * b, b * d];
  const divisor = commonDivisor(top, bottom);
  return `${top / divisor}/${bottom / divisor}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

test("R-05 /subjects leads home, and R-32 an unknown address is a 404 with a way home", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await page.goto("/subjects");
  expect(new URL(page.url()).pathname).toBe("/");
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  expect(await page.locator('a[href="/"]').count()).toBeGreaterThan(0);
  await context.close();
});
