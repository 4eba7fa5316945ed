import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Locale, locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor, type screens } from "./support/browser.ts";
import {
  answered,
  bringToTutor,
  keepPicture,
  openDeskAlone,
  sayToTutor,
  signUp,
} from "./support/student-page.ts";
import { settingInTurn, walksOf } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const problem = { en: "Solve 3(x - 2) = 2x + 1", es: "Resuelve 3(x - 2) = 2x + 1" };

/** Why the first step of it may be taken. */
const reasons = {
  en: "A factor outside a bracket counts every part inside it.",
  es: "Un factor fuera del paréntesis multiplica cada parte de dentro.",
};

/** One problem for each kind of picture, and what its description says. */
const pictures = {
  en: [
    ["Solve the system 2x + y = 7 and x - y = 2", "Two straight lines"],
    ["Solve |x - 2| < 5", "is the distance of x from it"],
    ["Calculate 1/2 + 1/3", "1 of 3 equal parts"],
    ["Find the area of a triangle with base 6 and height 4", "A triangle"],
    ["Find the area of a circle with radius 5 cm", "A circle: radius 5"],
    ["Find the volume of a box with length 3, width 4 and height 5", "A rectangular box"],
    ["Find the mean of 3, 5, 8, 12", "A bar chart"],
  ],
  es: [
    ["Resuelve el sistema 2x + y = 7 y x - y = 2", "Dos rectas"],
    ["Resuelve |x - 2| < 5", "es la distancia de x a él"],
    ["Calcula 1/2 + 1/3", "1 de 3 partes iguales"],
    ["Halla el área de un círculo de radio 5 cm", "Un círculo: radio 5"],
    ["¿Cuál es la media de 4, 8, 9?", "Un gráfico de barras"],
  ],
} as const;

const drawnIn = walksOf(1, locales);

describe("what the workbench shows", () => {
  test.each(settingInTurn.desk)(
    "F-01 an own problem from its picture to its steps, in $locale on a $screen in $scheme",
    async ({ locale, screen, scheme }) => {
      const words = translators[locale];
      const { page, complaints, context } = await newVisitor(browser, {
        origin: inject("origin"),
        locale,
        screen,
        scheme,
      });
      const keep = (step: string) =>
        keepPicture(page, `pictures-${locale}-${screen}-${scheme}-${step}`);
      await page.goto("/student-register?subject=Mathematics");
      await signUp(page, locale);
      const log = page.getByRole("log");

      await bringToTutor(page, locale, problem[locale]);
      await expect.poll(() => log.locator("figcaption").last().textContent()).toContain("3(x - 2)");
      await expectAccessible(page);
      await keep("1-graph");

      const box = page.getByRole("textbox", { name: words("chat.message") });
      await box.fill(locale === "es" ? "2,5x + 1" : "2.5x + 1");
      await page.getByText(words("marks.reading"), { exact: false }).waitFor();
      await box.fill("2(x + 3");
      await page
        .getByText(words("marks.problemUnclosed", { sign: "(" }), { exact: false })
        .waitFor();
      await expectAccessible(page);
      await keep("2-typed");

      await sayToTutor(page, locale, "2(x + 3 = 5");
      await expect
        .poll(() => log.textContent())
        .toContain(words("marks.problemUnclosed", { sign: "(" }));

      await sayToTutor(page, locale, "3x - 6 = 2x + 1");
      await onWorkbench(page, locale, screen, async () => {
        await page
          .getByText(words("marks.stepsReached", { reached: 1, total: 3 }))
          .locator("visible=true")
          .waitFor();
        await keep("3-progress");
      });

      // The ladder of this problem: where to begin, two steps, the answer; before each but the first a try is asked for.
      const presses = 1 + 3 * 2;
      for (let press = 1; press <= presses; press++) {
        await answered(page, () =>
          page.getByRole("button", { name: words("chat.hint"), exact: true }).click(),
        );
      }
      await log.getByRole("heading", { name: words("marks.solution") }).waitFor();
      const why = log.getByText(words("marks.why")).first();
      await why.click();
      await log.getByText(reasons[locale]).waitFor();
      await expectAccessible(page);
      await keep("4-steps");
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(drawnIn)("F-01 every kind of picture is drawn and described, in %s", async (locale) => {
    const { page, complaints, context } = await newVisitor(browser, {
      origin: inject("origin"),
      locale,
      screen: "phone",
      scheme: locale === "es" ? "dark" : "light",
    });
    await openDeskAlone(page, locale);
    const log = page.getByRole("log");
    for (const [index, [text, described]] of pictures[locale].entries()) {
      await bringToTutor(page, locale, text);
      await expect.poll(() => log.locator("figcaption").last().textContent()).toContain(described);
      await log.locator("figure svg").last().waitFor();
      await keepPicture(page, `pictures-kind-${locale}-${index}`);
    }
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Does something where the workbench shows; on a phone it is a sheet to be opened first. */
async function onWorkbench(
  page: Page,
  locale: Locale,
  screen: keyof typeof screens,
  act: () => Promise<void>,
): Promise<void> {
  const name = translators[locale]("desk.problemOpen");
  if (screen === "phone") await page.getByRole("button", { name }).first().click();
  await act();
  if (screen === "phone") await page.keyboard.press("Escape");
}
