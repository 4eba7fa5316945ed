import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import {
  darken,
  layOutAll,
  expectAccessible,
  expectContrast,
  launchBrowser,
  newVisitor,
  publicScript,
  screens,
} from "./support/browser.ts";
import { publicPages } from "./support/public-pages.ts";

/** All but the first titles of each subject in the catalogue. */
const mostTitles = "[data-group] li:nth-of-type(n + 4)";

/** The catalogue has a thousand links to be looked at, on a machine that does other things too. */
const pageTimeoutMs = 300_000;
const origin = inject("origin");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const built = z
  .object({ assets: z.object({ styleText: z.string() }) })
  .parse(JSON.parse(readFileSync("build/pages.json", "utf8")));

/**
 * The elements that would look otherwise if the page had the style sheet of all pages: the build cuts it down to what
 * a page uses, and nothing of that may be missing. Parts that are shown later count as well as what is shown now.
 */
function differingWithWholeStyles(page: Page): Promise<string[]> {
  return page.evaluate((styleText) => {
    const own = document.querySelector("head style");
    const elements = [...document.body.querySelectorAll("*")];
    // Custom properties look like nothing by themselves.
    const properties = [...new Set(styleText.match(/(?<=[{;])[a-z][a-z-]+(?=:)/g))];
    const lookOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return [];
      return properties.map((name) => `${part ?? ""}${name}: ${style.getPropertyValue(name)}`);
    };
    const looks = () =>
      elements.map((element) =>
        [undefined, "::before", "::after"].flatMap((part) => lookOf(element, part)),
      );
    // Chromium keeps what folded parts looked like in the other scheme until the sheet is laid anew.
    if (own) own.textContent = `${own.textContent} `;
    const before = looks();
    if (own) own.textContent = styleText;
    const after = looks();
    const differences = elements.flatMap((element, index) => {
      const different = after[index]?.find((line, at) => line !== before[index]?.[at]);
      return different ? `${element.outerHTML.slice(0, 80)} should have ${different}` : [];
    });
    return differences.slice(0, 5);
  }, built.assets.styleText);
}

describe.each(publicPages)("the public page $path", ({ path, locale }) => {
  test(
    "R-14 R-15 R-16 R-17 R-18 R-19 R-20 R-32 fits a phone, is readable in light and dark, with assistive technology too, and asks nobody else",
    async () => {
      const { page, context, complaints } = await newVisitor(browser, { origin, locale });
      await page.goto(path);
      const titles = path === "/textbooks" ? mostTitles : undefined;
      // A Spanish page is built as its English one is: the colours and the structure are read once.
      if (locale === "en") {
        await expectAccessible(page, titles);
        await darken(page);
        await layOutAll(page);
        await expectContrast(page, titles);
        expect(await differingWithWholeStyles(page)).toEqual([]);
      }
      await page.setViewportSize(screens.phone);
      // Not innerWidth: a phone zooms out until a page that is too wide fits.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(screens.phone.width);
      expect(complaints).toEqual([]);
      await context.close();
    },
    pageTimeoutMs,
  );
});

test("R-18 the catalogue is searched by words and by subject without asking the server", async () => {
  const { page, context } = await newVisitor(browser, { origin });
  // The page asks by itself, once, whether any book can be searched inside.
  const inside = page.waitForResponse("**/api/textbooks");
  await page.goto("/textbooks");
  await publicScript(page);
  await inside;
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
  // Whoever is quick presses the link before the page's script has come.
  const script = /\/assets\/public-script/;
  await page.route(script, () => new Promise(() => undefined));
  await page.goto("/inicio");
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
  expect(new URL(page.url()).search).toBe("");

  // The catalogue and the 404 page speak English to everyone, so they do not decide.
  await page.goto("/textbooks");
  await page.goto("/student-register");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
  await context.close();
});
