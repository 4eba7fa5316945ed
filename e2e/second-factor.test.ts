import { Secret, TOTP } from "otpauth";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { type AdministratorLogin, makeAdministrator } from "./support/administrator.ts";
import { expectAccessible, launchBrowser, newVisitor, type Visitor } from "./support/browser.ts";
import { giveOwnPassword } from "./support/give-own-password.ts";
import { enterOn, typeInto } from "./support/keyboard.ts";
import { startOwnProgram } from "./support/own-program.ts";
import type { RunningProgram } from "./support/running-program.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
let program: RunningProgram;
let login: AdministratorLogin;
beforeAll(async () => {
  browser = await launchBrowser();
  // One of its own: the others' administrator is to come in as before.
  program = await startOwnProgram();
  login = await makeAdministrator(program);
});
afterAll(async () => {
  await browser.close();
  await program.stop();
});

describe.each(settingInTurn.desk)(
  "an administrator's second step, in $locale on a $screen in $scheme",
  (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    let admin: Visitor;
    let codes: string[] = [];
    beforeAll(async () => {
      admin = await newVisitor(browser, { origin: program.origin, ...setting });
    });
    afterAll(() => admin.context.close());

    const button = (key: Parameters<typeof words>[0]) =>
      admin.page.getByRole("button", { name: words(key), exact: true });

    /** What holds for each state of the pages. */
    async function look(step: string): Promise<void> {
      await expectAccessible(admin.page);
      // On a desk the page's own bar takes some of the width.
      const excess = await admin.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(excess, step).toBeLessThanOrEqual(0);
      await keepPicture(admin.page, `second-factor-${locale}-${screen}-${scheme}-${step}`);
    }

    async function givePassword(): Promise<void> {
      const { page } = admin;
      await typeInto(page, page.locator("[name=identifier]"), login.email);
      await typeInto(page, page.locator("[name=password]"), login.password);
      await page.keyboard.press("Enter");
    }

    test("it is set up with the password given again, a code of the app, and ten codes to keep", async () => {
      const { page } = admin;
      await page.goto("/login?next=/admin/security");
      await givePassword();
      await page.getByRole("heading", { level: 1, name: words("factor.title") }).waitFor();
      await button("factor.begin").waitFor();
      await look("1-off");

      await enterOn(page, button("factor.begin"));
      await page.getByRole("dialog", { name: words("admin.confirmTitle") }).waitFor();
      await look("2-password");
      await page.keyboard.press("Escape");
      await page.getByText(words("errors.confirmation_needed")).waitFor();
      await enterOn(page, button("factor.begin"));
      await giveOwnPassword(page, locale, login.password);

      await page.getByRole("img", { name: words("factor.picture") }).waitFor();
      await look("3-picture");
      const key = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
      const secret = Secret.fromBase32(key);
      await typeInto(page, page.locator("[name=code]"), "000000");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.codeWrong")).waitFor();
      await typeInto(page, page.locator("[name=code]"), TOTP.generate({ secret }));
      await page.keyboard.press("Enter");

      await page.getByRole("heading", { name: words("factor.codesTitle") }).waitFor();
      codes = await page.locator("main code").allTextContents();
      expect(codes).toHaveLength(10);
      await look("4-codes");
      await enterOn(page, button("factor.kept"));
      await page.getByText(words("factor.codesLeft", { count: 10 })).waitFor();
      expect(await page.locator("main").textContent()).not.toContain(codes[0]);
      await look("5-on");
      expect(admin.complaints).toEqual([]);
    });

    test("the login asks for it, also at the parents' side, and a recovery code lets the administrator in", async () => {
      const { page, context } = admin;
      await context.clearCookies();
      await page.goto("/login?next=/admin/security");
      await givePassword();
      await page.getByRole("heading", { name: words("factor.stepTitle") }).waitFor();
      await look("6-login");
      await typeInto(page, page.locator("[name=code]"), "000000");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.codeWrong")).waitFor();

      await enterOn(page, button("factor.back"));
      await page.goto("/login?tab=parent");
      await typeInto(page, page.locator("[name=email]"), login.email);
      await typeInto(page, page.locator("[name=password]"), login.password);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: words("factor.stepTitle") }).waitFor();
      await typeInto(page, page.locator("[name=code]"), codes[0] ?? "");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/parent-dashboard");
      await page.goto("/admin/security");
      await page.getByText(words("factor.codesLeft", { count: 9 })).waitFor();
      expect(admin.complaints).toEqual([]);
    });

    test("it is switched off by the password and a code together", async () => {
      const { page } = admin;
      await typeInto(page, page.locator("[name=password]"), login.password);
      await typeInto(page, page.locator("[name=code]"), codes[0] ?? "");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.codeWrong")).waitFor();
      await look("7-used-before");
      await typeInto(page, page.locator("[name=code]"), codes[1] ?? "");
      await page.keyboard.press("Enter");
      await button("factor.begin").waitFor();
      expect(admin.complaints).toEqual([]);
    });
  },
);
