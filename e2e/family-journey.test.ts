import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { second } from "#shared/constants.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { enterOn, typeInto } from "./support/keyboard.ts";
import { linkIn, newestMail } from "./support/mailbox.ts";
import { addChild, makeParent, openDesk } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor, signUpAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is promised: a turn is on the parents' pages within two seconds of being in the record. */
const live = { timeout: 2 * second };

/** What is promised: what a parent sets holds on the child's page, and shows on the other parent's, in five seconds. */
const ruled = { timeout: 5 * second };

/** The pages about a child behind their tabs, each with something that it says. */
const pages = [
  ["child.sessions", "oversight.log"],
  ["child.report", "kitchen.title"],
  ["child.credits", "credits.history"],
  ["child.privacy", "privacy.consentsTitle"],
  ["child.guardians", "guardians.inviteTitle"],
  ["child.notices", "notices.whenTitle"],
] as const satisfies readonly (readonly [tab: MessageKey, says: MessageKey])[];

test.each(settingInTurn.desk)(
  "F-02 F-03 L21 two who look after two children, one of them linked by a yes of both: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen } = setting;
    const words = translators[locale];
    const visit = () => newVisitor(browser, { origin: inject("origin"), ...setting });
    const shot = (name: string) => `journey-${name}-${locale}-${screen}`;
    const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
    const press = (page: Page, name: string) =>
      enterOn(page, page.getByRole("button", { name, exact: true }));
    const children = (page: Page) => page.getByRole("list", { name: words("family.children") });
    async function expectBoth(page: Page): Promise<void> {
      await children(page).getByRole("heading", { name: "Leo", exact: true }).waitFor();
      await children(page).getByRole("heading", { name: "Maya", exact: true }).waitFor();
    }

    // A parent without children finds the way to the one who signed up alone.
    const [rosa, maya, luis, leo] = [await visit(), await visit(), await visit(), await visit()];
    const username = await signUpAlone(maya.page, locale, "Maya Vega");
    const sign = { data: await makeParent(rosa.page, locale), headers: { "x-locale": locale } };
    await rosa.page.request.post("/api/accounts/parent-session", sign);
    await rosa.page.goto("/parent-dashboard");
    await enterOn(rosa.page, rosa.page.getByRole("link", { name: words("family.linkHere") }));
    await typeInto(rosa.page, field(rosa.page, "who"), username);
    await rosa.page.keyboard.press("Enter");
    await rosa.page.getByText(words("guardians.asked")).waitFor();
    await expectAccessible(rosa.page);
    await keepPicture(rosa.page, shot("1-asked"));

    // Maya reads the question over her desk, and says yes.
    await maya.page.goto("/chat?subject=Mathematics");
    await maya.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
    await keepPicture(maya.page, shot("2-sign"));
    await press(maya.page, words("time.asked"));
    await maya.page.getByText(words("guardians.seesSummaries")).waitFor();
    await expectAccessible(maya.page);
    await keepPicture(maya.page, shot("3-question"));
    await press(maya.page, words("guardians.yes"));
    await maya.page.getByRole("link", { name: words("time.seen") }).waitFor();
    expect(await maya.page.evaluate(() => document.activeElement?.id)).toBe("main");

    // The other child was added; a second guardian is invited for both and comes in by the letter.
    const leosAccount = await addChild(rosa.page, locale, "Leo Vega");
    await rosa.page.goto(`/parent-dashboard/guardians?child=${leosAccount.childId}`);
    const invited = await makeParent(luis.page, locale, "Luis Ruiz");
    await typeInto(rosa.page, field(rosa.page, "email"), invited.email);
    await rosa.page.getByRole("checkbox", { name: "Maya" }).press("Space");
    await press(rosa.page, words("guardians.invite"));
    await rosa.page.getByRole("heading", { name: words("guardians.sentTitle") }).waitFor();
    await keepPicture(rosa.page, shot("4-invited"));
    await luis.page.goto(linkIn(await newestMail(invited.email, "Rosa Vega")));
    const login = luis.page.getByRole("link", { name: words("guardians.letterLogin") });
    await login.waitFor();
    await expectAccessible(luis.page);
    await keepPicture(luis.page, shot("5-letter"));
    await enterOn(luis.page, login);
    await typeInto(luis.page, field(luis.page, "email"), invited.email);
    await typeInto(luis.page, field(luis.page, "password"), invited.password);
    await luis.page.keyboard.press("Enter");
    await press(luis.page, words("guardians.letterAccept"));

    // Both see both at once, and what Leo does as it happens.
    await rosa.page.goto("/parent-dashboard");
    for (const { page } of [rosa, luis]) await expectBoth(page);
    await openDesk(leo.page, locale, leosAccount);
    await leo.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
    await sayToTutor(leo.page, locale, "987654");
    for (const { page } of [rosa, luis]) {
      await children(page).getByText(words("family.nowWrong"), { exact: true }).waitFor(live);
    }
    await expectAccessible(luis.page);
    await keepPicture(luis.page, shot("6-both"));

    // What the second guardian sets holds at the open desk, and the first sees it without asking.
    const tab = (name: MessageKey, page: Page) =>
      page
        .getByRole("navigation", { name: words("child.pages", { firstName: "Leo" }) })
        .getByRole("link", { name: words(name) });
    for (const { page } of [rosa, luis]) {
      await page.goto(`/parent-dashboard?child=${leosAccount.childId}`);
      await enterOn(page, tab("child.rules", page));
      await page.getByText(words("rules.learnFree", { firstName: "Leo" })).waitFor();
    }
    await luis.page.getByLabel(words("controls.minutesSwitch")).press("Space");
    const left = words(screen === "phone" ? "time.leftShort" : "time.left", { count: 45 });
    await leo.page
      .getByRole("button", { name: words("time.button") })
      .getByText(left, { exact: true })
      .waitFor(ruled);
    await rosa.page
      .getByText(words("rules.learnMinutes", { firstName: "Leo", minutes: 45 }))
      .waitFor(ruled);
    await rosa.page.getByRole("listitem").filter({ hasText: "Luis Ruiz" }).waitFor();

    // Every other page about Leo, by its tab and the keyboard alone.
    for (const [name, says] of pages) {
      await enterOn(rosa.page, tab(name, rosa.page));
      await rosa.page.getByRole("heading", { name: words(says) }).waitFor();
      await keepPicture(rosa.page, shot(`7-${name.slice("child.".length)}`));
    }
    // The other pages are looked at in journeys of their own.
    await expectAccessible(rosa.page);

    for (const { context, complaints } of [rosa, maya, luis, leo]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);
