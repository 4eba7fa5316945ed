import { expressionOf } from "#tutor/item.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { itemOnWorkbench } from "./support/answer-key.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { answered, chatIdOf, keepPicture, sayToTutor, signUp } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe("a first lesson", () => {
  test.each(settingInTurn.phone)(
    "R-26 R-28 F-01 from the home page to a twin done alone, in $locale on a $screen in $scheme",
    async ({ locale, screen, scheme }) => {
      const words = translators[locale];
      const visitor = await newVisitor(browser, {
        origin: inject("origin"),
        locale,
        screen,
        scheme,
      });
      const { page } = visitor;
      const picture = (step: string) => keepPicture(page, `${locale}-${screen}-${scheme}-${step}`);

      await page.goto(locale === "es" ? "/inicio" : "/");
      await picture("1-home");
      await page.locator('a[href*="/student-register?subject=Mathematics"]').first().click();
      await page.waitForURL(/student-register/);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectAccessible(page);
      await picture("2-age");
      await signUp(page, locale);
      const chatId = await chatIdOf(page);

      const first = await itemOnWorkbench(page, chatId);
      const log = page.getByRole("log");
      await expect.poll(() => log.textContent()).toContain("Faro");
      await expectAccessible(page);
      await picture("3-first-item");

      const [slip] = first.misconceptions;
      await sayToTutor(page, locale, slip?.answer ?? "999");
      await expect.poll(() => log.textContent()).toContain(words("chat.receiptWrong"));
      await picture("4-located");

      await answered(page, () =>
        page.getByRole("button", { name: words("chat.hint"), exact: true }).click(),
      );
      await picture("5-hint");

      await sayToTutor(page, locale, expressionOf(first));
      await expect.poll(() => log.textContent()).toContain(words("chat.problemTwin"));
      const twin = await itemOnWorkbench(page, chatId);
      expect(twin.skillId).toBe(first.skillId);
      expect(expressionOf(twin)).not.toBe(expressionOf(first));
      const before = await standingAlone();

      await sayToTutor(page, locale, expressionOf(twin));
      await expect.poll(standingAlone).toBeGreaterThan(before);
      await expectAccessible(page);
      await picture("6-alone");
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();

      /** The per cent that the page shows for "alone"; on a phone the workbench is a sheet. */
      async function standingAlone(): Promise<number> {
        if (screen === "phone") {
          await page
            .getByRole("button", { name: words("desk.problemOpen") })
            .first()
            .click();
        }
        const row = page
          .getByText(words("desk.skillAlone"), { exact: true })
          .locator("visible=true");
        const text = await row.first().locator("xpath=..").textContent();
        if (screen === "phone") await page.keyboard.press("Escape");
        return Number(/(\d+)/.exec(text ?? "")?.[1]);
      }
    },
  );
});
