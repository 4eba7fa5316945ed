import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { second } from "#shared/constants.ts";
import { countsWords } from "#shared/endings.ts";
import { z } from "zod";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";

const practised = z.object({
  standing: z.object({
    subjects: z.array(z.object({ skills: z.array(z.object({ id: z.string() })) })),
  }),
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is promised: a turn is on the parent's page within two seconds of being in the record. */
const promised = { timeout: 2 * second };

describe.each(settingInTurn.desk)(
  "a parent in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    test("F-02 two children at a glance; a child's turn is seen within two seconds; a number opens its answers", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      await signInParent(page, locale);
      const leo = await addChild(page, locale, "Leo Vega");
      await addChild(page, locale, "Ana Vega");
      await page.goto("/parent-dashboard");
      const cards = page.getByRole("list", { name: words("family.children") });
      await cards.getByRole("heading", { name: "Leo", exact: true }).waitFor();
      await cards.getByRole("heading", { name: "Ana", exact: true }).waitFor();

      const child = await newVisitor(browser, { origin, locale });
      await openDesk(child.page, locale, leo);
      await child.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
      await cards.getByText(words("family.learningNow"), { exact: true }).waitFor(promised);
      await cards.getByText(words("family.nowFresh")).waitFor(promised);

      await sayToTutor(child.page, locale, "987654");
      await cards.getByText(words("family.nowWrong"), { exact: true }).waitFor(promised);
      await page
        .getByText(
          words("family.today", { counts: countsWords({ alone: 0, withHelp: 0, open: 1 }, words) }),
        )
        .waitFor();
      await expectAccessible(page);
      await keepPicture(page, `live-${locale}-${screen}-${scheme}`);

      // The stream breaks and comes back: the page goes on telling what is so.
      await parent.context.setOffline(true);
      await sayToTutor(child.page, locale, "987653");
      await parent.context.setOffline(false);

      // On a phone the card of the child that is shown below leaves its week to the figures there.
      const figure =
        screen === "phone"
          ? page.getByRole("button", { name: words("standing.share", { part: 0, whole: 1 }) })
          : cards.getByRole("button", { name: `1 ${words("standing.open")}` });
      await figure.click();
      const panel = page.getByRole("dialog");
      await panel.getByText("987654").last().waitFor();
      await expectAccessible(page);
      await keepPicture(page, `live-evidence-${locale}-${screen}-${scheme}`);
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });

      // A letter about a skill leads to what the skill rests on.
      const read = await page.request.get(`/api/family/children/${leo.childId}?timeZone=UTC`);
      const { standing } = practised.parse(await read.json());
      const skill = standing.subjects[0]?.skills[0]?.id ?? "";
      await page.goto(`/parent-dashboard?${new URLSearchParams({ child: leo.childId, skill })}`);
      await panel.getByText("987654").last().waitFor();

      expect(parent.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });
  },
);
