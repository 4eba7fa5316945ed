import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Subject } from "#shared/subjects.ts";
import { readApi } from "./read-api.ts";

let made = 0;

/**
 * Fills in the date of birth of a student of 16 and the form behind it, and waits for the tutor's desk; gives the
 * username.
 */
export async function signUp(page: Page, locale: Locale): Promise<string> {
  const words = translators[locale];
  const username = `journey.${process.pid}.${Date.now()}.${made++}`;
  await page.locator("[name=day]").fill("17");
  await page.locator("[name=month]").selectOption({ index: 5 });
  await page.locator("[name=year]").fill("2010");
  await page.getByRole("button", { name: words("accounts.continue") }).click();
  await page.locator("[name=fullName]").fill(locale === "es" ? "Lucía Vega" : "Maya O'Brien");
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill("a calm lamp at dusk");
  await page.getByLabel(words("accounts.grade"), { exact: true }).selectOption("7");
  await page.getByRole("button", { name: words("accounts.register") }).click();
  await page.waitForURL(/\/chat/);
  await page.getByRole("textbox", { name: words("chat.message") }).waitFor();
  return username;
}

/**
 * A student, of 16 unless born on another day, who signed up alone, signed in at this page, by the calls that the screens
 * make; gives the username.
 */
export async function signUpAlone(
  page: Page,
  locale: Locale,
  fullName: string,
  birthDate = "2010-06-17",
): Promise<string> {
  const username = `alone.${process.pid}.${Date.now()}.${made++}`;
  const headers = { "x-locale": locale };
  await page.request.post("/api/accounts/age-step", { headers, data: { birthDate } });
  const signedUp = await page.request.post("/api/accounts/students", {
    headers,
    data: {
      fullName,
      username,
      password: "a calm lamp at dusk",
      gradeLevel: 7,
      primarySubject: "Mathematics",
      locale,
    },
  });
  expect(signedUp.status()).toBe(200);
  return username;
}

/** A new student at the tutor's desk, for journeys that begin there: signed up by the calls, not by the form. */
export async function openDeskAlone(
  page: Page,
  locale: Locale,
  subject: Subject = "Mathematics",
): Promise<void> {
  await signUpAlone(page, locale, locale === "es" ? "Lucía Vega" : "Maya O'Brien");
  await page.goto(`/chat?subject=${encodeURIComponent(subject)}`);
  await page.getByRole("textbox", { name: translators[locale]("chat.message") }).waitFor();
}

/** The id of the session on the desk, which stands in the address. */
export async function chatIdOf(page: Page): Promise<string> {
  await page.waitForURL(/session=/);
  return new URL(page.url()).searchParams.get("session") ?? "";
}

/** Writes to the tutor and waits until the tutor has answered. */
export async function sayToTutor(page: Page, locale: Locale, text: string): Promise<void> {
  const words = translators[locale];
  await page.getByRole("textbox", { name: words("chat.message") }).fill(text);
  await answered(page, () => sendTyped(page));
}

/** Brings a problem in words, and says by a tap that it was read as it is meant. */
export async function bringToTutor(page: Page, locale: Locale, problem: string): Promise<void> {
  await sayToTutor(page, locale, problem);
  const yes = page.getByRole("button", { name: translators[locale]("tools.ownYes"), exact: true });
  await answered(page, () => yes.click());
}

const spoken = z.object({
  chat: z.object({
    messages: z.array(z.object({ id: z.string(), author: z.string(), status: z.string() })),
  }),
});

async function lastMessage(page: Page) {
  const read = await readApi(page, `/api/tutoring/chats/${await chatIdOf(page)}`);
  return spoken.parse(read).chat.messages.at(-1);
}

/** Sends what stands in the box: by Enter, or by the button where Enter begins a new line. */
export async function sendTyped(page: Page): Promise<void> {
  const isPhone = await page.evaluate(
    () => matchMedia("(hover: none) and (pointer: coarse)").matches,
  );
  if (isPhone) await page.locator("form:has(#chat-message) button[type=submit]").click();
  else await page.locator("#chat-message").press("Enter");
}

/** Does something that makes the tutor answer, and waits until the whole turn is in the record. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await lastMessage(page);
  await act();
  await expect
    .poll(async () => {
      const last = await lastMessage(page);
      return last?.id !== before?.id && last?.author === "tutor" && last.status === "complete";
    })
    .toBe(true);
}

/** Keeps a picture of what is in sight, or of the full page, where SCREENSHOTS names a folder. */
export async function keepPicture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}
