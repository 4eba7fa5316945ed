import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor, type screens } from "./support/browser.ts";
import { answered, openDeskAlone } from "./support/student-page.ts";

const words = translators.en;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openDesk(screen: keyof typeof screens) {
  const visitor = await newVisitor(browser, { origin: inject("origin"), screen });
  await openDeskAlone(visitor.page, "en");
  const { page } = visitor;
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/messages")) sent++;
  });
  return {
    ...visitor,
    box: page.getByRole("textbox", { name: words("chat.message") }),
    sentCount: () => sent,
  };
}

/** Presses Enter so many times in one task, each as an input method would have it where `keyCode` says so. */
async function pressEnter(page: Page, keyCode: number, times: number): Promise<void> {
  await page.locator("#chat-message").evaluate(
    (box, { code, count }) => {
      for (let at = 0; at < count; at++) {
        const key = new KeyboardEvent("keydown", {
          key: "Enter",
          bubbles: true,
          cancelable: true,
          keyCode: code,
        });
        box.dispatchEvent(key);
      }
    },
    { code: keyCode, count: times },
  );
}

const enter = 13;
const ofAnInputMethod = 229;

test("an Enter that ends a composition, as Safari tells it, chooses a word and sends nothing; two in one task send once", async () => {
  const { page, context, complaints, box, sentCount } = await openDesk("desk");
  await box.fill("987654");
  await box.dispatchEvent("compositionstart");
  await box.dispatchEvent("compositionend");
  await pressEnter(page, ofAnInputMethod, 1);
  await page.waitForTimeout(200);
  expect(sentCount()).toBe(0);
  expect(await box.inputValue()).toBe("987654");

  await answered(page, () => pressEnter(page, enter, 2));
  expect(sentCount()).toBe(1);
  expect(await page.getByRole("article", { name: words("chat.you") }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test("on a phone Enter begins a second line, and the button sends both", async () => {
  const { page, context, complaints, box, sentCount } = await openDesk("phone");
  await box.fill("987");
  await box.press("End");
  await box.press("Enter");
  await page.keyboard.type("654");
  expect(await box.inputValue()).toBe("987\n654");
  expect(sentCount()).toBe(0);
  await answered(page, () => page.locator("form:has(#chat-message) button[type=submit]").click());
  const lines = page.getByRole("article", { name: words("chat.you") }).locator("p");
  expect(await lines.count()).toBe(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a picture that is dropped is refused in one sentence: the page stays, with what was typed", async () => {
  const { page, context, complaints, box, sentCount } = await openDesk("desk");
  await box.fill("98");
  const isRefused = await box.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "x.png", { type: "image/png" }));
    const brought = { dataTransfer, bubbles: true, cancelable: true };
    return !field.dispatchEvent(new DragEvent("drop", brought));
  });
  expect(isRefused).toBe(true);
  await page.getByText(words("chat.noPictures")).waitFor();
  expect(await box.inputValue()).toBe("98");
  expect(sentCount()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a turn of the tutor's is announced once, whole", async () => {
  const { page, context, complaints, box } = await openDesk("desk");
  const region = page.getByRole("main").locator("[aria-live=polite]").last();
  await region.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        heard.push(...Array.from(addedNodes, (node) => node.textContent ?? ""), target.nodeName);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await box.fill("987654");
  await answered(page, () => box.press("Enter"));
  const heard = () => page.evaluate((): unknown => Reflect.get(window, "heard"));
  const once = [expect.stringContaining("987654"), "DIV"];
  await expect.poll(heard).toEqual(once);
  await page.waitForTimeout(500);
  expect(await heard()).toEqual(once);
  expect(complaints).toEqual([]);
  await context.close();
});
