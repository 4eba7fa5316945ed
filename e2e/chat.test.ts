import { expressionOf } from "#tutor/item.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { messageLengthMax, newStudentCredits } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import {
  answered,
  chatIdOf,
  bringToTutor,
  openDeskAlone,
  sayToTutor,
} from "./support/student-page.ts";

const words = translators.en;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function newStudent() {
  const visitor = await newVisitor(browser, { origin: inject("origin") });
  await openDeskAlone(visitor.page, "en");
  const chatId = await chatIdOf(visitor.page);
  return { ...visitor, chatId, log: visitor.page.getByRole("log") };
}

test("a problem of one's own is read, followed step by step, and its first wrong line is found", async () => {
  const { page, log, context } = await newStudent();
  await bringToTutor(page, "en", "Solve 3(x - 1) = 12");
  await expect.poll(() => log.textContent()).toContain(words("chat.problemOwn"));
  await page.getByRole("textbox", { name: words("chat.message") }).fill("3x - 3 = 12");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("3x = 9");
  await answered(page, () => page.keyboard.press("Enter"));
  await expect.poll(() => log.textContent()).toMatch(/line 2/i);
  await sayToTutor(page, "en", "x = 5");
  await expect.poll(() => log.textContent()).toContain(words("chat.receiptRight"));
  await context.close();
});

test("a reload and a second device find the session as it was, and follow each other", async () => {
  const { page, log, context, chatId } = await newStudent();
  await sayToTutor(page, "en", "987654");
  const said = await log.locator("li, article, div").count();
  expect(said).toBeGreaterThan(2);
  await page.reload();
  await expect.poll(() => page.getByRole("log").textContent()).toContain("987654");

  const second = await context.newPage();
  await second.goto(`/chat?session=${chatId}`);
  await expect.poll(() => second.getByRole("log").textContent()).toContain("987654");
  await sayToTutor(page, "en", "123456");
  await expect.poll(() => second.getByRole("log").textContent()).toContain("123456");
  await context.close();
});

test("N-03 Resume leads back to the last session", async () => {
  const { page, context, chatId } = await newStudent();
  await page.goto("/");
  await page
    .getByRole("link", { name: words("shell.resume") })
    .locator("visible=true")
    .first()
    .click();
  await page.waitForURL(/\/chat/);
  expect(await chatIdOf(page)).toBe(chatId);
  await context.close();
});

test("a message too long is refused with its limit, nothing is lost and no credit is taken", async () => {
  const { page, context, chatId } = await newStudent();
  const box = page.getByRole("textbox", { name: words("chat.message") });
  const text = "1".repeat(messageLengthMax + 5);
  await box.fill(text);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.locator("form").last().textContent())
    .toContain(String(messageLengthMax));
  expect(await box.inputValue()).toBe(text);
  const answer = await page.request.get(`/api/tutoring/chats/${chatId}`);
  expect((await answer.json()).chat.workbench.credits).toBe(newStudentCredits);
  await context.close();
});

test("what cannot be read is shown back with the place marked", async () => {
  const { page, log, context } = await newStudent();
  await sayToTutor(page, "en", "3/(");
  await expect.poll(() => log.textContent()).toMatch(/is missing after/);
  await context.close();
});

test("money stays money, mathematics is typeset, and nothing is asked of another host", async () => {
  const { page, log, context, chatId, complaints } = await newStudent();
  await sayToTutor(page, "en", "Is it $5 and $10?");
  await expect.poll(() => log.textContent()).toContain("$5 and $10");
  await bringToTutor(page, "en", "Solve 3(x - 1) = 12");
  await expect.poll(() => page.locator(".katex").count()).toBeGreaterThan(0);
  const item = await page.request.get(`/api/tutoring/chats/${chatId}`);
  expect(await item.text()).not.toContain('"key"');
  expect(complaints).toEqual([]);
  await context.close();
});

test("the tutor can say it another way, and what was said cannot be edited", async () => {
  const { page, log, context } = await newStudent();
  await sayToTutor(page, "en", "987654");
  const before = await log.textContent();
  await answered(page, () =>
    page
      .getByRole("button", { name: words("tools.sayAgain") })
      .last()
      .click({ force: true }),
  );
  await expect.poll(() => log.textContent()).not.toBe(before);
  expect(await log.locator("textarea, input, [contenteditable=true]").count()).toBe(0);
  await context.close();
});

test("a browser that translates the page does not break it", async () => {
  const { page, context, log, complaints } = await newStudent();
  const translatePage = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.parentElement?.closest("script, style, textarea")) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.parentNode?.insertBefore(outer, text);
        outer.append(inner);
        inner.append(text);
      }
    });
  await translatePage();
  await answered(page, () =>
    page.getByRole("button", { name: words("chat.hint"), exact: true }).click(),
  );
  await translatePage();
  await sayToTutor(page, "en", "987654");
  await translatePage();
  await sayToTutor(page, "en", "thanks");
  await expect.poll(() => log.textContent()).toContain("thanks");
  expect(await page.getByText(words("mishaps.title")).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("sessions are found by words said in them", async () => {
  const { page, context, chatId } = await newStudent();
  await sayToTutor(page, "en", "Solve 7y + 3 = 52");
  await page
    .getByRole("button", { name: words("desk.sessionNew") })
    .locator("visible=true")
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get("session")).not.toBe(chatId);
  const search = page.getByRole("searchbox").locator("visible=true").first();
  await search.fill("7y + 3");
  await page.getByText("7y + 3").locator("visible=true").first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get("session")).toBe(chatId);
  await context.close();
});

test("a stranger's session is not found, and says so with a way on", async () => {
  const owner = await newStudent();
  const stranger = await newStudent();
  await stranger.page.goto(`/chat?session=${owner.chatId}`);
  await stranger.page
    .getByText(words("desk.chatNotFound"))
    .locator("visible=true")
    .first()
    .waitFor();
  await owner.context.close();
  await stranger.context.close();
});

test("T-07 a signed-out visitor is sent to the login before a byte of the desk leaves", async () => {
  const { page, context } = await newVisitor(browser, { origin: inject("origin") });
  const response = await page.goto("/chat");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(response?.request().redirectedFrom()?.url()).toContain("/chat");
  await context.close();
});

test("the last item's key is reproducible, so the journeys know what is right", async () => {
  const { page, context, chatId } = await newStudent();
  expect(expressionOf(await itemOnWorkbench(page, chatId))).not.toBe("");
  await context.close();
});
