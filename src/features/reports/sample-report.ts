import { sampleChild, sampleRecord, sampleSkillDays } from "#features/family/sample-family.ts";
import { ledeOf } from "#shared/lede.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import type { KitchenCard, Report } from "./contract.ts";
import { kitchenQuestions } from "./content.ts";
import { composeReport, type Reader } from "./read-report.ts";
import { mondayOf } from "./rules-kitchen.ts";
import { problemsIn, rangeBefore, rangeOf, sumOf } from "./rules-range.ts";

/**
 * What administrators see of a child of the sample family: its last two weeks, and nothing before; null for any other
 * id. Nothing here is stored.
 * @throws AppError invalid_input for days that no report can be about
 */
export function sampleReport(
  childId: string,
  asked: { from?: string; to?: string },
  { now }: Reader,
): Report | null {
  const sample = sampleChild(childId, now);
  const today = sample?.standing.days.at(-1)?.day;
  if (!sample || today === undefined) return null;
  const { standing, child } = sample;
  const range = rangeOf(asked, today);
  const earlier = rangeBefore(range);
  const within = ({ from, to }: { from: string; to: string }) =>
    standing.days.filter(
      ({ day, ...counts }) => day >= from && day <= to && problemsIn(counts) > 0,
    );
  const card = sampleCard(childId, { now });
  const done = sampleSkillDays(childId, now, range);
  return composeReport({
    child: { id: child.id, firstName: child.firstName, fullName: child.fullName },
    ...range,
    today,
    lede: ledeOf(range, sampleRecord(standing.days)),
    activity: within(range).map((day) => ({ ...day, subject: "Mathematics" })),
    before: { ...earlier, totals: sumOf(within(earlier)) },
    skills: standing.subjects.flatMap(({ subject, skills }) =>
      skills.flatMap((skill) => {
        const counts = done.get(skill.id);
        if (!counts || problemsIn(counts) === 0) return [];
        const state = skillStateOf(skill, standing.masteredFrom);
        return { id: skill.id, subject, title: skill.title, state, ...counts };
      }),
    ),
    cards: card && card.week <= range.to && card.week >= mondayOf(range.from) ? [card] : [],
  });
}

/** The question of the week about a child of the sample family; null for any other id. */
export function sampleCard(childId: string, { now }: Pick<Reader, "now">): KitchenCard | null {
  const sample = sampleChild(childId, now);
  const today = sample?.standing.days.at(-1)?.day;
  const skill = sample?.standing.subjects[0]?.skills[0];
  const question = skill && kitchenQuestions.get(skill.id);
  if (!today || !question) return null;
  return {
    id: `${childId}_card`,
    week: mondayOf(today),
    skillId: skill.id,
    skill: skill.title,
    ...question,
    problems: skill.attempts,
    evidence: { skillIds: skill.id },
    answer: null,
  };
}
