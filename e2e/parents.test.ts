import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { enterOn, tabTo, typeInto } from "./support/keyboard.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { keepPicture } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const password = "Calm lamp at dusk, 7!";

let made = 0;

function newAddress(): string {
  return `rosa.${process.pid}.${Date.now()}.${made++}@example.com`;
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const response = await context.request.post(path, { data });
  expect(response.status(), path).toBe(200);
}

/** A parent who has verified the address, by the calls that the screens make; gives the browser they are signed in at. */
async function makeParent(email: string, locale: Locale): Promise<BrowserContext> {
  const { context } = await newVisitor(browser, { origin: inject("origin"), locale });
  const data = { email, password, fullName: "Tomás Vega", phone: "555 0100", locale };
  await post(context, "/api/accounts/parents", data);
  const link = new URL(linkIn(await newestMail(email)), inject("origin"));
  const token = link.searchParams.get("token");
  await post(context, "/api/accounts/parent-verifications", { token });
  await post(context, "/api/accounts/parent-session", { email, password });
  return context;
}

async function headline(page: Page): Promise<string> {
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

describe("a parent by keyboard alone", () => {
  test.each(settingInTurn.desk)(
    "R-07 R-08 R-11 L-02 L-04 T-05 from registration to the dashboard, in $locale on a $screen in $scheme",
    async ({ locale, screen, scheme }) => {
      const words = translators[locale];
      const { page, context, complaints } = await newVisitor(browser, {
        origin: inject("origin"),
        locale,
        screen,
        scheme,
      });
      const picture = (step: string) =>
        keepPicture(page, `parents-${locale}-${screen}-${scheme}-${step}`);
      const field = (name: string) => page.locator(`[name=${name}]`);
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      const email = newAddress();

      await page.goto("/register");
      await field("fullName").waitFor();
      await expectAccessible(page);
      await picture("1-register");

      // Refusals name the first wrong field, put the focus there and keep the rest.
      await typeInto(page, field("email"), email);
      await typeInto(page, field("password"), "lamp at dusk");
      await page.keyboard.press("Enter");
      const alert = page.getByRole("alert");
      await alert.getByText(words("parents.missingInformation")).waitFor();
      expect(await alert.textContent()).toContain(words("fields.fullNameMissing"));
      await tabTo(page, field("fullName"));
      expect(await field("email").inputValue()).toBe(email);
      await expectAccessible(page);
      await picture("2-refused");

      await page.keyboard.type("Rosa O'Brien");
      await typeInto(page, field("phone"), "(555) 010-0199");
      expect(await page.locator("[data-met=true]").count()).toBe(2);
      await typeInto(page, field("password"), password);
      expect(await page.locator("[data-met=false]").count()).toBe(0);
      await picture("3-filled");
      await page.keyboard.press("Enter");
      await page.waitForURL(/parent-email-verification\?email=/);
      await page.getByText(words("parents.welcome", { firstName: "Rosa" })).waitFor();
      expect(await headline(page)).toBe(words("parents.verifyTitle"));
      await expectAccessible(page);
      await picture("4-check-email");

      // Nobody comes in before the address is verified (T-02).
      await enterOn(
        page,
        page.getByRole("main").getByRole("link", { name: words("parents.signIn") }),
      );
      await page.waitForURL(/login\?tab=parent/);
      await typeInto(page, field("email"), email.toUpperCase());
      await typeInto(page, field("password"), password);
      await expectAccessible(page);
      await picture("5-login");
      await page.keyboard.press("Enter");
      await page.waitForURL(/parent-email-verification\?/);
      await page.getByText(words("errors.email_not_verified")).waitFor();
      const newestLink = async () => linkIn(await newestMail(email));
      const first = await newestLink();
      await enterOn(page, button(words("parents.resend")));
      await page.getByText(words("parents.resent")).waitFor();
      await picture("6-sent-again");
      await expect.poll(newestLink).not.toBe(first);
      await page.goto(first);
      await page.getByText(words("errors.token_invalid")).waitFor();
      await expectAccessible(page);
      await picture("7-old-link");
      await page.goto(await newestLink());
      await page.getByText(words("parents.verifiedLead", { email })).waitFor();
      await expectAccessible(page);
      await picture("8-verified");
      await page.reload();
      await page.getByText(words("parents.verifiedBefore", { email })).waitFor();

      await enterOn(
        page,
        page.getByRole("main").getByRole("link", { name: words("parents.signIn") }),
      );
      await typeInto(page, field("email"), email);
      await typeInto(page, field("password"), "not the password");
      await page.keyboard.press("Enter");
      await page.getByText(words("errors.invalid_parent_credentials")).waitFor();
      expect(await field("email").inputValue()).toBe(email);
      await picture("9-wrong");
      await typeInto(page, field("password"), password);
      await page.keyboard.press("Enter");
      await page.waitForURL(/parent-dashboard/);
      await page.getByText(words("accounts.welcomeBack", { firstName: "Rosa" })).waitFor();
      await picture("a-dashboard");

      // Whoever is signed in has nothing to do on these pages.
      for (const path of ["/login?tab=parent", "/register", "/parent-login"]) {
        await page.goto(path);
        await page.waitForURL(/parent-dashboard/);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(settingInTurn.phone)(
    "R-07 L-01 M-05 V-07 forgot credentials, in $locale on a $screen in $scheme",
    async ({ locale, screen, scheme }) => {
      const words = translators[locale];
      const { page, context, complaints } = await newVisitor(browser, {
        origin: inject("origin"),
        locale,
        screen,
        scheme,
      });
      const picture = (step: string) =>
        keepPicture(page, `parents-${locale}-${screen}-${scheme}-${step}`);
      const email = newAddress();
      const family = await makeParent(email, locale);

      await page.goto("/login");
      await enterOn(page, page.getByRole("button", { name: words("parents.forgot") }));
      const dialog = page.getByRole("dialog");
      const address = dialog.locator("[name=parentEmail]");
      const sendButton = dialog.getByRole("button", { name: words("parents.forgotSend") });
      await expectAccessible(page);

      await enterOn(page, sendButton);
      await dialog.getByText(words("parents.emailRequired")).waitFor();
      await tabTo(page, address);
      await page.keyboard.type("nobody@example.com");
      await page.keyboard.press("Enter");
      await dialog.getByText(words("errors.parent_unknown")).waitFor();
      await picture("b-forgot-unknown");
      await typeInto(page, address, email);
      await page.keyboard.press("Enter");
      await dialog.getByText(words("errors.no_students_linked")).waitFor();

      const username = `leo.${process.pid}.${made++}`;
      await post(family, "/api/family/children", {
        fullName: "Leo O'Brien",
        username,
        password,
        birthDate: "2016-05-04",
        gradeLevel: 4,
        primarySubject: "Mathematics",
        locale,
        consent: true,
      });
      await tabTo(page, address);
      await page.keyboard.press("Enter");
      await dialog.getByText(words("parents.informationSent")).waitFor();
      await dialog.getByText(words("parents.credentialsSent", { email })).waitFor();
      await expectAccessible(page);
      await picture("c-forgot-sent");
      const letter = await newestMail(email, "/reset-password?token=");
      expect(letter.text).toContain(username);
      await page.keyboard.press("Enter");
      await expect.poll(() => dialog.count()).toBe(0);
      expect(complaints).toEqual([]);
      await family.close();
      await context.close();
    },
  );
});

test("P-04 L-02 L-03 an affiliate who tries the students' login is led to their own, and sees no parents' tab", async () => {
  const words = translators.en;
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  const email = newAddress();
  const data = { fullName: "Ana Partner", email, password, isAdult: true, locale: "en" };
  await post(context, "/api/accounts/affiliates", data);
  await context.clearCookies();
  await page.goto("/login");
  await typeInto(page, page.locator("[name=identifier]"), email);
  await typeInto(page, page.locator("[name=password]"), password);
  await page.keyboard.press("Enter");
  const note = page.getByRole("alert");
  await note.getByText("Use Affiliate Login").waitFor();
  expect(await page.getByRole("tab").allTextContents()).toEqual([words("parents.studentTab")]);
  await expectAccessible(page);
  await keepPicture(page, "parents-affiliate-note");
  await enterOn(page, note.getByRole("link", { name: words("parents.affiliateLogin") }));
  await page.waitForURL(/\/affiliate\/login$/);
  await context.close();
});

test("R-07 L-02 L-03 the two sides are tabs that arrow keys change, each with its sign-up link", async () => {
  const words = translators.en;
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await page.goto("/login");
  await tabTo(page, page.getByRole("tab", { selected: true }));
  await page.getByRole("link", { name: words("accounts.createAccount") }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/tab=parent/);
  const link = page.getByRole("link", { name: words("parents.createAccount") });
  expect(await link.getAttribute("href")).toBe("/register");
  expect(await page.locator("[name=identifier]").count()).toBe(0);
  await context.close();
});

test("R-10 /parent-login is the parents' login, and with mode=signup their registration", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  await page.goto("/parent-login");
  await page.locator("[name=email]").waitFor();
  expect(await page.locator("[name=phone]").count()).toBe(0);
  await page.goto("/parent-login?mode=signup");
  await page.locator("[name=phone]").waitFor();
  await context.close();
});

test("N-02 Sign Up of the public bar and of the application leads to /register", async () => {
  const words = translators.en;
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    await page
      .getByRole("link", { name: words("shell.signUp"), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/register$/);
  }
  await context.close();
});
