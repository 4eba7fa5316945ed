import type { PracticeDay, Standing } from "#features/learning/contract.ts";
import { day } from "#shared/constants.ts";
import type { Localized } from "#shared/locale.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import type { ChildDetails } from "./contract.ts";

/** Something a parent might do, each with the evidence that suggests it. */
export type NextStep =
  | { kind: "start" }
  | { kind: "away"; days: number }
  | { kind: "due"; count: number; skillIds: readonly string[] }
  | { kind: "gap"; skill: Localized; skillIds: readonly string[] }
  | { kind: "praise"; skill: Localized; skillIds: readonly string[] }
  | { kind: "credits" };

const awayFromDays = 4;
const fewCredits = 3;
const stepsShown = 3;

/** Problems of a week: how many there were, and how many of them were right at once and without help. */
export type WeekFigures = { from: string; to: string; total: number; alone: number };

/** This week and the one before it, of the days of a standing; days are the child's own. */
export function lastWeeks(days: readonly PracticeDay[]): { now: WeekFigures; before: WeekFigures } {
  const figures = (week: readonly PracticeDay[]): WeekFigures => ({
    from: week.at(0)?.day ?? "",
    to: week.at(-1)?.day ?? "",
    total: week.reduce((sum, { alone, withHelp, open }) => sum + alone + withHelp + open, 0),
    alone: week.reduce((sum, { alone }) => sum + alone, 0),
  });
  return { now: figures(days.slice(-7)), before: figures(days.slice(-14, -7)) };
}

/** Smaller changes are chance. */
const changeMin = 0.1;

/** Whether more was done alone this week than in the one before; null where one of them has nothing to compare. */
export function trendOf({
  now,
  before,
}: ReturnType<typeof lastWeeks>): "up" | "down" | "same" | null {
  if (now.total === 0 || before.total === 0) return null;
  const change = now.alone / now.total - before.alone / before.total;
  if (change > changeMin) return "up";
  return change < -changeMin ? "down" : "same";
}

/** The skills that are due for a review; where there are none, what is taught next in the subject of the last session. */
export type ComesNext =
  | { kind: "review"; skillIds: readonly string[] }
  | { kind: "skill"; title: Localized }
  | { kind: "none" };

export function comesNext({ subjects }: Standing): ComesNext {
  const skillIds = subjects
    .flatMap(({ skills }) => skills)
    .filter(({ isDue }) => isDue)
    .map(({ id }) => id);
  if (skillIds.length > 0) return { kind: "review", skillIds };
  const title = subjects[0]?.nextSkill ?? null;
  return title === null ? { kind: "none" } : { kind: "skill", title };
}

/** What a parent might do next, the most useful first; never more than three things at once. */
export function nextSteps({ child, standing }: ChildDetails, now: Date): NextStep[] {
  if (child.lastActiveAt === null) return [{ kind: "start" }];
  const steps: NextStep[] = [];
  const days = Math.floor((now.getTime() - Date.parse(child.lastActiveAt)) / day);
  if (days >= awayFromDays) steps.push({ kind: "away", days });
  const skills = standing.subjects.flatMap((subject) => subject.skills);
  const due = skills.filter(({ isDue }) => isDue).map(({ id }) => id);
  if (due.length > 0) steps.push({ kind: "due", count: due.length, skillIds: due });
  const gap = standing.subjects.flatMap(({ gaps }) => gaps)[0];
  if (gap) {
    const ids = skills.filter(({ title }) => title.en === gap.en).map(({ id }) => id);
    steps.push({ kind: "gap", skill: gap, skillIds: ids });
  }
  const mastered = skills.find(
    (skill) => skillStateOf(skill, standing.masteredFrom) === "mastered",
  );
  if (mastered) steps.push({ kind: "praise", skill: mastered.title, skillIds: [mastered.id] });
  if (child.credits <= fewCredits) steps.push({ kind: "credits" });
  return steps.slice(0, stepsShown);
}
