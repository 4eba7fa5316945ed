import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { expectAccessible, launchBrowser } from "./support/browser.ts";
import { everyEmail } from "./support/every-email.ts";
import { keepPicture } from "./support/student-page.ts";

/** A phone, and the column in which mail programs on a desk show a letter. */
const widths = [375, 640] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("every letter of the program is among those that are looked at", async () => {
  const known = new Set(Object.keys(everyEmail("en")));
  for await (const file of glob("src/features/*/emails/*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    if (!/export function \w+Email\(/.test(await readFile(file, "utf8"))) continue;
    expect(known, file).toContain(basename(file, ".ts"));
  }
});

describe.each(locales)("letters in %s", (locale) => {
  let page: Page;
  beforeAll(async () => {
    page = await (await browser.newContext()).newPage();
  });
  afterAll(() => page.context().close());

  test.each(Object.entries(everyEmail(locale)))(
    "%s: it fits a phone and a mail window, is accessible, fetches nothing, and its plain text says all of it",
    async (name, letters) => {
      const asked: string[] = [];
      const ask = (request: Request) => asked.push(request.url());
      page.on("request", ask);
      for (const [index, { html, text, subject }] of letters.entries()) {
        expect(subject).toMatch(/^\S.{3,120}$/);
        await page.setContent(html);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(drawn, `${name} at ${width}`).toBeLessThanOrEqual(width);
          await keepPicture(page, `mail-${name}-${index + 1}-${locale}-${width}`, true);
        }
        const { said, links } = await readLetter(page);
        const plain = text.replaceAll(/\s+/g, " ");
        for (const words of said) {
          expect(plain, `${name}: plain text`).toContain(words.replaceAll(/\s+/g, " ").trim());
        }
        for (const link of links) expect(text).toContain(link);
        // A Spanish letter is built as its English one is.
        if (locale === "en") await expectAccessible(page);
        expect(asked, name).toEqual([]);
        expect(html).not.toMatch(/<(?:img|svg|script|link|iframe|object|form)\b|url\(|\bsrc=/i);
      }
      page.off("request", ask);
    },
  );
});

/** All that a letter says, piece by piece, and where its links lead. */
function readLetter(page: Page): Promise<{ said: string[]; links: string[] }> {
  return page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent ?? "");
    const links = [...document.querySelectorAll("a")].map(({ href }) => href);
    return { said, links };
  });
}
