import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { type InteractionItem, isInteractionItem, type Misconception } from "#tutor/item.ts";
import { sayFault } from "#tutor/programs/say-fault.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { answered, chatIdOf, keepPicture, openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Place = { page: Page; locale: Locale; chatId: string };

/** Chooses a topic on the map, and skips until a program is asked for of which a wrong one is known. */
async function openProgram(place: Place, skillId: string): Promise<InteractionItem> {
  const { page, locale, chatId } = place;
  const words = translators[locale];
  await page.getByRole("button", { name: words("tools.topics"), exact: true }).click();
  const map = page.getByRole("dialog", { name: words("tools.topicsTitle") });
  const title = skillsOf("Programming").find(({ id }) => id === skillId)?.words.title[locale] ?? "";
  await answered(page, () => map.getByRole("button", { name: title }).first().click());
  await map.waitFor({ state: "hidden" });
  const skip = page.getByRole("button", { name: words("chat.skip"), exact: true });
  for (let tries = 0; tries < 20; tries++) {
    const item = await itemOnWorkbench(page, chatId);
    if (item.skillId === skillId && isInteractionItem(item) && wrongIn(item)) return item;
    await answered(page, () => skip.click());
    if (item.skillId !== skillId) return openProgram(place, skillId);
  }
  throw new Error(`no program in ${skillId}`);
}

/** A mistake with the program that makes it. */
function wrongIn(item: InteractionItem): { mistake: Misconception; program: string } | null {
  for (const mistake of item.misconceptions)
    for (const sign of mistake.signs ?? [])
      if (sign.kind === "code" && sign.program !== null && isPlain(item))
        return { mistake, program: sign.program };
  return null;
}

/** Whether its tests are calls that give something back. */
function isPlain({ key }: InteractionItem): boolean {
  return key.kind === "code" && key.tests.every(({ gives }) => gives !== null);
}

/** Programs that say what became of it. */
const reachingInJavaScript = `try { fetch("/a-way-out"); } catch (error) { console.log("fetch:", error.message); }`;
const reachingInPython = [
  "from pyodide.http import open_url",
  "try:",
  '    print("open_url:", open_url("/a-way-out"))',
  "except BaseException as error:",
  '    print("open_url failed:", error)',
].join("\n");

/** Each language of programs on another screen, in another language; then the other way about. */
const walks = walksOf(2, [
  { skillId: "javascript-functions", locale: "en", screen: "desk", scheme: "light" },
  { skillId: "functions-return", locale: "es", screen: "phone", scheme: "dark" },
  { skillId: "javascript-functions", locale: "es", screen: "phone", scheme: "dark" },
  { skillId: "conditions-if", locale: "en", screen: "desk", scheme: "light" },
] as const);

test.each(walks)(
  "a program in $skillId is written, tried, met by its mistake, mended and right, in $locale on a $screen",
  { timeout: 240_000 },
  async ({ skillId, locale, screen, scheme }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const picture = (step: string) => keepPicture(page, `program-${skillId}-${screen}-${step}`);
    await openDeskAlone(page, locale, "Programming");
    const chatId = await chatIdOf(page);
    const item = await openProgram({ page, locale, chatId }, skillId);
    const { interaction, key } = item;
    const wrong = wrongIn(item);
    if (interaction.kind !== "code" || key.kind !== "code" || !wrong) throw new Error("no program");
    const name = interaction.language === "python" ? "Python" : "JavaScript";
    const editor = page.getByRole("textbox", { name: words("program.label", { language: name }) });
    const run = page.getByRole("button", { name: words("program.run"), exact: true });
    const check = page.getByRole("button", { name: words("answer.check"), exact: true });
    const output = page.getByRole("status", { name: words("program.output") });
    await editor.waitFor();
    await expectFits(page);
    await expectAccessible(page);

    // Nothing has been written yet.
    await check.click();
    await page.getByText(words("answer.incompleteProgram")).waitFor();

    // Tab moves in, and leaves after Escape.
    await editor.fill("");
    await editor.press("Tab");
    expect(await editor.inputValue()).toMatch(/^ +$/u);
    await editor.press("Shift+Tab");
    expect(await editor.inputValue()).toBe("");
    // Where nothing stands before the line, Shift+Tab takes nothing away.
    await editor.pressSequentially("ab");
    await editor.press("Shift+Tab");
    expect(await editor.inputValue()).toBe("ab");
    await editor.fill("");
    // What Tab and Enter put there is undone like anything typed.
    await editor.pressSequentially("ab");
    await editor.press("Enter");
    await editor.press("Tab");
    await editor.press("Control+z");
    await editor.press("Control+z");
    await expect.poll(() => editor.inputValue()).toBe("ab");
    await editor.press("Control+z");
    await expect.poll(() => editor.inputValue()).not.toContain("b");
    await editor.fill("");
    await editor.press("Escape");
    await page.keyboard.press("Tab");
    expect(await editor.evaluate((area) => area === document.activeElement)).toBe(false);

    // An endless program is stopped, and the next one runs.
    const isPython = interaction.language === "python";
    await editor.fill(isPython ? "while True:\n    pass" : "while (true) {}");
    await run.click();
    const endless = sayFault({ kind: "time", name: "", message: "", line: null }, locale);
    await expect.poll(() => output.textContent(), { timeout: 60_000 }).toContain(endless);

    // There is no way out of it.
    await editor.fill(isPython ? reachingInPython : reachingInJavaScript);
    await run.click();
    await expect.poll(() => output.textContent(), { timeout: 60_000 }).toMatch(/open_url|fetch/u);

    await editor.fill(wrong.program);
    expect(await output.textContent()).toBe("");
    await run.click();
    await expect
      .poll(() => output.textContent(), { timeout: 60_000 })
      .toContain(words("program.output"));
    await picture("1-tried");
    await expectAccessible(page);
    await answered(page, () => check.click());
    const log = page.getByRole("log");
    await expect.poll(() => log.textContent()).toContain(words("chat.receiptWrong"));
    const results = page.getByRole("region", { name: words("program.tests") });
    const given = results.filter({ hasNot: page.getByRole("textbox") }).first();
    // The card has a list of its own, of the tests that are shown before anything is given.
    await expect.poll(() => given.getByRole("listitem").count()).toBe(key.tests.length);
    const met = wrong.mistake.feedback[locale].replaceAll("`", "");
    await expect.poll(() => log.textContent()).toContain(met);
    await picture("2-met");
    await expectAccessible(page);

    await editor.fill(key.program);
    await run.click();
    await expect
      .poll(() => page.getByText(words("program.passes"), { exact: true }).count(), {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(interaction.tests.length);
    await answered(page, () => check.click());
    await expect.poll(() => log.textContent()).toContain(words("chat.receiptRight"));
    await picture("3-right");
    await expectFits(page);
    await expectAccessible(page);

    // Everything came from here, and each engine only where it was used.
    expect(asked.some((url) => url.includes("javascript-worker"))).toBe(!isPython);
    expect(asked.some((url) => url.includes("pyodide"))).toBe(isPython);
    expect(asked.filter((url) => url.includes("a-way-out"))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);
