import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { newStudentCredits } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import {
  answered,
  chatIdOf,
  keepPicture,
  openDeskAlone,
  sayToTutor,
  sendTyped,
} from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, [
  ["es", "Suma 3/8 y 3/8", "3/4"],
  ["en", "3x - 7 = 11", "x = 6"],
] as const);

test.each(walks)("the button My own problem, in %s", async (locale, problem, answer) => {
  const words = translators[locale];
  const visitor = await newVisitor(browser, { origin: inject("origin"), locale });
  const { page } = visitor;
  await openDeskAlone(page, locale);
  const chatId = await chatIdOf(page);
  const bench = async () =>
    (await (await page.request.get(`/api/tutoring/chats/${chatId}`)).json()).chat.workbench;
  const before = await bench();
  const box = page.getByRole("textbox", { name: words("chat.message") });
  const button = page.getByRole("button", { name: words("chat.own"), exact: true });
  const help = page.getByText(words("tools.ownHelp"));

  // In and out again; what was typed stays.
  await button.click();
  await help.waitFor();
  await box.fill("I hate fractions");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
  expect(await box.inputValue()).toBe("I hate fractions");

  // What is no problem is said so; the draft and the mode are still there.
  await button.click();
  await answered(page, async () => {
    await box.focus();
    await sendTyped(page);
  });
  await expect.poll(() => box.inputValue()).toBe("I hate fractions");
  await help.waitFor();
  expect(await bench()).toEqual(before);

  await box.fill(problem);
  await answered(page, () => sendTyped(page));
  await help.waitFor({ state: "hidden" });
  expect(await box.inputValue()).toBe("");
  if (locale === "es") {
    // Words around it: first it is shown as it was read, to be corrected or accepted.
    expect(await bench()).toEqual(before);
    await page.getByRole("button", { name: words("tools.ownCorrect") }).click();
    await help.waitFor();
    expect(await box.inputValue()).toBe(problem);
    await answered(page, () => sendTyped(page));
    await expectAccessible(page);
    await keepPicture(page, "own-problem-read");
    const yes = page.getByRole("button", { name: words("tools.ownYes"), exact: true });
    await answered(page, () => yes.click());
  }
  expect(await bench()).toMatchObject({
    problem: { source: "own" },
    lines: [],
    waiting: true,
    credits: newStudentCredits - 1,
  });

  // One tap sends what was asked back.
  const unsure = locale === "es" ? "llegué a 987 con mi método" : "i came to 987 with my method";
  await sayToTutor(page, locale, unsure);
  const meant = page.getByRole("button", { name: words("tools.meant", { meant: "987" }) });
  expect((await bench()).lines).toEqual([]);
  await answered(page, () => meant.click());
  expect((await bench()).lines).toEqual([{ text: "987", mark: "wrong" }]);
  await sayToTutor(page, locale, answer);

  await answered(page, () => page.getByRole("button", { name: words("tools.back") }).click());
  expect((await bench()).problem.itemId).toBe(before.problem.itemId);
  await visitor.context.close();
});
