import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Subject } from "#shared/subjects.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, launchBrowser, newVisitor, type screens } from "./support/browser.ts";
import { answerItem, answerWrongly, knownMistakeOf } from "./support/give-answer.ts";
import { lookAfter } from "./support/look-after.ts";
import { signInParent } from "./support/parent-page.ts";
import { walksOf } from "./support/settings.ts";
import {
  answered,
  chatIdOf,
  keepPicture,
  openDeskAlone,
  sayToTutor,
  signUp,
} from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Walk = {
  subject: Subject;
  locale: Locale;
  screen: keyof typeof screens;
  scheme: "light" | "dark";
};

/** Each subject but Mathematics once, which has a journey of its own (lesson.test.ts); then all in the other language. */
const walks = walksOf<Walk>(5, [
  { subject: "Science", locale: "en", screen: "phone", scheme: "light" },
  { subject: "English", locale: "es", screen: "desk", scheme: "dark" },
  { subject: "History", locale: "es", screen: "phone", scheme: "light" },
  { subject: "Programming", locale: "en", screen: "desk", scheme: "dark" },
  { subject: "SAT/ACT", locale: "en", screen: "phone", scheme: "dark" },
  { subject: "Science", locale: "es", screen: "desk", scheme: "dark" },
  { subject: "English", locale: "en", screen: "phone", scheme: "light" },
  { subject: "History", locale: "en", screen: "desk", scheme: "dark" },
  { subject: "Programming", locale: "es", screen: "phone", scheme: "light" },
  { subject: "SAT/ACT", locale: "es", screen: "desk", scheme: "light" },
  { subject: "Mathematics", locale: "en", screen: "phone", scheme: "dark" },
  { subject: "Mathematics", locale: "es", screen: "desk", scheme: "light" },
]);

const explainWords = { en: "explain the idea", es: "explícame la idea" } as const;

