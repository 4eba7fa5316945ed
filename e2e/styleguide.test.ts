import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  notificationToastMs,
  notificationToastsVisible,
  toastMs,
  tooltipDelayMs,
} from "#shared/constants.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open() {
  const visitor = await newVisitor(browser, { origin: inject("origin") });
  await visitor.page.clock.install();
  await visitor.page.goto("/styleguide");
  await visitor.page.getByRole("heading", { name: "Styleguide" }).waitFor();
  return visitor;
}

test("every component is accessible, light and dark, on both screens", async () => {
  for (const scheme of ["light", "dark"] as const) {
    for (const screen of ["desk", "phone"] as const) {
      const visitor = await newVisitor(browser, { origin: inject("origin"), scheme, screen });
      await visitor.page.goto("/styleguide");
      await visitor.page.getByRole("heading", { name: "Styleguide" }).waitFor();
      await expectAccessible(visitor.page);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    }
  }
});

test("K-02 one toast at a time, for five seconds", async () => {
  const { page, context } = await open();
  const button = page.getByRole("button", { name: "Toast", exact: true });
  // One that is on its way out is still drawn for a moment.
  const shown = page.locator('[data-sonner-toast][data-removed="false"]');
  await button.click();
  await page.getByText("Said in passing, 1").waitFor();
  await button.click();
  await page.getByText("Said in passing, 2").waitFor();
  await page.clock.runFor(500);
  await expect.poll(() => shown.count()).toBe(1);
  await page.clock.runFor(toastMs - 2500);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(4000);
  await expect.poll(() => shown.count()).toBe(0);
  await context.close();
});

test("K-02 notifications: three are seen, for four seconds", async () => {
  const { page, context } = await open();
  const button = page.getByRole("button", { name: "Notification" });
  for (let i = 0; i < notificationToastsVisible + 1; i++) await button.click();
  const seen = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect.poll(() => seen.count()).toBe(notificationToastsVisible);
  await page.mouse.move(0, 400);
  await page.clock.runFor(notificationToastMs + 3000);
  await expect.poll(() => seen.count()).toBe(0);
  await context.close();
});

test("K-02 a tooltip comes 700 ms after the pointer rests", async () => {
  const { page, context } = await open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "What an icon does" }).hover();
  const tip = page.locator("[popover]:popover-open");
  await page.clock.runFor(tooltipDelayMs - 50);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(100);
  expect(await tip.count()).toBe(1);
  await context.close();
});

test("a dialog takes the focus, Escape closes it, and the focus comes back", async () => {
  const { page, context } = await open();
  const button = page.getByRole("button", { name: "Dialog", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Dialog");
  await context.close();
});
