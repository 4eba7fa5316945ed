import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { comparisonPopupDelayMs } from "#shared/constants.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";

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
    await page.clock.install({ time: 0 });
    await page.goto(path);
    const popup = page.locator("dialog[open]");
    // The page cannot have begun to count before the clock did, so at this moment it is still waiting.
    await page.clock.pauseAt(comparisonPopupDelayMs - 100);
    expect(await popup.count()).toBe(0);
    await page.clock.runFor(comparisonPopupDelayMs);
    await popup.waitFor();
    expect(await popup.textContent()).toContain("ChatGPT");
    await page.keyboard.press("Escape");
    await expect.poll(() => popup.count()).toBe(0);
    await page.reload();
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
    await page.clock.install();
    await page.goto(path);
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

test("R-05 /subjects leads home, and R-32 an unknown address is a 404 with a way home", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await page.goto("/subjects");
  expect(new URL(page.url()).pathname).toBe("/");
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  expect(await page.locator('a[href="/"]').count()).toBeGreaterThan(0);
  await context.close();
});
