import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(settingInTurn.phone)(
  "a choice about emails is saved in sight, and one that could not be saved is taken back and said: $locale, $screen, $scheme",
  async (setting) => {
    const { locale } = setting;
    const words = translators[locale];
    const { page, context } = await newVisitor(browser, { origin: inject("origin"), ...setting });
    await signInParent(page, locale);
    const { childId } = await addChild(page, locale, "Nora Vega");
    await page.goto(`/parent-dashboard/notices?child=${childId}`);
    const weekly = page.getByLabel(words("notices.childWeekly"), { exact: true });
    const daily = page.getByLabel(words("notices.daily"), { exact: true });
    await weekly.waitFor();
    expect(await weekly.isChecked()).toBe(true);
    await weekly.click();
    await page.getByText(words("notices.saved"), { exact: true }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await weekly.waitFor();
    expect(await weekly.isChecked()).toBe(false);

    await page.route("**/api/notices/**", (route) =>
      route.request().method() === "GET" ? route.fallback() : route.abort(),
    );
    const before = await daily.isChecked();
    await daily.click();
    await page.getByText(words("notices.saveFailed"), { exact: true }).waitFor();
    await expect.poll(() => daily.isChecked()).toBe(before);
    expect(await page.getByText(words("notices.saved"), { exact: true }).count()).toBe(0);
    await context.close();
  },
);
