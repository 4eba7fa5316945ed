import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { familyContract, type ChildDetails } from "#features/family/contract.ts";
import { countsWords } from "#shared/endings.ts";
import { type Lede, ledeWords } from "#shared/lede.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { subjects } from "#shared/subjects.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { addChild, openDesk, signInParent } from "./support/parent-page.ts";
import { type Setting, settingInTurn } from "./support/settings.ts";
import { keepPicture, sayToTutor } from "./support/student-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const screensMax = 4;
const skillsEach = 24;

const fullWeek: Lede = { kind: "good", alone: 91, total: 112, minutes: 326, days: 7, length: 7 };

/** A record as it is after a year: every subject, many skills, some due for a review, every day used, many sessions. */
function grown(details: ChildDetails): ChildDetails {
  const { standing, sessions } = details;
  const [first] = standing.subjects;
  const [skill] = first?.skills ?? [];
  const [session] = sessions;
  if (!first || !skill || !session) throw new Error("nothing was practised");
  const days = standing.days.map(({ day }, at) => ({ day, alone: 3 + at, withHelp: 2, open: 1 }));
  return {
    child: { ...details.child, week: days.slice(-7) },
    lede: fullWeek,
    sessions: Array.from({ length: 20 }, (_, at) => ({ ...session, id: `${session.id}${at}` })),
    standing: {
      ...standing,
      days,
      subjects: subjects.map((subject) => ({
        ...first,
        subject,
        gaps: [skill.title],
        skills: Array.from({ length: skillsEach }, (_, at) => ({
          ...skill,
          id: `${subject}-${at}`,
          attempts: 19,
          correct: 15,
          aloneAttempts: 17,
          aloneCorrect: 11,
          alone: at % 3 === 0 ? 0.99 : 0.6,
          isDue: at % 5 === 0,
        })),
      })),
    },
  };
}

/** A parent at the dashboard of a child that has answered once, and whose record has since grown. */
async function openDashboard(setting: Setting) {
  const origin = inject("origin");
  const parent = await newVisitor(browser, { origin, ...setting });
  const { page } = parent;
  await signInParent(page, setting.locale);
  const leo = await addChild(page, setting.locale, "Leo Vega");
  const child = await newVisitor(browser, { origin, locale: setting.locale });
  await openDesk(child.page, setting.locale, leo);
  const words = translators[setting.locale];
  await child.page.getByRole("textbox", { name: words("chat.message") }).waitFor();
  await sayToTutor(child.page, setting.locale, "987654");
  await child.context.close();
  await page.route(`**/api/family/children/${leo.childId}?*`, async (route) => {
    const response = await route.fetch();
    const answer = familyContract.readChild.output.parse(await response.json());
    await route.fulfill({ response, json: grown(answer) });
  });
  return { ...parent, leo };
}

async function heightOf(page: Page): Promise<{ height: number; screen: number }> {
  return z.object({ height: z.number(), screen: z.number() }).parse(
    await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      screen: window.innerHeight,
    })),
  );
}

test.each(settingInTurn.phone)(
  "F-02 a phone's dashboard of a child with a full record is four screens high, in $locale in $scheme",
  async (setting) => {
    const { locale, scheme } = setting;
    const words = translators[locale];
    const { page, context, complaints } = await openDashboard({ ...setting, screen: "phone" });
    await page.goto("/parent-dashboard");
    const lede = ledeWords(fullWeek, locale, words);
    await page.getByRole("heading", { name: lede }).waitFor();
    await page.getByRole("heading", { name: words("kitchen.title") }).waitFor();
    await keepPicture(page, `dashboard-full-${locale}-${scheme}`, true);
    const { height, screen } = await heightOf(page);
    expect(height / screen).toBeLessThanOrEqual(screensMax);
    await expectAccessible(page);

    // What is folded opens: the skills with counts of the record and a state, and no percentage beside them.
    const folded = page.locator("details").filter({ has: page.locator("#subject-Science") });
    expect(await folded.getByRole("list").isVisible()).toBe(false);
    await folded.locator("summary").click();
    const skill = folded.getByRole("listitem").filter({
      hasText: words("progress.rightOf", { part: 11, whole: 17 }),
    });
    expect(await skill.count()).toBe(skillsEach);
    expect(await folded.innerText()).not.toContain("%");
    await expectAccessible(page);
    await keepPicture(page, `dashboard-open-${locale}-${scheme}`, true);
    await page.getByText(words("family.sessionsCount", { count: 20 })).click();
    const sessions = page.getByRole("row").filter({
      hasText: countsWords({ alone: 0, withHelp: 0, open: 1 }, words),
    });
    expect(await sessions.count()).toBe(20);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(settingInTurn.desk)(
  "F-02 F-04 the dashboard and the report begin with the same sentence of the record, in $locale in $scheme",
  async (setting) => {
    const { locale, scheme } = setting;
    const { page, context, complaints, leo } = await openDashboard(setting);
    await page.goto("/parent-dashboard");
    await page
      .getByRole("heading", { name: ledeWords(fullWeek, locale, translators[locale]) })
      .waitFor();
    await keepPicture(page, `dashboard-full-${locale}-${scheme}`, true);
    await page.unroute(`**/api/family/children/${leo.childId}?*`);
    await page.reload();
    const lede = page.locator("#week");
    const said = await lede.innerText();
    expect(said).toMatch(/\b0 (of|de) 1 /);
    await expectAccessible(page);
    await keepPicture(page, `dashboard-first-${locale}-${scheme}`, true);
    await page.goto(`/parent-dashboard/report?child=${leo.childId}`);
    await page.getByRole("heading", { name: said }).waitFor();
    await expectAccessible(page);
    await keepPicture(page, `dashboard-report-${locale}-${scheme}`, true);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
