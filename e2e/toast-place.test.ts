import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { keepPicture, openDeskAlone } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Where something begins and ends, from the top of the page. */
async function spanOf(place: Locator): Promise<{ top: number; foot: number }> {
  const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, foot: y + height };
}

test("K-02 on a phone a toast covers neither menu nor title, nor what is being written", async () => {
  const { page, context } = await newVisitor(browser, {
    origin: inject("origin"),
    locale: "en",
    screen: "phone",
  });
  await openDeskAlone(page, "en");
  // A picture that is pasted is refused in a toast.
  await page.getByRole("textbox", { name: translators.en("chat.message") }).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["x"], "x.png", { type: "image/png" }));
    const paste = { clipboardData, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent("paste", paste));
  });
  const toast = page.locator("[data-sonner-toast]");
  await toast.getByText(translators.en("chat.noPictures")).waitFor();
  const title = await spanOf(page.locator("#main h1, #main h2").first());
  const composer = await spanOf(page.locator("[data-region=composer]"));
  // It slides in.
  await expect
    .poll(async () => {
      const { top, foot } = await spanOf(toast);
      return top > title.foot && foot <= composer.top;
    })
    .toBe(true);
  await keepPicture(page, "toast-phone");
  await context.close();
});
