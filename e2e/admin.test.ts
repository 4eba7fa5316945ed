import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminSessionPauseMs, adminSessionTries, second } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor, type Visitor } from "./support/browser.ts";
import { giveOwnPassword } from "./support/give-own-password.ts";
import { enterOn, tabTo, typeInto } from "./support/keyboard.ts";
import { startOwnProgram } from "./support/own-program.ts";
import type { RunningProgram } from "./support/running-program.ts";
import { keepPicture, signUp } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const adminEmail = "head@school.example";
const readyMs = 15_000;
const ownPassword = "a calm lamp at dusk";

/** Where the program says its administrator is set up. */
function setupLinkOf(program: RunningProgram): Promise<string> {
  return vi.waitFor(() => {
    const [, link] = /Set up the administrator: (\S+)/.exec(program.output()) ?? [];
    if (link === undefined) throw new Error(`no link in:\n${program.output()}`);
    return link;
  }, readyMs);
}

describe.each(settingInTurn.desk)(
  "an academy begins, in $locale on a $screen in $scheme",
  (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    let program: RunningProgram;
    let admin: Visitor;
    let link: string;
    let adminPassword = ownPassword;
    beforeAll(async () => {
      program = await startOwnProgram({ environment: { ADMIN_EMAIL: adminEmail } });
      link = await setupLinkOf(program);
      admin = await newVisitor(browser, { origin: program.origin, ...setting });
    });
    afterAll(async () => {
      await admin.context.close();
      await program.stop();
    });

    const picture = (step: string) =>
      keepPicture(admin.page, `admin-${locale}-${screen}-${scheme}-${step}`);
    const button = (key: Parameters<typeof words>[0]) =>
      admin.page.getByRole("button", { name: words(key), exact: true });

    /** Goes to a page of the area as its links lead; on a phone they unfold first. */
    async function openAreaPage(label: Parameters<typeof words>[0]): Promise<void> {
      const { page } = admin;
      if (screen === "phone") await enterOn(page, page.locator("nav summary"));
      await enterOn(page, page.getByRole("link", { name: words(label), exact: true }));
    }

    test("R-30 whoever is no administrator reads what is needed, and finds three ways on", async () => {
      const { page } = admin;
      await page.goto("/admin");
      await page.getByRole("heading", { name: words("admin.accessTitle") }).waitFor();
      await page.getByRole("link", { name: words("admin.accessLogin") }).waitFor();
      await page.getByRole("link", { name: words("admin.accessHome") }).waitFor();
      // Whoever runs the program reads where the way in is printed.
      await page.getByText(words("admin.accessSetup")).waitFor();
      await enterOn(page, button("admin.accessRefresh"));
      await page.getByRole("alert").getByText(words("admin.accessVisitor")).waitFor();
      await expectAccessible(page);
      await picture("1-access");
      await page.goto("/admin/accounts");
      expect(new URL(page.url()).search).toBe("?next=%2Fadmin%2Faccounts");
    });

    test("L-05 T-12 the set-up makes the administrator, who is signed in and finds the area", async () => {
      const { page } = admin;
      const custom = locale === "es";
      if (custom) await enterByLogin(page);
      else await page.goto(link);
      await page.getByText(adminEmail).waitFor();
      await expectAccessible(page);
      await picture("2-setup");
      let looks = 0;
      if (custom) {
        await chooseOwnPassword(page);
        await page.route("**/api/accounts/session", (route) => {
          looks++;
          return route.fulfill({ json: { account: null, now: new Date().toISOString() } });
        });
      }
      if (!custom)
        await expect.poll(() => page.locator("code").textContent()).toMatch(/^(\w{4}-){4}\w{4}$/);
      if (!custom) adminPassword = (await page.locator("code").textContent()) ?? "";
      await enterOn(page, button("admin.setupCreate"));
      await page.getByText(words("admin.setupDone")).first().waitFor();
      if (custom) {
        // The session never arrives: after ten looks the page says what to do.
        const seconds = (adminSessionTries * adminSessionPauseMs) / second;
        const told = words("admin.setupNotSignedInText", { email: adminEmail, seconds });
        await page.getByText(told).waitFor();
        expect(looks).toBe(adminSessionTries);
        await picture("2-not-signed-in");
        await page.unroute("**/api/accounts/session");
        await enterOn(page, page.getByRole("link", { name: words("admin.setupLogin") }));
        await typeInto(page, page.locator("[name=identifier]"), adminEmail);
        await typeInto(page, page.locator("[name=password]"), ownPassword);
        await page.keyboard.press("Enter");
      }
      await page.getByRole("heading", { name: words("admin.overviewTitle") }).waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/admin");
      await page.getByText(words("admin.chartTitle")).waitFor();
      await expectAccessible(page);
      await picture("3-overview");
    });

    /** M-06: the address of an administrator at the login, with whatever password. */
    async function enterByLogin(page: Page): Promise<void> {
      await page.goto("/login");
      await typeInto(page, page.locator("[name=identifier]"), adminEmail);
      await typeInto(page, page.locator("[name=password]"), "whatever it was");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin?setup");
      await typeInto(page, page.locator("[name=token]"), "not the token");
      await page.keyboard.press("Enter");
      await page.getByText(words("admin.setupTokenInvalid")).waitFor();
      await typeInto(page, page.locator("[name=token]"), link.replace(/.*setup=/, ""));
      await page.keyboard.press("Enter");
    }

    /** V-08, with the keys alone. */
    async function chooseOwnPassword(page: Page): Promise<void> {
      await tabTo(page, page.getByRole("radio").first());
      await page.keyboard.press("ArrowDown");
      await typeInto(page, page.locator("[name=password]"), ownPassword);
      await typeInto(page, page.locator("[name=confirmation]"), "something else");
      await page.keyboard.press("Enter");
      await page.getByText(words("fields.passwordsDiffer")).waitFor();
      const focused = page.locator("[name=confirmation]:focus");
      await focused.waitFor();
      expect(await page.locator("[name=password]").inputValue()).toBe(ownPassword);
      await typeInto(page, focused, ownPassword);
    }

    test("F-09 a suspended student's open page leaves, and the trail shows who did it", async () => {
      const { page } = admin;
      const student = await newVisitor(browser, { origin: program.origin, locale });
      await student.page.goto("/student-register?subject=Mathematics");
      await signUp(student.page, locale);
      const name = locale === "es" ? "Lucía Vega" : "Maya O'Brien";

      await openAreaPage("admin.accounts");
      await page.waitForURL("**/admin/accounts");
      await typeInto(page, page.locator("[name=q]"), name.slice(0, 5));
      await page.keyboard.press("Enter");
      await expectAccessible(page);
      await picture("4-accounts");
      await enterOn(page, page.getByRole("link", { name, exact: true }));
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await expectAccessible(page);
      await picture("5-account");

      await enterOn(page, button("admin.suspend"));
      await page.getByRole("dialog").waitFor();
      await tabTo(page, page.locator("[name=reason]"));
      const confirm = page
        .getByRole("dialog")
        .getByRole("button", { name: words("admin.suspend") });
      await enterOn(page, confirm);
      await giveOwnPassword(page, locale, adminPassword);
      await page.getByText(words("fields.suspensionReasonMissing")).waitFor();
      await expectAccessible(page);
      await picture("6-suspend");
      await page.keyboard.type("Shared the account");
      await enterOn(page, confirm);
      await page.getByText(words("admin.suspended", { name })).waitFor();

      // By itself: the desk asks for the family's rules every few seconds.
      await student.page.waitForURL(/\/login/);
      await student.context.close();

      await openAreaPage("admin.audit");
      const trail = page
        .getByRole("listitem")
        .filter({ hasText: words("admin.action.account.suspended") });
      await trail.filter({ hasText: name }).filter({ hasText: "Shared the account" }).waitFor();
      await expectAccessible(page);
      await picture("7-audit");
    });

    test("F-09 without a relay the outbox is where a verification link is read", async () => {
      const { page } = admin;
      const answer = await page.request.post("/api/accounts/parents", {
        data: {
          fullName: "Ana Ruiz",
          email: "ana@example.com",
          phone: "555 0100",
          password: "Tide-1234!",
          locale,
        },
      });
      expect(answer.status()).toBe(200);
      await openAreaPage("admin.outbox");
      const letter = page.getByRole("listitem").filter({ hasText: "ana@example.com" });
      await letter.first().waitFor();
      await expectAccessible(page);
      await picture("8-outbox");
      await enterOn(page, letter.getByRole("link").first());
      await page.getByRole("link", { name: /parent-email-verification\?token=/ }).waitFor();
      await tabTo(page, page.getByRole("tab", { name: words("admin.emailText") }));
      await page.keyboard.press("ArrowRight");
      const frame = page.frameLocator("iframe");
      await frame.getByText("Ana").first().waitFor();
      expect(await page.locator("iframe").getAttribute("sandbox")).toBe("");
      await picture("9-email");
    });

    test("N-05 the menu of all pages lists them by label and leads there", async () => {
      const { page } = admin;
      await page.goto("/admin");
      await enterOn(page, button("pages.menu"));
      const items = page.getByRole("menu", { name: words("pages.menu") }).getByRole("menuitem");
      await items.first().waitFor();
      const labels = await items.allTextContents();
      expect(labels.length).toBeGreaterThan(40);
      expect(labels).toEqual(labels.toSorted(new Intl.Collator(locale).compare));
      await picture("10-pages");
      await expectAccessible(page);
      const contact = words(locale === "es" ? "pages./contact-es" : "pages./contact");
      const at = labels.indexOf(contact);
      for (let presses = 0; presses < at; presses++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(locale === "es" ? "**/contact-es" : "**/contact");
      if (screen === "phone") await page.locator("details[data-menu] summary").click();
      await page
        .getByRole("link", { name: words("shell.administration") })
        .locator("visible=true")
        .click();
      await page.getByRole("heading", { name: words("admin.overviewTitle") }).waitFor();
      expect(admin.complaints).toEqual([]);
    });
  },
);
