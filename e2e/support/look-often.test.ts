import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("what appears after a while is seen soon after, and not when half a second is full", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  const delays: number[] = [];
  for (const act of ["waitFor", "focus"] as const) {
    // A busy machine may be slow once.
    for (let tries = 0; tries < 3; tries++) {
      await page.setContent("");
      await page.evaluate(() => {
        setTimeout(() => {
          document.body.innerHTML = "<button>now</button>";
          document.body.dataset.at = String(Date.now());
        }, 400);
      });
      await page.getByRole("button", { name: "now" })[act]();
      delays[tries] = Date.now() - Number(await page.evaluate(() => document.body.dataset.at));
    }
    expect(Math.min(...delays), act).toBeLessThan(250);
  }
  await context.close();
});

test("what never comes is waited for as long as was asked, which the failure says", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  const began = Date.now();
  const wait = page.getByText("nobody says this").waitFor({ timeout: 2_600 });
  await expect(wait).rejects.toThrow("Timeout 2600ms exceeded");
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_500);
  await context.close();
});
