import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { doubtful } from "#tutor/safety/doubtful.fixture.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { signUpAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, [
  ["es", "quiero morirme"],
  ["en", "i want to die"],
] as const);

test.each(walks)(
  "L15 heavy words in a field are answered over the page, and not kept there, in %s",
  async (locale, heavy) => {
    const words = translators[locale];
    const { page, context, complaints } = await newVisitor(browser, {
      origin: inject("origin"),
      locale,
      screen: "phone",
    });
    await signUpAlone(page, locale, "Vera Luna");
    await page.goto("/profile");
    const goals = page.locator("[name=learningGoals]");
    const section = page.locator("#learning");
    const save = section.getByRole("button", { name: words("profile.save") });
    const dialog = page.getByRole("dialog");

    // An alert: the careful reply with people who help.
    await goals.fill(heavy);
    await save.click();
    const care = dialog.getByRole("region", { name: words("tools.careTitle") });
    await care.waitFor();
    // Nobody looks after this account, so a person of the academy is told.
    await care.getByText(words("tools.careTold_administrators")).waitFor();
    expect(await care.getByRole("link").count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: words("tools.careClose") }).click();
    await dialog.waitFor({ state: "detached" });

    // In doubt, and it is not: asked for other words.
    await goals.fill(doubtful(locale));
    await save.click();
    await dialog.getByRole("button", { name: words("tools.fieldNotMe") }).click();
    await dialog.getByText(words("tools.fieldOtherWords")).waitFor();
    await dialog
      .getByRole("button", { name: words("tools.careClose") })
      .last()
      .click();

    // In doubt, and it is: people who help.
    await save.click();
    await dialog.getByRole("button", { name: words("tools.aboutMe"), exact: true }).click();
    await care.waitFor();

    await page.reload();
    expect(await goals.inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  },
);
