import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { answered, chatIdOf, keepPicture, openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, [
  { locale: "en", screen: "desk", scheme: "light", chosen: "pythagoras" },
  { locale: "es", screen: "phone", scheme: "dark", chosen: "fractions-equivalent" },
] as const);

test.each(walks)(
  "a student skips, and chooses a topic on the map, in $locale on a $screen",
  async ({ locale, screen, scheme, chosen }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    await openDeskAlone(page, locale);
    const chatId = await chatIdOf(page);
    const first = await itemOnWorkbench(page, chatId);

    const skip = page.getByRole("button", { name: words("chat.skip"), exact: true });
    await answered(page, () => skip.click());
    const second = await itemOnWorkbench(page, chatId);
    expect(second.id).not.toBe(first.id);
    expect(second.skillId).toBe(first.skillId);
    await answered(page, () => skip.click());
    expect((await itemOnWorkbench(page, chatId)).skillId).not.toBe(first.skillId);

    await page.getByRole("button", { name: words("tools.topics"), exact: true }).click();
    const map = page.getByRole("dialog", { name: words("tools.topicsTitle") });
    const title =
      skillsOf("Mathematics").find(({ id }) => id === chosen)?.words.title[locale] ?? "";
    const topic = map.getByRole("button", { name: title });
    await topic.first().waitFor();
    expect(await map.getByRole("listitem").count()).toBe(skillsOf("Mathematics").length);
    await expectAccessible(page);
    await keepPicture(page, `topics-${locale}-${screen}`);
    await answered(page, () => topic.first().click());
    await map.waitFor({ state: "hidden" });
    expect((await itemOnWorkbench(page, chatId)).skillId).toBe(chosen);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);