/** Pieces of a text that the page shows letter by letter: without mathematics, code and emphasis. */
function plainPiecesOf(text: string): string[] {
  return text.split(/\$[^$]*\$|`[^`]*`|[*_\n]/u).map((piece) => piece.trim());
}

/** The longest of them. */
function plainPieceOf(text: string): string {
  return plainPiecesOf(text).toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** What an idea begins with: it is told in parts. */
function beginningOf(lesson: string): string {
  const [first = ""] = plainPiecesOf(lesson).filter((piece) => piece.length > 12);
  return first.split(/(?<=[.:?!]) /u)[0] ?? "";
}

test.each(walks)(
  "K-08 F-01 R-26 F-04 $subject is taught: sign-up, the idea, a known mistake met, a hint, the right answer, a twin done alone, progress, report, in $locale on a $screen",
  async ({ subject, locale, screen, scheme }) => {
    const words = translators[locale];
    const setting = { origin: inject("origin"), locale, screen, scheme };
    const visitor = await newVisitor(browser, setting);
    const { page } = visitor;
    const picture = (step: string) =>
      keepPicture(page, `subject-${subject.replace("/", "-")}-${locale}-${step}`);
    await page.goto(`/student-register?subject=${encodeURIComponent(subject)}&lang=${locale}`);
    const username = await signUp(page, locale);
    const chatId = await chatIdOf(page);
    expect(page.url()).toContain(encodeURIComponent(subject));
    const log = page.getByRole("log");
    const first = await itemOnWorkbench(page, chatId);
    const skill = skillsOf(subject).find(({ id }) => id === first.skillId);
    if (!skill) throw new Error(`${first.id} belongs to no skill of ${subject}`);
    await page.getByRole("button", { name: words("chat.hint"), exact: true }).waitFor();
    await picture("1-first");
    await expectAccessible(page);

    await sayToTutor(page, locale, explainWords[locale]);
    await expect.poll(() => log.textContent()).toContain(beginningOf(skill.words.lesson[locale]));

    const mistake = knownMistakeOf(first);
    await answerWrongly(page, locale, first, mistake);
    await expect.poll(() => log.textContent()).toContain(words("chat.receiptWrong"));
    await expect.poll(() => log.textContent()).toContain(plainPieceOf(mistake.feedback[locale]));
    // What the tutor said stands in sight, however tall the tray below it is.
    const said = page.locator("[id^=turn-]").last();
    await expect
      .poll(async () => ((await said.boundingBox())?.y ?? -1) - ((await log.boundingBox())?.y ?? 0))
      .toBeGreaterThanOrEqual(0);
    await picture("2-wrong");
    await answered(page, () =>
      page.getByRole("button", { name: words("chat.hint"), exact: true }).click(),
    );
    await answerItem(page, locale, first, true);
    await expect.poll(() => log.textContent()).toContain(words("chat.problemTwin"));
    const twin = await itemOnWorkbench(page, chatId);
    expect(twin.skillId).toBe(first.skillId);
    expect(twin.prompt.en).not.toBe(first.prompt.en);
    await answerItem(page, locale, twin, true);
    await expect
      .poll(() => log.getByText(words("chat.receiptRight"), { exact: true }).count())
      .toBe(2);
    await picture("3-alone");
    await expectAccessible(page);

    await page.goto("/progress");
    const card = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: skill.words.title[locale], exact: true }),
    });
    // A first miss, and the twin.
    await card
      .getByText(words("progress.rightOf", { part: 1, whole: 2 }))
      .first()
      .waitFor();
    await picture("4-progress");
    await expectAccessible(page);

    const parent = await newVisitor(browser, setting);
    await signInParent(parent.page, locale);
    const childId = await lookAfter(parent.page, page, username, locale);
    await parent.page.goto(`/parent-dashboard/report?child=${childId}`);
    const firstName = locale === "es" ? "Lucía" : "Maya";
    await parent.page
      .getByText(words("report.practised", { firstName, count: 2 }), { exact: true })
      .waitFor();
    await parent.page.getByText(skill.words.title[locale]).first().waitFor();
    await keepPicture(parent.page, `subject-${subject.replace("/", "-")}-${locale}-5-report`);
    expect([...visitor.complaints, ...parent.complaints]).toEqual([]);
    await parent.context.close();
    await visitor.context.close();
  },
);

/** How far below the upper edge of the conversation its newest turn begins. */
async function newestTurnBelow(page: Page): Promise<number> {
  const turn = await page.locator("[id^=turn-]").last().boundingBox();
  const log = await page.getByRole("log").boundingBox();
  return Math.round((turn?.y ?? -1) - (log?.y ?? 0));
}

/** Something of a height comes above the newest turn, and goes again. */
async function comeAndGoAbove(page: Page, height: number): Promise<void> {
  await page.getByRole("log").evaluate(async (log, px) => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const block = document.createElement("div");
    block.style.cssText = `flex: none; height: ${px}px`;
    [...log.querySelectorAll("[id^=turn-]")].at(-1)?.before(block);
    await drawn();
    block.remove();
    await drawn();
  }, height);
}

test("what comes and goes above the newest turn leaves it in sight; whoever went on to the tray stays there", async () => {
  const visitor = await newVisitor(browser, {
    origin: inject("origin"),
    locale: "es",
    screen: "phone",
  });
  const { page } = visitor;
  await openDeskAlone(page, "es", "History");
  // A tall tray, whichever problem was drawn; and a browser that does not hold what is in sight by itself, as some do not.
  await page.addStyleTag({
    content: "[role=log] { overflow-anchor: none } [role=log] form { min-height: 60rem }",
  });
  await answerItem(page, "es", await itemOnWorkbench(page, await chatIdOf(page)), false);
  await expect.poll(() => newestTurnBelow(page)).toBe(12);
  await comeAndGoAbove(page, 2000);
  await expect.poll(() => newestTurnBelow(page)).toBe(12);

  const log = page.getByRole("log");
  await log.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => newestTurnBelow(page)).toBe(12 - 400);
  await log.evaluate((place) => place.lastElementChild?.append(document.createElement("hr")));
  await page.waitForTimeout(200);
  expect(await newestTurnBelow(page)).toBe(12 - 400);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
