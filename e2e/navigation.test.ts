import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const words = translators.en;

async function openLogin() {
  const visitor = await newVisitor(browser, { origin: inject("origin") });
  await visitor.page.goto("/login?next=%2Fchat%3Fsubject%3DSAT%252FACT");
  await visitor.page.locator("[name=identifier]").waitFor();
  return visitor;
}

const toSignUp = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: words("accounts.createAccount") });

const pathOf = (page: Page) => new URL(page.url()).pathname;

test("the page before stays, and can be used, until the next one's code is there", async () => {
  const { page, context, complaints } = await openLogin();
  const name = page.locator("[name=identifier]");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/student-register-page/, async (route) => {
    await released;
    await route.continue();
  });
  await toSignUp(page).click();
  await expect.poll(() => pathOf(page)).toBe("/student-register");
  await name.fill("still.here");
  expect(await name.inputValue()).toBe("still.here");
  expect(await page.getByRole("main").locator("output").count()).toBe(0);
  release();
  await page.locator("[name=day]").waitFor();
  expect(await name.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("back and forward show each page again, with what its address says", async () => {
  const { page, context } = await openLogin();
  const { search } = new URL(page.url());
  await toSignUp(page).click();
  await page.locator("[name=day]").waitFor();
  await page.goBack();
  await page.locator("[name=identifier]").waitFor();
  expect(new URL(page.url()).search).toBe(search);
  await page.goForward();
  await page.locator("[name=day]").waitFor();
  await context.close();
});

test("a link to the page that is open adds no step to go back", async () => {
  const { page, context } = await openLogin();
  await page.goto("/login");
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  const ownLink = page.getByRole("banner").getByRole("link", { name: words("shell.login") });
  await ownLink.click();
  await ownLink.click();
  expect(await steps()).toBe(before);
  await toSignUp(page).click();
  await page.locator("[name=day]").waitFor();
  expect(await steps()).toBe(before + 1);
  await context.close();
});

test("with the key for it a link opens a tab of its own, and the page stays", async () => {
  const { page, context } = await openLogin();
  const opened = context.waitForEvent("page");
  await toSignUp(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.locator("[name=day]").waitFor();
  expect(pathOf(page)).toBe("/login");
  await context.close();
});
