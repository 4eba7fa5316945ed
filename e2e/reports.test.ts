import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What a button hands to the browser: its name and its bytes. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** A parent who is signed in, whose child has just given the tutor a wrong answer. */
async function openFamily(setting: Setting) {
  const { locale } = setting;
  const origin = inject("origin");
  const parent = await newVisitor(browser, { origin, ...setting });
  const { page } = parent;
  await signInParent(page, locale);
  const leo = await addChild(page, locale, "Leo Vega");
  const child = await newVisitor(browser, { origin, locale });
  await openDesk(child.page, locale, leo);
  await child.page.getByRole("textbox", { name: translators[locale]("chat.message") }).waitFor();
  await sayToTutor(child.page, locale, "987654");
  await child.context.close();
  return { parent, leo };
}

describe.each(settingInTurn.phone)(
  "a parent in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    test("F-04 reads the report, opens what is behind a sentence, takes it home, and answers the week's question", async () => {
      const { parent, leo } = await openFamily({ locale, screen, scheme });
      const { page } = parent;

      await page.goto(`/parent-dashboard/report?child=${leo.childId}`);
      const sentence = words("report.practised", { firstName: "Leo", count: 1 });
      await page.getByText(sentence, { exact: true }).waitFor();
      await page.getByRole("heading", { name: words("kitchen.title") }).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `report-${locale}-${screen}-${scheme}`);

      const claim = page.getByRole("listitem").filter({ hasText: sentence });
      await claim.getByRole("button", { name: words("report.showProblems") }).click();
      const panel = page.getByRole("dialog");
      await panel.getByText("987654").last().waitFor();
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });

      const pdf = await download(page, words("report.pdf"));
      expect(pdf.name).toMatch(/^faro-leo-[a-z0-9]{5}-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
      expect(pdf.bytes.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
      const csv = await download(page, words("report.csv"));
      expect(csv.name).toMatch(/\.csv$/);
      const [heading, row] = csv.bytes.toString("utf8").replace("\uFEFF", "").split("\r\n");
      expect(heading?.split(",")[0]).toBe(words("report.day"));
      expect(row).toMatch(/,0,0,1,1$/);

      const answer = page.getByRole("button", { name: words("kitchen.explained") });
      await answer.click();
      await page.getByText(words("kitchen.saved")).waitFor();
      await page.getByRole("heading", { name: words("report.cards") }).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `report-answered-${locale}-${screen}-${scheme}`);

      await page.getByRole("button", { name: words("report.last91") }).click();
      await page.waitForURL(/from=/);
      // The form is laid anew for the days asked for: it says so in its own field.
      const first = page.getByLabel(words("report.from"), { exact: true });
      const asked = new URL(page.url()).searchParams.get("from");
      await expect.poll(() => first.inputValue()).toBe(asked);
      await first.fill("2020-01-01");
      await page.getByRole("button", { name: words("report.show"), exact: true }).click();
      await page.getByText(words("fields.rangeTooLong")).waitFor();
      expect(await first.inputValue()).toBe("2020-01-01");
      await expect
        .poll(() => first.evaluate((field) => field === document.activeElement))
        .toBe(true);

      expect(parent.complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
      await parent.context.close();
    });

    test("F-04 one tap in the weekly letter enters the record and is answered once", async () => {
      const { parent, leo } = await openFamily({ locale, screen, scheme });
      const { page } = parent;
      const response = await page.request.get(`/api/family/children/${leo.childId}/kitchen-card`);
      const cardId = /crd_\w+/.exec(await response.text())?.[0] ?? "";
      await page.goto(
        `/parent-dashboard/report?child=${leo.childId}&card=${cardId}&answer=not-yet`,
      );
      await page.getByRole("status").getByText(words("kitchen.saved")).waitFor();
      await page.waitForURL((url) => !url.searchParams.has("answer"));
      const chosen = page.getByRole("button", { name: words("kitchen.notYet"), pressed: true });
      await chosen.waitFor();
      expect(parent.complaints).toEqual([]);
      await parent.context.close();
    });
  },
);
