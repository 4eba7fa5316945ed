import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { minute } from "#shared/constants.ts";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(locales)(
  "L-01 the student's login in %s takes a username or an address, shows the password on request, and helps who forgot",
  async (locale) => {
    const words = translators[locale];
    const { page, context, complaints } = await newVisitor(browser, {
      origin: inject("origin"),
      locale,
      screen: "phone",
    });
    await page.goto("/login");
    const tab = page.getByRole("tab", { name: words("parents.studentTab") });
    await tab.waitFor();
    expect(await tab.getAttribute("aria-selected")).toBe("true");
    await page.getByLabel(words("accounts.identifier")).fill("nobody.at.all");
    const password = page.locator("[name=password]");
    await password.fill("a calm lamp at dusk");
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: words("forms.showPassword") }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: words("forms.hidePassword") }).click();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: words("accounts.login"), exact: true }).click();
    await page.getByText(words("accounts.loginFailedText")).waitFor();
    expect(await page.getByLabel(words("accounts.identifier")).inputValue()).toBe("nobody.at.all");

    await page.getByRole("button", { name: words("parents.forgot") }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("a screen stands there as soon as its code has come: no clock has to go on for it", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(minute);
  await page.goto("/login");
  await page.locator("[name=identifier]").waitFor();
  await context.close();
});
