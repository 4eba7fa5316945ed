import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "./browser.ts";
import { findSerious } from "./find-serious.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pageWith = (main: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${main}</main></body></html>`;

test("what is serious is found, again in the same document, also in a frame, and not in what is passed over", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  const look = (passedOver?: string) =>
    findSerious(page, { type: "tag", values: ["wcag2a", "wcag2aa"] }, passedOver);
  // Frames answer each other where they have an origin.
  const show = async (main: string) => {
    await page.route("**/a-page", (route) =>
      route.fulfill({ contentType: "text/html", body: pageWith(main) }),
    );
    await page.goto("/a-page");
  };
  await show("");
  expect(await look()).toEqual([]);

  await page.evaluate((html) => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
  }, '<p id="pale" style="color: #eee; background: #fff">Hardly there</p>');
  expect(await look()).toEqual([expect.stringMatching(/^color-contrast: .*Hardly there/)]);
  expect(await look("#pale")).toEqual([]);

  await show(
    `<style>@keyframes appear { from { opacity: 0.1 } }</style><p style="animation: appear 400ms">Soon there</p>`,
  );
  expect(await look()).toEqual([]);

  const nameless = '<img src="data:," id="nameless">';
  await show(nameless);
  expect(await look()).toEqual([expect.stringMatching(/^image-alt: /)]);

  const inside = pageWith(nameless).replaceAll('"', "&quot;");
  await show(`<iframe title="Another" srcdoc="${inside}"></iframe>`);
  await page.frameLocator("iframe").locator("#nameless").waitFor({ state: "attached" });
  expect(await look()).toEqual([expect.stringMatching(/^image-alt: /)]);
  await context.close();
});
