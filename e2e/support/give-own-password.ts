import type { Page } from "playwright-core";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { typeInto } from "./keyboard.ts";

/** An administrator is asked for their password before an account's rights change, and gives it by the keys alone. */
export async function giveOwnPassword(page: Page, locale: Locale, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: translators[locale]("admin.confirmTitle") });
  await typeInto(page, dialog.locator("[name=password]"), password);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
}
