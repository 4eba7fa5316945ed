import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(settingInTurn.phone)(
  "F-03 a time zone is found by a place, by the keyboard and by a tap, and stays, in $locale on a $screen",
  async (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), ...setting });
    const { page, context, complaints } = visitor;
    await signInParent(page, locale);
    const { childId } = await addChild(page, locale, "Ana Vega");
    await page.goto(`/parent-dashboard/rules?child=${childId}`);
    const zone = page.getByRole("combobox", { name: words("controls.zone") });
    const option = (name: RegExp) => page.getByRole("option", { name }).first();
    // The names of all zones come once the page is there.
    await expect.poll(() => zone.inputValue()).toContain("(");

    for (const [typed, city] of [
      ["Ciudad de México", /^Mexico City/],
      ["nueva york", /^New York/],
      ["new york", /^New York/],
      ["madrid", /^Madrid/],
    ] as const) {
      await zone.fill(typed);
      await option(city).waitFor();
      await expect
        .poll(() => page.getByRole("option", { selected: true }).first().textContent())
        .toMatch(city);
    }
    await expectAccessible(page);
    await expectFits(page);
    await keepPicture(page, `time-zone-${locale}-${screen}-${scheme}`);
    await page.keyboard.press("Enter");
    await expect.poll(() => zone.inputValue()).toMatch(/^Madrid/);

    await zone.fill("nowhere at all");
    await page.getByText(words("forms.zoneNone")).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => zone.inputValue()).toMatch(/^Madrid/);

    await zone.fill("colombia");
    await option(/^Bogota/).click();
    await expect.poll(() => zone.inputValue()).toMatch(/^Bogota/);
    await page.reload();
    await expect.poll(() => zone.inputValue()).toMatch(/^Bogota/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
