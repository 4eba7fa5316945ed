import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { expectAccessible, launchBrowser } from "./support/browser.ts";
import { everyEmail } from "./support/every-email.ts";
import { keepPicture } from "./support/student-page.ts";

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
  test.each(Object.entries(everyEmail(locale)))(
    "%s: it fits a phone and a mail window, is accessible, fetches nothing, and its plain text says all of it",
    async (name, letters) => {
      for (const [index, { html, text, subject }] of letters.entries()) {
        expect(subject).toMatch(/^\S.{3,120}$/);
        const asked: string[] = [];
        for (const width of [375, 640]) {
          const context = await browser.newContext({ viewport: { width, height: 900 } });
          const page = await context.newPage();
          page.on("request", (request) => asked.push(request.url()));
          await page.setContent(html);
          const drawn = await page.evaluate(() => {
            const said: string[] = [];
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) said.push(walker.currentNode.textContent ?? "");
            const links = [...document.querySelectorAll("a")].map(({ href }) => href);
            return { width: document.documentElement.scrollWidth, said, links };
          });
          expect(drawn.width, `${name} at ${width}`).toBeLessThanOrEqual(width);
          const plain = text.replaceAll(/\s+/g, " ");
          for (const said of drawn.said) {
            expect(plain, `${name}: plain text`).toContain(said.replaceAll(/\s+/g, " ").trim());
          }
          for (const link of drawn.links) expect(text).toContain(link);
          if (width === 375) await expectAccessible(page);
          await keepPicture(page, `mail-${name}-${index + 1}-${locale}-${width}`);
          await context.close();
        }
        expect(asked, name).toEqual([]);
        expect(html).not.toMatch(/<(?:img|svg|script|link|iframe|object|form)\b|url\(|\bsrc=/i);
      }
    },
  );
});
