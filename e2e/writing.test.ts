import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Subject } from "#shared/subjects.ts";
import { textWordsMax } from "#tutor/items/writing-task.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { answerItem } from "./support/give-answer.ts";
import { enterOn, tabTo, typeInto } from "./support/keyboard.ts";
import { walksOf } from "./support/settings.ts";
import { answered, chatIdOf, keepPicture, openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(2, [
  {
    subject: "English",
    skillId: "claims-and-evidence",
    locale: "en",
    screen: "phone",
    scheme: "light",
  },
  {
    subject: "History",
    skillId: "primary-secondary-sources",
    locale: "es",
    screen: "desk",
    scheme: "dark",
  },
  { subject: "English", skillId: "main-idea", locale: "es", screen: "phone", scheme: "dark" },
  {
    subject: "English",
    skillId: "claims-and-evidence",
    locale: "en",
    screen: "desk",
    scheme: "light",
  },
] as const);

const texts = {
  en: "The hall needs a bench. The bus is late. The wait is long. I counted nine people on Monday.",
  es: "La sala necesita un banco. La espera es larga. La gente se cansa. El lunes conté nueve.",
} as const;

type Place = { page: Page; locale: Locale; subject: Subject; skillId: string };

/** Does a problem of the skill alone, so that its text is offered. */
async function doOne({ page, locale, subject, skillId }: Place): Promise<void> {
  const words = translators[locale];
  await page.getByRole("button", { name: words("tools.topics"), exact: true }).click();
  const map = page.getByRole("dialog", { name: words("tools.topicsTitle") });
  const title = skillsOf(subject).find(({ id }) => id === skillId)?.words.title[locale] ?? "";
  await answered(page, () => map.getByRole("button", { name: title }).first().click());
  await map.waitFor({ state: "hidden" });
  await answerItem(page, locale, await itemOnWorkbench(page, await chatIdOf(page)), true);
}

test.each(walks)(
  "a longer text of $skillId is written, gone through, changed and handed in by keyboard, in $locale on a $screen",
  async ({ subject, skillId, locale, screen, scheme }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    const picture = (step: string) => keepPicture(page, `writing-${skillId}-${screen}-${step}`);
    await openDeskAlone(page, locale, subject);
    await doOne({ page, locale, subject, skillId });

    const card = page.getByRole("region", { name: words("writing.title") });
    const button = (name: string) => card.getByRole("button", { name, exact: true });
    const field = card.getByRole("textbox", { name: words("writing.label") });
    await card.waitFor();
    await picture("1-offer");
    await expectAccessible(page);
    await enterOn(page, button(words("writing.start")));
    await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);

    // Nothing, and too much.
    await enterOn(page, button(words("writing.done")));
    await card.getByText(words("writing.empty")).waitFor();
    await field.fill("so ".repeat(textWordsMax + 3));
    await card.getByText(words("writing.tooLong", { over: 3, limit: textWordsMax })).waitFor();
    await enterOn(page, button(words("writing.done")));
    await field.waitFor();
    await typeInto(page, field, texts[locale]);
    await picture("2-written");
    await expectAccessible(page);

    // What was written outlives a reload.
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(texts[locale]);
    await enterOn(page, button(words("writing.done")));
    const points = card.getByRole("checkbox");
    await expect.poll(() => points.count()).toBeGreaterThanOrEqual(3);
    await card.getByText(words("writing.onlyList")).waitFor();
    await card
      .getByText(words("writing.alike", { word: locale === "en" ? "The" : "La" }))
      .waitFor();
    await tabTo(page, points.nth(1));
    await page.keyboard.press("Space");
    expect(await points.nth(1).isChecked()).toBe(true);
    for (const point of await points.all()) {
      const box = await point.locator("xpath=ancestor::label").boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectFits(page);
    await picture("3-list");
    await expectAccessible(page);

    // It may be changed, and what was ticked stays.
    await enterOn(page, button(words("writing.change")));
    await field.press("End");
    const changed = `${texts[locale]} ${locale === "en" ? "It is enough." : "Es bastante."}`;
    await typeInto(page, field, changed);
    await enterOn(page, button(words("writing.done")));
    expect(await points.nth(1).isChecked()).toBe(true);
    await answered(page, () => enterOn(page, button(words("writing.handIn"))));
    await card.waitFor({ state: "detached" });
    const log = page.getByRole("log");
    await expect.poll(() => log.textContent()).toContain(changed);
    await expect.poll(() => log.textContent()).toMatch(/checks nothing|no comprueba nada/u);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("writing");
    await picture("4-kept");
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => log.textContent()).toContain(changed);
    expect(await card.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);
