import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";
import { newName } from "./support/new-name.ts";
import { answered, chatIdOf, keepPicture, sendTyped, signUpAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const bench = z.object({ chat: z.object({ workbench: z.object({ credits: z.number() }) }) });

async function creditsLeft(page: Page): Promise<number> {
  const response = await page.request.get(`/api/tutoring/chats/${await chatIdOf(page)}`);
  return bench.parse(await response.json()).chat.workbench.credits;
}

/** Spends every credit of the student at this page, each on a problem of their own, by the call that the desk makes. */
async function spendAll(page: Page): Promise<void> {
  const chatId = await chatIdOf(page);
  for (let made = 1; (await creditsLeft(page)) > 0; made++) {
    await page.request.post(`/api/tutoring/chats/${chatId}/messages`, {
      data: {
        clientId: `spend-${made}-${chatId}`,
        text: `${made + 1}x - 7 = 11`,
        kind: "ownProblem",
      },
    });
  }
}

/** Writes down a problem of one's own at the desk and sends it. */
async function sendOwnProblem(page: Page, locale: Locale, problem: string): Promise<void> {
  const words = translators[locale];
  const button = page.getByRole("button", { name: words("chat.own"), exact: true });
  const box = page.getByRole("textbox", { name: words("chat.message") });
  await box.waitFor();
  // What was refused is still there, and is still a problem of one's own.
  if (await button.isVisible()) await button.click();
  await box.fill(problem);
  await sendTyped(page);
}

async function openAdministrator(setting: Setting) {
  const admin = await newVisitor(browser, { origin: inject("origin"), ...setting });
  const { email: identifier, password } = inject("administrator");
  const signedIn = await admin.page.request.post("/api/accounts/student-session", {
    data: { identifier, password },
  });
  expect(signedIn.status()).toBe(200);
  return admin;
}

test.each(settingInTurn.desk)(
  "a child's credits are used up, a parent asks, an administrator grants, and the child goes on: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen } = setting;
    const words = translators[locale];
    const origin = inject("origin");
    const shot = (page: Page, step: string) =>
      keepPicture(page, `credits-${locale}-${screen}-${step}`, true);
    const fullName = newName("Nora");
    const parent = await newVisitor(browser, { origin, ...setting });
    await signInParent(parent.page, locale);
    const signIn = await addChild(parent.page, locale, fullName);
    const child = await newVisitor(browser, { origin, ...setting });
    await openDesk(child.page, locale, signIn);
    await spendAll(child.page);

    // The desk says what goes on and who can ask; there is nothing to press that does not work.
    await child.page.reload();
    await sendOwnProblem(child.page, locale, "3x - 7 = 20");
    const refusal = child.page
      .locator("form")
      .getByRole("status")
      .filter({ hasText: words("chat.notSent") });
    await refusal.getByText(words("errors.no_credits")).waitFor();
    await refusal.getByText(words("credits.askParent")).waitFor();
    expect(await refusal.getByRole("button", { name: words("credits.ask") }).count()).toBe(0);
    await expectAccessible(child.page);
    await shot(child.page, "1-used-up");

    await parent.page.goto(`/parent-dashboard/credits?child=${signIn.childId}`);
    await parent.page.getByLabel(words("credits.note")).fill("Exams <b>soon</b>");
    await expectAccessible(parent.page);
    await shot(parent.page, "2-parent");
    await parent.page.getByRole("button", { name: words("credits.ask") }).click();
    const quoted = words("credits.quoted", { words: "Exams <b>soon</b>" });
    await parent.page.getByText(quoted).first().waitFor();
    await parent.page
      .getByRole("button", { name: words("credits.ask") })
      .waitFor({ state: "hidden" });
    await shot(parent.page, "3-waiting");

    const admin = await openAdministrator(setting);
    await admin.page.goto("/admin");
    if (screen === "phone") await admin.page.locator("nav summary").click();
    await admin.page
      .locator('main a[href="/admin/credits"]')
      .locator("visible=true")
      .first()
      .click();
    const card = admin.page.getByRole("article", { name: fullName });
    await card.waitFor();
    await expectAccessible(admin.page);
    await shot(admin.page, "4-queue");
    const grant = card.getByRole("button", { name: words("credits.grant") });
    await card.getByLabel(words("credits.amount"), { exact: true }).fill("many");
    await grant.click();
    // What is wrong is said at its field, and what was typed is still there.
    await card.getByText(words("fields.creditAmountInvalid")).waitFor();
    await card.getByText(words("fields.creditReasonMissing")).waitFor();
    expect(await card.getByLabel(words("credits.amount"), { exact: true }).inputValue()).toBe(
      "many",
    );
    await shot(admin.page, "5-refused");
    await card.getByLabel(words("credits.amount"), { exact: true }).fill("10");
    await card.getByLabel(words("credits.reason"), { exact: true }).fill("Good luck!");
    await grant.dblclick();
    await card.getByText(words("credits.quoted", { words: "Good luck!" })).waitFor();
    await expectAccessible(admin.page);
    await shot(admin.page, "6-granted");

    // The open desk hears of it, and the problem that was refused is taken.
    await refusal.getByText(words("credits.back", { count: 10 })).waitFor();
    await shot(child.page, "7-again");
    await answered(child.page, () => sendOwnProblem(child.page, locale, "3x - 7 = 20"));
    expect(await creditsLeft(child.page)).toBe(9);
    await child.page.goto("/credits");
    await child.page.getByText(words("credits.line_granted")).first().waitFor();
    await child.page
      .getByText(words("credits.balance", { count: 9 }))
      .first()
      .waitFor();
    await expectAccessible(child.page);
    await shot(child.page, "8-own");

    await parent.page
      .getByText(words("credits.quoted", { words: "Good luck!" }))
      .first()
      .waitFor();
    await expectAccessible(parent.page);
    await shot(parent.page, "9-history");
    await parent.page.goto("/parent-dashboard");
    const firstName = "Nora";
    await parent.page.getByText(words("credits.newsGranted", { firstName, count: 10 })).waitFor();
    await expectAccessible(parent.page);
    await shot(parent.page, "10-dashboard");

    await admin.page.goto(`/admin/accounts?id=${signIn.childId}`);
    await admin.page.getByRole("button", { name: words("credits.grant") }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByLabel(words("credits.reason"), { exact: true }).fill("A prize");
    await expectAccessible(admin.page);
    await shot(admin.page, "11-grant");
    await dialog.getByRole("button", { name: words("credits.grant") }).dblclick();
    await dialog.waitFor({ state: "hidden" });
    await admin.page.getByText(words("admin.action.credits.granted")).nth(1).waitFor();
    await child.page.reload();
    await child.page
      .getByText(words("credits.balance", { count: 34 }))
      .first()
      .waitFor();
    for (const { context } of [parent, child, admin]) await context.close();
  },
);

test.each(settingInTurn.phone)(
  "a student without a parent asks in the lesson with one tap, and reads why not: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen } = setting;
    const words = translators[locale];
    const student = await newVisitor(browser, { origin: inject("origin"), ...setting });
    const { page } = student;
    const fullName = newName("Solo");
    await signUpAlone(page, locale, fullName);
    await page.goto("/chat?subject=Mathematics");
    await spendAll(page);
    await page.reload();
    await sendOwnProblem(page, locale, "3x - 7 = 20");
    const refusal = page
      .locator("form")
      .getByRole("status")
      .filter({ hasText: words("chat.notSent") });
    await refusal.getByRole("button", { name: words("credits.ask") }).click();
    const ask = refusal.getByRole("button", { name: words("credits.ask") });
    await ask.waitFor({ state: "hidden" });
    await expectAccessible(page);
    await keepPicture(page, `credits-${locale}-${screen}-alone-1-waiting`);

    const admin = await openAdministrator(setting);
    await admin.page.goto("/admin/credits");
    const card = admin.page.getByRole("article", { name: fullName });
    await card.getByLabel(words("credits.reason"), { exact: true }).fill("Next week again.");
    await card.getByRole("button", { name: words("credits.decline") }).click();
    await card.getByRole("button", { name: words("credits.reopen") }).waitFor();
    await expectAccessible(admin.page);
    await keepPicture(admin.page, `credits-${locale}-${screen}-alone-2-declined`, true);

    await refusal.getByText(words("credits.quoted", { words: "Next week again." })).waitFor();
    await ask.waitFor();
    await page.goto("/credits");
    await page.getByRole("heading", { name: words("credits.ownTitle") }).waitFor();
    await page.getByText(words("credits.line_declined")).first().waitFor();
    await expectAccessible(page);
    await keepPicture(page, `credits-${locale}-${screen}-alone-3-own`, true);
    for (const { context } of [student, admin]) await context.close();
  },
);
