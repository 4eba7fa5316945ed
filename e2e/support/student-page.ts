import type { Page } from "playwright-core";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";

let made = 0;

/** Fills in the date of birth of a student of 16 and the form behind it, and waits for the tutor's desk. */
export async function signUp(page: Page, locale: Locale): Promise<void> {
  const words = translators[locale];
  await page.locator("[name=day]").fill("17");
  await page.locator("[name=month]").selectOption({ index: 5 });
  await page.locator("[name=year]").fill("2010");
  await page.getByRole("button", { name: words("accounts.continue") }).click();
  await page.locator("[name=fullName]").fill(locale === "es" ? "Lucía Vega" : "Maya O'Brien");
  await page.locator("[name=username]").fill(`journey.${process.pid}.${Date.now()}.${made++}`);
  await page.locator("[name=password]").fill("a calm lamp at dusk");
  await page.getByLabel(words("accounts.grade"), { exact: true }).selectOption("7");
  await page.getByRole("button", { name: words("accounts.register") }).click();
  await page.waitForURL(/\/chat/);
  await page.getByRole("textbox", { name: words("chat.message") }).waitFor();
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
  await answered(page, () => page.keyboard.press("Enter"));
}

/** Does something that makes the tutor answer, and waits for the whole turn. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.url().includes("/api/tutoring/chats/"),
  );
  await act();
  await (await answer).finished();
}

/** Keeps a picture of the page where SCREENSHOTS names a folder. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
