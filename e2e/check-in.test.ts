import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hearMessage } from "#tutor/safety/hear-message.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { walksOf } from "./support/settings.ts";
import { answered, chatIdOf, openDeskAlone, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Words that the listener is in doubt about: whichever of these it is, as it is trained today. */
function doubtful(texts: readonly string[]): string {
  const found = texts.find((text) => hearMessage(text).answer === "check-in");
  if (found === undefined) throw new Error("the listener is in doubt about none of these");
  return found;
}

const walks = walksOf(1, [
  ["en", ["i feel so alone in everything", "im tired of everything", "i hate my life sometimes"]],
  ["es", ["odio mi vida a veces", "nadie me habla", "no puedo dormir pensando en cosas feas"]],
] as const);

test.each(walks)(
  "heavy words are asked about and answered both ways, in %s",
  async (locale, heavy) => {
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

    await sayToTutor(page, locale, doubtful(heavy));
    await work.waitFor();
    await answered(page, () => work.click());
    await work.waitFor({ state: "detached" });
    expect(await care.count()).toBe(0);

    await sayToTutor(page, locale, doubtful(heavy));
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
  },
);
