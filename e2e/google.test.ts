import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from "#features/accounts/google/openid-provider.fixture.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { freePort } from "./support/free-port.ts";
import { enterOn, tabTo } from "./support/keyboard.ts";
import { startOwnProgram } from "./support/own-program.ts";
import type { RunningProgram } from "./support/running-program.ts";
import { keepPicture } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
let provider: OpenIdProvider;
let program: RunningProgram;

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  provider = await startOpenIdProvider(origin);
  program = await startOwnProgram({
    port,
    environment: { ...provider.environment, PUBLIC_URL: origin },
  });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await program.stop();
  await provider.close();
});

let made = 0;

/** Somebody new with an account at the provider. */
function personAtProvider(name: string) {
  made++;
  const email = `noa.${made}@example.com`;
  provider.add({ sub: `journey-${made}`, name, email, email_verified: true });
  return { name, email };
}

describe.each(settingInTurn.phone)(
  "in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    async function open() {
      const { origin } = program;
      const visitor = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = visitor;
      return {
        ...visitor,
        google: page.getByRole("link", { name: words("google.button") }),
        picture: (step: string) =>
          keepPicture(page, `google-${locale}-${screen}-${scheme}-${step}`),
        /** What went wrong on our pages; the provider's own are not ours. */
        ours: () => visitor.complaints.filter((line) => !line.includes(provider.issuer)),
      };
    }

    test("C-02 somebody new comes by Google, by keyboard alone, and later comes back in two steps", async () => {
      const { page, context, google, picture, ours } = await open();
      const { name, email } = personAtProvider(`Noa O'Brien ${made}`);
      await page.goto("/login?next=/progress");
      await tabTo(page, google);
      await expectAccessible(page);
      await picture("1-login");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name, exact: true }).click();

      await page.waitForURL(/\/student-register\?google=1/);
      await page.locator("[name=day]").fill("17");
      await page.locator("[name=month]").selectOption({ index: 5 });
      await page.locator("[name=year]").fill("2010");
      await page.keyboard.press("Enter");
      await page.getByText(email).waitFor();
      expect(await page.locator("[name=fullName]").inputValue()).toBe(name);
      expect(await page.locator("[name=password]").count()).toBe(0);
      await expectAccessible(page);
      await picture("2-register");
      await page.getByLabel(words("accounts.grade"), { exact: true }).selectOption("7");
      await enterOn(page, page.getByRole("button", { name: words("accounts.register") }));
      await page.waitForURL(/\/chat/);
      await page.goto("/profile");
      await page.getByText(words("profile.googleLinked")).waitFor();
      await page.getByText(words("profile.passwordNone")).waitFor();

      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto("/progress");
      expect(new URL(page.url()).pathname).toBe("/login");
      await enterOn(page, google);
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForURL(/\/progress/);
      await page
        .getByText(words("accounts.welcomeBack", { firstName: "Noa" }))
        .first()
        .waitFor();
      expect(ours()).toEqual([]);
      await context.close();
    });

    test("M-06 who says no at Google reads at /login what to do, on the side they came from", async () => {
      const { page, context, google, picture, ours } = await open();
      await page.goto("/login?tab=parent");
      await enterOn(page, google);
      await page.getByRole("button", { name: "No, thanks" }).click();
      await page.waitForURL(/\/login\?tab=parent&google=cancelled/);
      const alert = page.getByRole("alert");
      await alert.getByText(words("google.failedTitle")).waitFor();
      await alert.getByText(words("google.cancelled")).waitFor();
      await expectAccessible(page);
      await picture("3-cancelled");
      expect(ours()).toEqual([]);
      await context.close();
    });
  },
);
