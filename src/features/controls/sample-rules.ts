import { sampleChild } from "#features/family/sample-family.ts";
import type { Ruling } from "./contract.ts";
import { freeControls } from "./read-ruling.ts";
import { appliesAt } from "./rules.ts";

const afternoon: [number, number][] = [[16 * 60, 19 * 60]];
const weekend: [number, number][] = [[10 * 60, 13 * 60]];

/** What administrators see of a child of the sample family; null for any other id. Nothing here is stored. */
export function sampleRuling(childId: string, now: Date, timeZone: string): Ruling | null {
  const sample = sampleChild(childId, now);
  if (!sample) return null;
  const free = freeControls(timeZone);
  const hours = Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? afternoon : weekend));
  const controls = {
    ...free,
    rules: { ...free.rules, hours, minutesPerDay: 45, breakEveryMinutes: 25 },
  };
  const { firstName, gradeLevel } = sample.child;
  return {
    isSample: true,
    firstName,
    gradeLevel,
    rules: controls.rules,
    version: 1,
    applies: appliesAt(controls, now),
    dictation: { isGiven: false, decider: "guardian" },
    request: null,
    changes: [],
  };
}
