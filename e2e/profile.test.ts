import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { enterOn, typeInto } from "./support/keyboard.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { keepPicture, openDeskAlone } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const password = "a calm lamp at dusk";

let made = 0;

function newAddress(): string {
  return `maya.${process.pid}.${Date.now()}.${made++}@example.com`;
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const response = await context.request.post(path, { data });
  expect(response.status(), path).toBe(200);
}

/** A student of 16 at this browser, by the calls that the screens make. */
async function makeStudent(context: BrowserContext, locale: Locale, email: string): Promise<void> {
  await post(context, "/api/accounts/age-step", { birthDate: "2010-05-17" });
  await post(context, "/api/accounts/students", {
    fullName: "Maya Torres",
    email,
    password,
    gradeLevel: 8,
    primarySubject: "Mathematics",
    locale,
  });
}

async function headline(page: Page): Promise<string> {
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

describe.each(settingInTurn.desk)(
  "in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    async function open() {
      const visitor = await newVisitor(browser, {
        origin: inject("origin"),
        locale,
        screen,
        scheme,
      });
      const { page } = visitor;
      return {
        ...visitor,
        picture: (step: string) =>
          keepPicture(page, `profile-${locale}-${screen}-${scheme}-${step}`),
        field: (name: string) => page.locator(`[name=${name}]:visible`),
        button: (name: string) => page.getByRole("button", { name, exact: true }),
      };
    }

    test("R-09 C-01 a forgotten password is set anew by keyboard alone, and a proved address says so twice", async () => {
      const { page, context, complaints, picture, field, button } = await open();
      const email = newAddress();
      await makeStudent(context, locale, email);
      const verification = linkIn(await newestMail(email, "verify-email"));
      await context.clearCookies();

      await page.goto(verification);
      await expect.poll(() => headline(page)).toBe(words("profile.verifyDoneTitle"));
      await picture("1-verified");
      await expectAccessible(page);
      await page.goto(verification);
      await expect.poll(() => headline(page)).toBe(words("profile.verifyAgainTitle"));

      await page.goto("/reset-password");
      await field("email").waitFor();
      await typeInto(page, field("email"), "no address");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.emailInvalid")).waitFor();
      expect(await field("email").inputValue()).toBe("no address");
      await picture("2-reset-refused");
      await field("email").fill(email);
      await page.keyboard.press("Enter");
      await expect.poll(() => headline(page)).toBe(words("profile.resetSentTitle"));
      await expectAccessible(page);
      await picture("3-link-sent");

      const link = linkIn(await newestMail(email, "/reset-password"));
      expect(link).toMatch(/^\/reset-password\?token=/);
      await page.goto(link);
      await field("password").waitFor();
      await typeInto(page, field("password"), "password1");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.passwordCommon")).waitFor();
      await expect
        .poll(() => field("password").evaluate((input) => input === document.activeElement))
        .toBe(true);
      await expectAccessible(page);
      await picture("4-new-password");
      await field("password").fill("another calm lamp");
      await page.keyboard.press("Enter");
      await expect.poll(() => headline(page)).toBe(words("profile.resetDoneTitle"));

      await page.goto(link);
      await expect.poll(() => headline(page)).toBe(words("profile.linkDeadTitle"));
      await picture("5-dead-link");
      await enterOn(page, button(words("profile.linkNew")));
      await field("email").waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    test("R-29 the profile: schedule, each section saved by itself, refusals keep what was typed", async () => {
      const { page, context, complaints, picture, field, button } = await open();
      const email = newAddress();
      await makeStudent(context, locale, email);
      await page.goto("/profile#study-schedule");
      const schedule = page.locator("#study-schedule");
      await schedule.getByText(words("profile.scheduleEmptyTitle")).waitFor();
      await page.locator("#sign-in").getByText(words("profile.emailUnproved")).waitFor();
      await expectAccessible(page);
      await picture("6-profile");
      if (process.env.SCREENSHOTS) {
        await page.screenshot({
          path: `${process.env.SCREENSHOTS}/profile-${locale}-${screen}-${scheme}-6-whole.png`,
          fullPage: true,
        });
      }

      await field("fullName").fill("   ");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.nameMissing")).waitFor();
      await field("fullName").fill("Siobhán O'Brien");
      await page.keyboard.press("Enter");
      await page.locator("#name").getByText(words("profile.saved")).waitFor();
      await page.getByText(words("shell.greeting", { firstName: "Siobhán" })).waitFor();

      await field("presentPassword").fill("not my password");
      await field("newPassword").fill("another calm lamp");
      await page.keyboard.press("Enter");
      await page.locator("#password").getByText(words("fields.passwordWrong")).first().waitFor();
      expect(await field("newPassword").inputValue()).toBe("another calm lamp");
      await picture("7-password-refused");
      await field("presentPassword").fill(password);
      await page.keyboard.press("Enter");
      await page.locator("#password").getByText(words("profile.passwordChanged")).waitFor();
      expect(await field("newPassword").inputValue()).toBe("");

      await page.getByLabel(words("accounts.grade"), { exact: true }).selectOption("9");
      await field("learningGoals").fill("<b>Roots</b> & powers");
      await enterOn(page, page.locator("#learning").getByRole("button"));
      await page.locator("#learning").getByText(words("profile.saved")).waitFor();
      await page.reload();
      await field("learningGoals").waitFor();
      expect(await field("learningGoals").inputValue()).toBe("<b>Roots</b> & powers");

      await enterOn(page, button(words("profile.deleteOpen")));
      await field("confirmation").fill("wrong");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByText(words("fields.passwordWrong")).first().waitFor();
      await expectAccessible(page);
      await picture("8-delete");
      await field("confirmation").fill("another calm lamp");
      await page.keyboard.press("Enter");
      await page.waitForURL(({ pathname }) => pathname === "/");
      await page.goto("/profile");
      expect(new URL(page.url()).pathname).toBe("/login");
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

test("R-29 the language of the profile changes the page at once and stays", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await openDeskAlone(page, "en");
  await page.goto("/profile");
  await page.getByLabel("Language", { exact: true }).selectOption("es");
  await page.getByRole("heading", { level: 1, name: "Tu perfil" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Tu perfil" }).waitFor();
  // A public page that is passed by in another language changes nothing of it.
  await page.goto("/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/profile");
  await page.getByRole("heading", { level: 1, name: "Tu perfil" }).waitFor();
  // It is said how the language of a public page is decided, and what leads to one from here keeps to it.
  await page.getByText("conserva el idioma de esa dirección").waitFor();
  await page.locator("header a[href='/inicio']").first().click();
  await page.waitForURL(/\/inicio$/);
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  await context.close();
});

test("N-03 the account menu leads to the profile", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await openDeskAlone(page, "en");
  await page.getByRole("button", { name: /^Hi, Maya/ }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await page.waitForURL(/\/profile$/);
  await page.getByRole("heading", { level: 1, name: "Your profile" }).waitFor();
  await context.close();
});
