import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { type MovedAcademy, startMovedAcademy } from "./support/moved-clock.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
let academy: MovedAcademy;
beforeAll(async () => {
  browser = await launchBrowser();
  academy = await startMovedAcademy();
});
afterAll(async () => {
  await browser.close();
  await academy.close();
});

test.each(settingInTurn.phone)(
  "where no letter leaves the academy the page that speaks of one says so, and what to do: $locale, $screen, $scheme",
  async (setting) => {
    const { locale } = setting;
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: academy.origin, ...setting });
    const { page, context, complaints } = visitor;
    const field = (name: string) => page.locator(`[name=${name}]`);
    await page.goto("/register");
    await field("fullName").fill("Rosa Vega");
    await field("email").fill(`rosa.${locale}@example.org`);
    await field("phone").fill("555 0100");
    await field("password").fill("Lamp at dusk 7!");
    await field("password").press("Enter");
    await page.waitForURL(/parent-email-verification/);
    await page.getByText(words("forms.noMailTitle")).waitFor();
    await page.getByText(words("forms.noMailText")).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
