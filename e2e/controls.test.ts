import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { clockTime } from "#shared/clock-time.ts";
import { second } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is promised: what a parent sets holds on the child's page within five seconds. */
const promised = { timeout: 5 * second };

describe.each(settingInTurn.phone)(
  "a parent in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const shot = (name: string) => `controls-${name}-${locale}-${screen}-${scheme}`;

    test("F-03 what a parent sets holds on the child's open page within five seconds", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      await signInParent(page, locale);
      const ana = await addChild(page, locale, "Ana Vega");
      await page.goto(`/parent-dashboard/rules?child=${ana.childId}`);
      await page.getByText(words("rules.learnFree", { firstName: "Ana" })).waitFor();
      await expectAccessible(page);
      await keepPicture(page, shot("free"));

      const child = await newVisitor(browser, { origin, locale, screen, scheme });
      const desk = child.page;
      await openDesk(desk, locale, ana);
      await desk.getByRole("textbox", { name: words("chat.message") }).waitFor();
      expect(await desk.getByRole("button", { name: words("time.button") }).count()).toBe(0);

      // The week's grid, by the keyboard alone.
      await page.getByLabel(words("controls.hoursSwitch")).check();
      const slot = page.getByRole("gridcell", { selected: true }).first();
      await slot.focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Shift+ArrowDown");
      await page
        .getByText(
          words("rules.range", {
            from: clockTime(17 * 60, locale),
            to: clockTime(19 * 60, locale),
          }),
        )
        .first()
        .waitFor();
      await expectAccessible(page);
      await keepPicture(page, shot("hours"));
      await page.getByLabel(words("controls.hoursSwitch")).uncheck();

      // A limit is seen on the child's page as soon as it is set.
      await page.getByLabel(words("controls.minutesSwitch")).check();
      await page
        .getByText(words("controls.minutesValue", { value: 45 }))
        .first()
        .waitFor();
      const time = desk.getByRole("button", { name: words("time.button") });
      await time.waitFor();
      await time
        .getByText(words(screen === "phone" ? "time.leftShort" : "time.left", { count: 45 }), {
          exact: true,
        })
        .waitFor(promised);

      // Paused: the child reads it, and the open problem can be finished.
      await page.getByRole("button", { name: words("controls.pause"), exact: true }).click();
      await page.getByRole("button", { name: words("controls.resume") }).waitFor();
      await time.getByText(words("time.paused")).filter({ visible: true }).waitFor(promised);
      await sayToTutor(desk, locale, locale === "es" ? "siguiente" : "next");
      await desk
        .getByText(locale === "es" ? /este es el último/ : /this is the last one/)
        .last()
        .waitFor();

      expect(parent.complaints).toEqual([]);
      expect(child.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });

    test("F-03 the desk shows the help and the actions that the family allows, and says who decided, as it changes", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      await signInParent(page, locale);
      const ana = await addChild(page, locale, "Ana Vega");
      await page.goto(`/parent-dashboard/rules?child=${ana.childId}`);
      const change = (changes: object) =>
        page.evaluate(
          async ([childId, body]) => {
            const response = await fetch(`/api/controls/children/${childId}`, {
              method: "PUT",
              headers: { "content-type": "application/json" },
              body,
            });
            if (!response.ok) throw new Error(await response.text());
          },
          [ana.childId, JSON.stringify({ changes })],
        );
      const child = await newVisitor(browser, { origin, locale, screen, scheme });
      const desk = child.page;
      await openDesk(desk, locale, ana);
      // On a phone the workbench stands in a sheet, and hidden beside it.
      const seen = (text: string) => desk.getByText(text).filter({ visible: true });
      const own = desk.getByRole("button", { name: words("chat.own") });
      await own.click();
      const box = desk.getByRole("textbox", { name: words("chat.message") });
      await box.fill("2x + 1 = 9");

      await change({ ownProblems: false, help: "first-hint" });
      await desk.getByText(words("tools.ownOff")).waitFor(promised);
      expect(await own.count()).toBe(0);
      expect(await desk.getByRole("button", { name: words("chat.ownCancel") }).count()).toBe(0);
      expect(await box.inputValue()).toBe("2x + 1 = 9");
      await box.fill("");
      await desk.getByRole("button", { name: words("chat.hint") }).click();
      if (screen === "phone")
        await desk.getByRole("button", { name: words("desk.problemOpen") }).click();
      await seen(words("desk.ladderCount", { given: 1, rungs: 1 })).waitFor();
      await seen(words("tools.helpFirstHint")).waitFor();
      await expectAccessible(desk);
      await keepPicture(desk, shot("help"));

      await change({ ownProblems: true, help: "all" });
      await seen(words("tools.helpFirstHint")).waitFor({ ...promised, state: "detached" });
      expect(await seen(words("desk.ladderCount", { given: 1, rungs: 1 })).count()).toBe(0);
      if (screen === "phone") await desk.keyboard.press("Escape");
      await own.waitFor();
      expect(child.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });

    test("F-03 a wish for more time is answered with one tap, and every change can be put back", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      await signInParent(page, locale);
      const ana = await addChild(page, locale, "Ana Vega");
      const child = await newVisitor(browser, { origin, locale, screen, scheme });
      const desk = child.page;
      await openDesk(desk, locale, ana);
      await desk.getByRole("textbox", { name: words("chat.message") }).waitFor();
      await page.request.put(`/api/controls/children/${ana.childId}`, {
        data: { changes: { minutesPerDay: 45 } },
      });
      await page.request.put(`/api/controls/children/${ana.childId}`, {
        data: { changes: { paused: { until: null } } },
      });
      const time = desk.getByRole("button", { name: words("time.button") });

      // Asking for more time, with what was typed kept; the parent answers with one tap on the overview.
      await time.click();
      await desk.getByText(words("time.nowFinishing")).waitFor();
      await expectAccessible(desk);
      await desk.getByRole("button", { name: words("time.ask") }).click();
      await desk.getByLabel(words("time.askReason")).fill("x".repeat(141));
      await desk.getByRole("button", { name: words("time.askSend"), exact: true }).click();
      await desk.getByText(words("fields.reasonLong")).waitFor();
      await desk.getByLabel(words("time.askReason")).fill("Casi termino");
      await keepPicture(desk, shot("ask"));
      await desk.getByRole("button", { name: words("time.askSend"), exact: true }).click();
      await desk.getByText(words("time.askOpen", { minutes: 15 })).waitFor();
      await page.goto("/parent-dashboard");
      await page.getByText("Casi termino").waitFor(promised);
      await expectAccessible(page);
      await keepPicture(page, shot("wish"));
      await page.getByRole("button", { name: words("requests.more", { minutes: 15 }) }).click();
      await desk
        .getByText(words("time.askGiven", { name: "Rosa Vega", minutes: 15 }))
        .waitFor(promised);
      await expectAccessible(desk);
      await keepPicture(desk, shot("given"));
      await desk.keyboard.press("Escape");
      await time
        .getByText(words(screen === "phone" ? "time.leftShort" : "time.left", { count: 15 }), {
          exact: true,
        })
        .waitFor(promised);

      // Every change is written down and can be put back.
      await page.goto(`/parent-dashboard/rules?child=${ana.childId}`);
      await page.getByText(words("controls.historyTitle")).waitFor();
      const change = page.getByRole("listitem").filter({
        hasText: words("controls.fromTo", {
          what: words("controls.changeMinutesPerDay"),
          before: words("controls.valueNone"),
          after: 45,
        }),
      });
      await change.getByRole("button", { name: words("controls.putBack") }).click();
      await page
        .getByLabel(words("controls.minutesSwitch"))
        .and(page.locator(":not(:checked)"))
        .waitFor();

      // L15: the country whose help lines a child is shown.
      const spain = new Intl.DisplayNames(locale, { type: "region" }).of("ES") ?? "";
      await page.getByLabel(words("controls.country"), { exact: true }).selectOption(spain);
      await page
        .getByText(
          words("controls.fromTo", {
            what: words("controls.country"),
            before: words("controls.countryOfClock"),
            after: spain,
          }),
        )
        .waitFor();
      await keepPicture(page, shot("history"));

      expect(parent.complaints).toEqual([]);
      expect(child.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });
  },
);
