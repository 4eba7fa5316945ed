import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { doubtful } from "#tutor/safety/doubtful.fixture.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { answered, chatIdOf, openDeskAlone, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const walks = walksOf(1, ["en", "es"] as const);

test.each(walks)("heavy words are asked about and answered both ways, in %s", async (locale) => {
  const words = translators[locale];
  const { page, context, complaints } = await newVisitor(browser, {
    origin: inject("origin"),
    locale,
  });
  await openDeskAlone(page, locale);
  await chatIdOf(page);
  const me = page.getByRole("button", { name: words("tools.aboutMe") });
  const work = page.getByRole("button", { name: words("tools.aboutWork") });
  const care = page.getByRole("region", { name: words("tools.careTitle") });

  await sayToTutor(page, locale, doubtful(locale));
  await work.waitFor();
  await answered(page, () => work.click());
  await work.waitFor({ state: "detached" });
  expect(await care.count()).toBe(0);

  await sayToTutor(page, locale, doubtful(locale));
  await me.waitFor();
  await answered(page, () => me.click());
  await care.waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("chat-message");

  // The quick way out takes the place of the desk among the pages to go back to.
  await page.route("https://www.wikipedia.org/", (route) => route.fulfill({ body: "elsewhere" }));
  const pages = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: words("tools.leave") }).click();
  await page.waitForURL("https://www.wikipedia.org/");
  expect(await page.evaluate(() => history.length)).toBe(pages);
  expect(complaints.filter((complaint) => !complaint.includes("wikipedia"))).toEqual([]);
  await context.close();
});
