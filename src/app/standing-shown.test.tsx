import { expect, test } from "vitest";
import { PracticeChart } from "#client/standing/practice-chart.tsx";
import { SubjectSections } from "#client/standing/subject-sections.tsx";
import { sampleChild } from "#features/family/sample-family.ts";
import { countsWords, endingName, endings } from "#shared/endings.ts";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { drawScreen } from "./testing/draw-screen.tsx";

function standing() {
  const details = sampleChild("sample_elena", new Date("2026-11-21T18:00:00Z"));
  if (!details) throw new Error("the sample family has no child");
  return details.standing;
}

test.each(locales)(
  "F-02 in %s a skill shows counts of the record and a state, and never the model's probability",
  (locale) => {
    const translate = translators[locale];
    const shown = standing();
    const html = drawScreen(<SubjectSections standing={shown} />, { locale });
    for (const { correct, attempts, aloneCorrect, aloneAttempts } of shown.subjects[0]?.skills ??
      []) {
      for (const [part, whole] of [
        [aloneCorrect, aloneAttempts],
        [correct - aloneCorrect, attempts - aloneAttempts],
      ]) {
        expect(html).toContain(
          translate("progress.rightOf", { part: part ?? 0, whole: whole ?? 0 }),
        );
      }
    }
    expect(html).toMatch(new RegExp(`>${translate("standing.mastered")}<`, "i"));
    expect(html.replaceAll(/style="[^"]*"/g, "")).not.toContain("%");
  },
);

test("F-02 a due review is lamp light, for somebody is asked to act; no skill is red, and help is no lamp", () => {
  const shown = standing();
  const [skill] = shown.subjects[0]?.skills ?? [];
  if (skill) Object.assign(skill, { isDue: true, dueAt: "2026-11-20T00:00:00Z" });
  const html = drawScreen(<SubjectSections standing={shown} />);
  expect(html).toMatch(/bg-lamp-soft[^>]*>Ready for a review/);
  expect(html).not.toMatch(/\b(bg|text|border)-care/);
  expect(html).toContain("bg-heather");
  expect(html).not.toMatch(/\bbg-lamp["\s]/);
});

test.each(locales)(
  "F-02 in %s a mastered skill whose review is due is called ready for a review, once, and counts as mastered no more",
  (locale) => {
    const translate = translators[locale];
    const shown = standing();
    const draw = () => drawScreen(<SubjectSections standing={shown} />, { locale });
    const named = (html: string, key: "standing.mastered" | "standing.due") =>
      html.match(new RegExp(`>${translate(key)}<`, "giu"))?.length ?? 0;
    const before = draw();
    const skills = shown.subjects[0]?.skills ?? [];
    const mastered = skills.filter(({ alone }) => alone >= shown.masteredFrom);
    expect(mastered.length).toBeGreaterThan(0);
    expect(named(before, "standing.due")).toBe(0);
    for (const skill of mastered) skill.isDue = true;
    const after = draw();
    expect(named(after, "standing.due")).toBe(mastered.length);
    expect(named(before, "standing.mastered")).toBeGreaterThanOrEqual(mastered.length);
    expect(named(after, "standing.mastered")).toBe(0);
    expect(after).toContain(translate("standing.share", { part: 0, whole: skills.length }));
  },
);

test.each(locales)(
  "F-02 in %s the chart of days has an axis, the endings' names as its legend, and says their counts",
  (locale) => {
    const translate = translators[locale];
    const { days } = standing();
    const html = drawScreen(<PracticeChart days={days} />, { locale });
    const sum = (ending: (typeof endings)[number]) =>
      days.reduce((total, day) => total + day[ending], 0);
    const totals = { alone: sum("alone"), withHelp: sum("withHelp"), open: sum("open") };
    expect(html).toContain(countsWords(totals, translate));
    for (const ending of endings) expect(html).toContain(endingName(ending, locale, translate));
    for (const tick of [0, 2, 4, 6]) expect(html).toContain(`>${tick}</span>`);
    expect(html).not.toMatch(/(bg|fill)-lamp/);
    const quiet = days.map((day) => ({ ...day, alone: 0, withHelp: 0, open: 0 }));
    expect(drawScreen(<PracticeChart days={quiet} />, { locale })).toContain(
      translate("progress.daysEmpty"),
    );
  },
);
