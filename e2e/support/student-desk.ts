import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { type MovedAcademy, openSignedIn } from "./moved-clock.ts";
import { chatIdOf } from "./student-page.ts";

/** What the box to write in is called, in English. */
export const message = translators.en("chat.message");

/** Opens a chat, and waits until the page watches over its session. */
export async function openChat(page: Page, path: string, name = message): Promise<void> {
  const watched = page.waitForResponse(/watch-session/);
  await page.goto(path);
  await page.getByRole("textbox", { name }).waitFor();
  await watched;
}

/** A student at the tutor's desk, signed in by username. */
export async function newStudentDesk(browser: Browser, academy: MovedAcademy) {
  const { browser: caller, account } = await makeStudent(academy);
  const visitor = await openSignedIn(browser, academy, caller);
  await openChat(visitor.page, "/chat?subject=Mathematics");
  const chatId = await chatIdOf(visitor.page);
  return { ...visitor, chatId, username: account.username ?? "" };
}

/** Signs in on the login page, and waits until the chat that was left is open again with this in its box. */
export async function signInToFind(page: Page, username: string, typed: string): Promise<void> {
  await page.locator("[name=identifier]").fill(username);
  await page.locator("[name=password]").fill(testPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\?/);
  await expect.poll(() => page.getByRole("textbox", { name: message }).inputValue()).toBe(typed);
}
