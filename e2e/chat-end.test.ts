import { expressionOf } from "#tutor/item.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { subjectNames } from "#shared/subjects.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { answered, chatIdOf, keepPicture, sayToTutor, signUp } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const settings = [
  { locale: "en", screen: "desk", scheme: "light" },
  { locale: "es", screen: "phone", scheme: "dark" },
] as const;

test.each(settings)(
  "a session ends with what it came to, in $locale on a $screen",
  async ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    const picture = (step: string) =>
      keepPicture(page, `end-${locale}-${screen}-${scheme}-${step}`);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(`/student-register?subject=Mathematics&lang=${locale}`);
    await signUp(page, locale);
    const chatId = await chatIdOf(page);

    // A formula that is copied is copied once, as it is read.
    await page.getByRole("log").locator(".katex").first().waitFor();
    expect(await copiedFormula(page)).toMatch(/^[^\\{}$]+$/u);

    // One wrong, then right; then one alone.
    const first = await itemOnWorkbench(page, chatId);
    const slip = first.misconceptions.find(({ answer }) => answer !== expressionOf(first));
    const wrong = slip?.answer ?? "987654";
    await sayToTutor(page, locale, wrong);
    await sayToTutor(page, locale, expressionOf(first));
    await sayToTutor(page, locale, expressionOf(await itemOnWorkbench(page, chatId)));

    await watchAnnouncements(page);
    await answered(page, () => button(words("ending.finish")).click());
    const card = page.getByRole("log").locator("section", {
      has: page.getByRole("heading", { name: words("ending.title") }),
    });
    await card.waitFor();
    await expect.poll(() => card.textContent()).toContain(words("ending.alone", { count: 1 }));
    const said = await card.textContent();
    expect(said).toContain(words("ending.withHelp", { count: 1 }));
    expect(said).toContain(words("ending.given", { given: wrong }));
    expect(said).toContain(words("ending.persisted"));
    await expectAccessible(page);
    await picture("1-card");

    // A screen reader hears it once, and the focus has not moved.
    await expect.poll(() => announcementsOf(page, words("ending.title"))).toBe(1);
    expect(await announcementsOf(page, words("ending.withHelp", { count: 1 }))).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      words("ending.finish"),
    );
    expect(await button(words("ending.finish")).getAttribute("aria-disabled")).toBe("true");

    // It stands there after a reload, where nobody reads it out again.
    await page.reload();
    await card.waitFor();
    expect(await announcementsOf(page, words("ending.title"))).toBe(0);

    // Going on lays the next problem; the card stays, its buttons do not.
    await answered(page, () => button(words("ending.goOn")).click());
    await expect.poll(() => button(words("ending.goOn")).count()).toBe(0);
    expect(await card.count()).toBe(1);

    // Words of goodbye end it as well, and lead back to Today.
    await sayToTutor(page, locale, locale === "es" ? "adiós" : "bye");
    await expect.poll(() => card.count()).toBe(2);
    await picture("2-goodbye");
    await page.getByRole("link", { name: words("ending.today") }).click();
    await page
      .getByText(words("today.recent"))
      .or(page.getByText(words("today.start")))
      .first()
      .waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);

test.each(settings.slice(0, 2))(
  "sessions are found by their problems, put in order, put away and taken out, in $locale on a $screen",
  async ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    const picture = (step: string) => keepPicture(page, `list-${locale}-${screen}-${step}`);
    await page.goto(`/student-register?subject=Mathematics&lang=${locale}`);
    await signUp(page, locale);
    const chatId = await chatIdOf(page);
    const { prompt } = await itemOnWorkbench(page, chatId);
    if (screen === "phone")
      await page.getByRole("button", { name: words("desk.sessionsShow") }).click();
    const list = page.getByRole("navigation", { name: words("desk.sessions") }).last();
    const rows = list.getByRole("listitem");
    const button = (name: string) => page.getByRole("button", { name, exact: true }).last();

    await list.getByRole("heading", { name: locale === "es" ? "Hoy" : "Today" }).waitFor();
    await picture("1-by-day");
    await expectAccessible(page);
    await button(words("desk.group_subject")).click();
    await list.getByRole("heading", { name: subjectNames.Mathematics[locale] }).waitFor();

    // Put away, undone, and put away again.
    const putAway = () => list.getByRole("button", { name: words("desk.putAway", { title: "" }) });
    await putAway().click();
    await page.getByText(words("desk.putAwayText")).first().waitFor();
    await expect.poll(() => rows.count()).toBe(0);
    await picture("2-put-away");
    await button(words("desk.undo")).click();
    await expect.poll(() => rows.count()).toBe(1);
    await putAway().click();
    await expect.poll(() => rows.count()).toBe(0);

    // Wherever it is, it is found by the words of its problem.
    const search = page.getByRole("searchbox").last();
    await search.fill(prompt[locale].split("$")[0]?.trim() ?? "");
    await expect.poll(() => rows.count()).toBe(1);
    await search.fill("");
    await expect.poll(() => rows.count()).toBe(0);
    await button(words("desk.awayShow")).click();
    await expect.poll(() => rows.count()).toBe(1);
    await picture("3-away");
    await expectAccessible(page);
    await list.getByRole("button", { name: words("desk.takeOut", { title: "" }) }).click();
    await expect.poll(() => rows.count()).toBe(0);
    await button(words("desk.awayHide")).click();
    await expect.poll(() => rows.count()).toBe(1);

    // With all of them put away the page begins no new one: it shows what to do today.
    await putAway().click();
    await list.getByText(words("desk.sessionsAllAway")).waitFor();
    await page.goto("/chat");
    await page.getByRole("heading", { name: words("today.title"), exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);

/** What copying the first formula of the page gives. */
function copiedFormula(page: Page): Promise<string> {
  return page.evaluate(() => {
    const formula = document.querySelector("[role=log] .katex");
    if (!formula) throw new Error("no formula is typeset");
    document.getSelection()?.selectAllChildren(formula);
    const clipboardData = new DataTransfer();
    document.dispatchEvent(new ClipboardEvent("copy", { clipboardData, cancelable: true }));
    document.getSelection()?.removeAllRanges();
    return clipboardData.getData("text/plain");
  });
}

/** Keeps what the page gives screen readers to say, also after a reload. */
async function watchAnnouncements(page: Page): Promise<void> {
  const watch = () => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.closest("[aria-live=polite], output"))
          for (const node of addedNodes) heard.push(node.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

function announcementsOf(page: Page, words: string): Promise<number> {
  return page.evaluate((wanted) => {
    const heard: unknown = Reflect.get(window, "heard");
    return Array.isArray(heard) ? heard.filter((said) => String(said).includes(wanted)).length : 0;
  }, words);
}
