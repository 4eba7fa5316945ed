import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { countsWords } from "#shared/endings.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { signInParent } from "./support/parent-page.ts";
import { keepPicture, sendTyped } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

let made = 0;

async function fillInChild(page: Page, locale: Locale, username: string): Promise<void> {
  const words = translators[locale];
  await page.locator("[name=fullName]").fill("Leo Vega");
  await page.locator("[name=day]").fill("4");
  await page.locator("[name=month]").selectOption({ index: 5 });
  await page.locator("[name=year]").fill("2016");
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill("a calm lamp at dusk");
  await page.getByLabel(words("family.grade"), { exact: true }).selectOption("4");
}

describe.each(settingInTurn.phone)(
  "a parent in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    test("F-02 adds a child, sees it learn as it happens, and gives it a new password", async () => {
      const origin = inject("origin");
      const parent = await newVisitor(browser, { origin, locale, screen, scheme });
      const { page } = parent;
      await signInParent(page, locale);
      await page.goto("/parent-dashboard");
      await page.getByText(words("family.emptyTitle")).waitFor();
      await expectAccessible(page);
      await keepPicture(page, `family-empty-${locale}-${screen}-${scheme}`);

      await page
        .getByRole("button", { name: words("family.addChild") })
        .first()
        .click();
      const username = `leo.${process.pid}.${made++}`;
      await fillInChild(page, locale, username);
      await page.getByRole("button", { name: words("family.addSubmit") }).click();
      await page.getByText(words("fields.consentMissing")).waitFor();
      expect(await page.locator("[name=username]").inputValue()).toBe(username);
      await expectAccessible(page);
      await keepPicture(page, `family-add-${locale}-${screen}-${scheme}`);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: words("family.addSubmit") }).click();
      await page.getByRole("heading", { name: "Leo", exact: true }).waitFor();

      const child = await newVisitor(browser, { origin, locale });
      await child.page.request.post("/api/accounts/student-session", {
        headers: { "x-locale": locale },
        data: { identifier: username, password: "a calm lamp at dusk" },
      });
      await child.page.goto("/chat?subject=Mathematics");
      await child.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
      await page.getByText(words("family.learningNow"), { exact: true }).waitFor();
      await child.page.getByRole("textbox", { name: words("chat.message") }).fill("987654");
      await sendTyped(child.page);
      await page
        .getByText(
          words("family.today", { counts: countsWords({ alone: 0, withHelp: 0, open: 1 }, words) }),
        )
        .waitFor({ timeout: 15_000 });
      await expectAccessible(page);
      await keepPicture(page, `family-live-${locale}-${screen}-${scheme}`);
      await child.page.goto("/progress");
      await child.page.getByRole("heading", { name: words("progress.title") }).waitFor();
      await expectAccessible(child.page);
      await child.page.goto("/profile");
      await child.page.getByText(words("fields.guardianChangesEmail")).waitFor();
      expect(await child.page.locator("[name=email]").count()).toBe(0);

      await page.getByRole("button", { name: words("family.childEmail") }).click();
      await page.getByRole("textbox", { name: words("family.childEmailLabel") }).fill("leo@here");
      await page.getByRole("button", { name: words("family.childEmailSubmit") }).click();
      await page.getByText(words("fields.emailInvalid")).waitFor();
      await expectAccessible(page);
      await page
        .getByRole("textbox", { name: words("family.childEmailLabel") })
        .fill(`${username}@example.org`);
      await page.getByRole("button", { name: words("family.childEmailSubmit") }).click();
      await page.getByText(words("family.childEmailDone")).waitFor();
      await page.getByRole("button", { name: words("family.childEmail") }).click();
      await page.getByRole("textbox", { name: words("family.childEmailLabel") }).fill("");
      await page.getByRole("button", { name: words("family.childEmailSubmit") }).click();
      await page.getByText(words("family.childEmailRemoved", { firstName: "Leo" })).waitFor();

      expect(parent.complaints).toEqual([]);
      await parent.context.close();
      await child.context.close();
    });

    test("P-03 an administrator sees a sample family, marked as one", async () => {
      const origin = inject("origin");
      const { page, context, complaints } = await newVisitor(browser, {
        origin,
        locale,
        screen,
        scheme,
      });
      const { email, password } = inject("administrator");
      await page.request.post("/api/accounts/student-session", {
        data: { identifier: email, password },
      });
      await page.goto("/parent-dashboard");
      await page.getByText(words("family.sampleTitle")).waitFor();
      await page.getByRole("heading", { name: words("family.nextTitle") }).waitFor();
      expect(await page.getByRole("button", { name: words("family.addChild") }).count()).toBe(0);
      await expectAccessible(page);
      await keepPicture(page, `family-sample-${locale}-${screen}-${scheme}`);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);
