import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { skillMastery, studentProgress } from "#db/tables/learning.ts";
import { profiles } from "#db/tables/profiles.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { day } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { enterOn, typeInto } from "./support/keyboard.ts";
import { keepPicture } from "./support/student-page.ts";
import { settingInTurn } from "./support/settings.ts";

const built = fileURLToPath(new URL("../build/public", import.meta.url));

/** The built pages before an academy whose database the test can reach: what is shown here takes weeks to come about. */
let academy: TestAcademy;
let browser: Browser;
beforeAll(async () => {
  academy = await startTestAcademy({ files: await loadStaticFiles(built) });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await academy.close();
});

const skillIds = ["slope-two-points", "probability-simple", "fractions-multiply"];

describe.each(settingInTurn.phone)(
  "in $locale on a $screen in $scheme",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];

    async function open() {
      const { origin } = academy;
      const visitor = await newVisitor(browser, { origin, locale, screen, scheme });
      const picture = (step: string) =>
        keepPicture(visitor.page, `onboarding-${locale}-${screen}-${scheme}-${step}`);
      return { ...visitor, picture };
    }

    async function signIn(page: Awaited<ReturnType<typeof open>>["page"], identifier: string) {
      await page.goto("/login");
      await typeInto(page, page.locator("[name=identifier]:visible"), identifier);
      await typeInto(page, page.locator("[name=password]:visible"), testPassword);
      await page.keyboard.press("Enter");
    }

    test("R-27 T-04 an account without a grade is asked for it after the sign-in, by keyboard alone, and then led to the chat", async () => {
      const { page, context, complaints, picture } = await open();
      const { account } = await makeStudent(academy, { locale });
      await academy.database.db
        .update(profiles)
        .set({ gradeLevel: null, onboardingCompleted: false, parentContactInfo: {} })
        .where(eq(profiles.id, account.id));
      await signIn(page, account.username ?? "");
      await page.waitForURL(/\/onboarding$/);
      const done = page.getByRole("button", { name: words("profile.onboardingDone") });
      const goals = page.locator("[name=learningGoals]");
      await typeInto(page, goals, "Roots & powers");
      await enterOn(page, done);
      await page.getByText(words("fields.gradeMissing")).waitFor();
      await page.getByText(words("fields.subjectMissing")).waitFor();
      expect(await goals.inputValue()).toBe("Roots & powers");
      const grade = page.getByLabel(words("accounts.grade"), { exact: true });
      expect(await grade.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await picture("1-refused");
      await grade.selectOption("6");
      await page.getByLabel(words("accounts.subject"), { exact: true }).selectOption("Mathematics");
      await enterOn(page, done);
      await page.waitForURL(/\/chat/);
      await page.goto("/onboarding");
      await page.waitForURL(/\/chat/);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test("R-29 the study schedule names the reviews of the next days, day by day", async () => {
      const { page, context, complaints, picture } = await open();
      const { account } = await makeStudent(academy, { locale });
      const { db } = academy.database;
      const now = academy.services.now();
      await db
        .insert(studentProgress)
        .values({ studentId: account.id, subject: "Mathematics", gradeLevel: 8 });
      const skills = skillIds.map((id) => skillsOf("Mathematics").find((skill) => skill.id === id));
      const dueIn = [-3, 1, 30];
      for (const [index, id] of skillIds.entries()) {
        await db.insert(skillMastery).values({
          studentId: account.id,
          skillId: id,
          withHelp: 0.9,
          alone: 0.8,
          dueAt: new Date(now.getTime() + (dueIn[index] ?? 0) * day),
          updatedAt: now,
        });
      }
      await signIn(page, account.username ?? "");
      await page.waitForURL(/\/chat/);
      await page.goto("/profile#study-schedule");
      const schedule = page.locator("#study-schedule");
      const days = schedule.getByRole("listitem").filter({ has: page.getByRole("heading") });
      await days.first().waitFor();
      const shown = await days.allInnerTexts();
      expect(shown).toHaveLength(2);
      expect(shown[0]).toContain(words("profile.scheduleToday"));
      expect(shown[0]).toContain(skills[0]?.words.title[locale]);
      expect(shown[1]).toContain(words("profile.scheduleTomorrow"));
      expect(shown[1]).toContain(skills[1]?.words.title[locale]);
      await expectAccessible(page);
      await picture("2-schedule");
      await enterOn(page, schedule.getByRole("link", { name: words("profile.scheduleReview") }));
      await page.waitForURL(/\/chat/);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

test("R-27 a parent who opens onboarding is led to the parents' place, and sees a profile without lessons", async () => {
  const { browser: signedIn } = await makeActor(academy, "parent");
  const { page, context } = await newVisitor(browser, { origin: academy.origin });
  const url = academy.origin;
  await context.addCookies([...signedIn.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto("/onboarding");
  await page.waitForURL(/\/parent-dashboard/);
  await page.goto("/profile");
  await page.locator("#password").waitFor();
  expect(await page.locator("#study-schedule, #learning").count()).toBe(0);
  expect(await page.locator("[name=username]:visible").count()).toBe(0);
  await context.close();
});
