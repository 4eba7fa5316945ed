import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { subjectNames } from "#shared/subjects.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { chatIdOf, keepPicture, sayToTutor, signUp } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, [
  { locale: "es", screen: "phone", scheme: "light" },
  { locale: "en", screen: "desk", scheme: "dark" },
] as const);

test.each(walks)(
  "a student comes back to one thing to do now, in $locale on a $screen",
  async ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const visitor = await newVisitor(browser, { origin: inject("origin"), locale, screen, scheme });
    const { page } = visitor;
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    // The first lesson begins at once; what was not begun in it is not left half done.
    await page.goto(`/student-register?subject=Mathematics&lang=${locale}`);
    await signUp(page, locale);
    const first = await chatIdOf(page);
    await page.goto("/chat");
    await page.getByText(words("today.why_next")).waitFor();
    expect(await page.getByText(words("today.unfinishedTitle")).count()).toBe(0);
    await expectAccessible(page);
    await keepPicture(page, `today-${locale}-${screen}-1-next`);

    // One tap begins.
    await button(words("today.start")).click();
    await page.waitForURL(/session=/);
    const second = await chatIdOf(page);
    expect(second).not.toBe(first);
    await sayToTutor(page, locale, "987654");

    // What is half done is offered first, with what else there is.
    await page.goto("/chat");
    await page.getByText(words("today.unfinishedTitle")).waitFor();
    await expectAccessible(page);
    await keepPicture(page, `today-${locale}-${screen}-2-unfinished`);
    await page.getByRole("link", { name: words("today.unfinishedButton") }).click();
    await page.waitForURL(/session=/);
    expect(await chatIdOf(page)).toBe(second);

    // A problem of one's own, and a topic of another subject.
    await page.goto("/chat");
    await button(words("today.own")).click();
    await page.getByText(words("tools.ownHelp")).waitFor();
    await page.goto("/chat");
    const science = subjectNames.Science[locale];
    await button(words("today.topicsOf", { subject: science })).click();
    await page.getByRole("dialog", { name: words("tools.topicsTitle") }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);
