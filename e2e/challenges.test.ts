import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { keepPicture, bringToTutor, sayToTutor, openDeskAlone } from "./support/student-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A new student at the tutor's desk. */
async function startLesson(setting: Setting) {
  const visitor = await newVisitor(browser, { origin: inject("origin"), ...setting });
  await openDeskAlone(visitor.page, setting.locale);
  return visitor;
}

/** Opens the reasons of the latest mark and asks for a second look, by keyboard. */
async function challenge(page: Page, locale: Locale): Promise<void> {
  const words = translators[locale];
  await page
    .locator("summary", { hasText: words("chat.receipt") })
    .last()
    .press("Enter");
  const button = page.getByRole("button", { name: words("challenges.challenge") });
  await button.waitFor();
  await expectAccessible(page);
  await button.press("Enter");
}

test.each(settingInTurn.desk)(
  "a challenged mark waits for a person, who makes it right, and the student finds it in the lesson: $locale, $screen, $scheme",
  async (setting) => {
    const { locale, screen, scheme } = setting;
    const words = translators[locale];
    const name = `challenge-${locale}-${screen}`;
    const student = await startLesson(setting);
    const given = String(700_000 + Math.floor(Math.random() * 99_999));
    await sayToTutor(student.page, locale, given);
    await challenge(student.page, locale);
    const log = student.page.getByRole("log");
    await log.getByText(words("challenges.waiting")).waitFor();
    await expectAccessible(student.page);
    await keepPicture(student.page, `${name}-1-waiting`);

    const admin = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { email: identifier, password } = inject("administrator");
    const signedIn = await admin.page.request.post("/api/accounts/student-session", {
      data: { identifier, password },
    });
    expect(signedIn.status()).toBe(200);
    await admin.page.goto("/admin/challenges");
    const card = admin.page.getByRole("article", { name: given });
    await card.waitFor();
    await expectAccessible(admin.page);
    await keepPicture(admin.page, `${name}-2-cases`);
    const makeRight = card.getByRole("button", { name: words("challenges.makeRight") });
    await makeRight.click();
    const sentence = card.getByLabel(words("challenges.sentence"));
    await expect.poll(() => sentence.getAttribute("aria-invalid")).toBe("true");
    await sentence.fill("Your way of reading it was fair.");
    await makeRight.click();
    await card.getByText(words("challenges.decidedBy_person")).waitFor();
    await expectAccessible(admin.page);
    await keepPicture(admin.page, `${name}-3-decided`);

    // The open desk hears of it without being loaded again.
    await log.getByText("Your way of reading it was fair.").waitFor();
    await student.page.reload();
    await log.getByText(words("chat.receiptRight"), { exact: true }).first().waitFor();
    await student.page
      .locator("summary", { hasText: words("chat.receipt") })
      .last()
      .click();
    await log.getByText(words("challenges.upheld"), { exact: true }).waitFor();
    await keepPicture(student.page, `${name}-4-upheld`);
    expect([...student.complaints, ...admin.complaints]).toEqual([]);
    await student.context.close();
    await admin.context.close();
  },
);

test("an answer with a decimal comma in an English lesson is right after one press", async () => {
  const words = translators.en;
  const { page, complaints, context } = await startLesson({
    locale: "en",
    screen: "desk",
    scheme: "light",
  });
  await bringToTutor(page, "en", "solve 2x = 7");
  await sayToTutor(page, "en", "3,5");
  const log = page.getByRole("log");
  await log.getByText(words("chat.receiptWrong"), { exact: true }).waitFor();
  await challenge(page, "en");
  await log.getByText(words("challenges.upheld"), { exact: true }).waitFor();
  await log.getByText(words("chat.receiptRight"), { exact: true }).waitFor();
  // What the tutor says of it outside a turn cannot be said another way.
  await log.getByText(words("challenges.toldNext")).waitFor();
  expect(await page.getByRole("button", { name: words("tools.sayAgain") }).count()).toBe(0);
  await keepPicture(page, "challenge-comma");
  expect(complaints).toEqual([]);
  await context.close();
});
