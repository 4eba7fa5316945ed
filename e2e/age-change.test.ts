import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { tellAgeChanges } from "#features/oversight/tell-age-changes.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { addDays, birthdayOf } from "#shared/zoned-time.ts";
import { expectAccessible, launchBrowser } from "./support/browser.ts";
import { type MovedAcademy, openSignedIn, startMovedAcademy } from "./support/moved-clock.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

let browser: Browser;
let academy: MovedAcademy;
beforeAll(async () => {
  browser = await launchBrowser();
  academy = await startMovedAcademy();
});
afterAll(async () => {
  await browser.close();
  await academy.close();
});

test.each(settingInTurn.phone)(
  "promise 5 a student sees over the desk that a birthday changes what parents see, until it was read: $locale, $screen, $scheme",
  async ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const { account, browser: caller } = await makeStudent(academy, { locale });
    const parent = await makeActor(academy, "parent");
    const { db } = academy.database;
    const now = academy.services.now();
    await db
      .insert(guardianships)
      .values({ parentId: parent.id, studentId: account.id, createdAt: now });
    const birthDate = birthdayOf(addDays(now.toISOString().slice(0, 10), 10), -16);
    await db.update(profiles).set({ birthDate }).where(eq(profiles.id, account.id));
    await tellAgeChanges(academy.services);

    const options = { locale, screen, scheme };
    const student = await openSignedIn(browser, academy, caller, options);
    const { page } = student;
    await page.goto("/chat?subject=Mathematics");
    const sign = page.getByRole("link", { name: words("time.seenChanges") });
    await sign.waitFor();
    await expectAccessible(page);
    await keepPicture(page, `age-change-1-desk-${locale}-${screen}`);
    await sign.click();
    await page.getByRole("heading", { level: 2, name: /\d{4}/ }).waitFor();
    await page.getByText(words("oversight.own_summaries")).first().waitFor();
    await expectAccessible(page);
    await keepPicture(page, `age-change-2-page-${locale}-${screen}`);
    await page.getByRole("button", { name: words("oversight.changeRead") }).press("Enter");
    await page.getByText(words("oversight.changeReadDone")).waitFor();
    await page.getByRole("button", { name: words("oversight.changeRead") }).waitFor({
      state: "hidden",
    });
    await page.goto("/chat?subject=Mathematics");
    await page.getByRole("link", { name: words("time.seen"), exact: true }).waitFor();
    expect(await sign.count()).toBe(0);

    const adult = await openSignedIn(browser, academy, parent.browser, options);
    await adult.page.goto(`/parent-dashboard/notices?child=${account.id}`);
    await adult.page.getByText(words("notices.whatAlways")).waitFor();
    await expectAccessible(adult.page);
    await keepPicture(adult.page, `age-change-3-notices-${locale}-${screen}`);
    for (const { context, complaints } of [student, adult]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);
