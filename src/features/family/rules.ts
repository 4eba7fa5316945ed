import { day } from "#shared/constants.ts";
import type { Localized } from "#shared/locale.ts";
import type { ChildDetails } from "./contract.ts";

/** From this age on nobody decides for somebody else. */
export const adultAgeYears = 18;

/** Something a parent might do, each with the evidence that suggests it. */
export type NextStep =
  | { kind: "start" }
  | { kind: "away"; days: number }
  | { kind: "due"; count: number }
  | { kind: "gap"; skill: Localized }
  | { kind: "praise"; skill: Localized }
  | { kind: "credits" };

const awayFromDays = 4;
const fewCredits = 3;
const stepsShown = 3;

/** What a parent might do next, the most useful first; never more than three things at once. */
export function nextSteps({ child, standing }: ChildDetails, now: Date): NextStep[] {
  if (child.lastActiveAt === null) return [{ kind: "start" }];
  const steps: NextStep[] = [];
  const days = Math.floor((now.getTime() - Date.parse(child.lastActiveAt)) / day);
  if (days >= awayFromDays) steps.push({ kind: "away", days });
  const skills = standing.subjects.flatMap((subject) => subject.skills);
  const count = skills.filter(({ isDue }) => isDue).length;
  if (count > 0) steps.push({ kind: "due", count });
  const gap = standing.subjects.flatMap(({ gaps }) => gaps)[0];
  if (gap) steps.push({ kind: "gap", skill: gap });
  const mastered = skills.find(({ alone }) => alone >= standing.masteredFrom);
  if (mastered) steps.push({ kind: "praise", skill: mastered.title });
  if (child.credits <= fewCredits) steps.push({ kind: "credits" });
  return steps.slice(0, stepsShown);
}
