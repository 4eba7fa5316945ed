import { type Rules, rules as rulesShape, type RulesChange } from "./contract.ts";
import { tidyRanges } from "./rules-hours.ts";

/** The rules that decide when a child may learn. */
export const limitKeys = [
  "timeZone",
  "hours",
  "minutesPerDay",
] as const satisfies readonly (keyof Rules)[];

/** The rules with a change in them: hours in order, and a pause that stands goes on from where it began. */
export function withChange(before: Rules, { paused, ...changes }: RulesChange, now: Date): Rules {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const after = rulesShape.parse({ ...before, ...given });
  return {
    ...after,
    hours: after.hours?.map((ranges) => tidyRanges(ranges)) ?? null,
    paused: paused === undefined ? before.paused : pauseFrom(before, paused, now),
  };
}

function pauseFrom(
  before: Rules,
  paused: { until: string | null } | null,
  now: Date,
): Rules["paused"] {
  if (!paused) return null;
  const stands =
    before.paused && (before.paused.until === null || new Date(before.paused.until) > now);
  const since = stands && before.paused ? before.paused.since : now.toISOString();
  return { since, until: paused.until };
}

/** What differs between two states of the rules, as it was and as it is. */
export function differenceOf(
  before: Rules,
  after: Rules,
): { before: Partial<Rules>; after: Partial<Rules> } {
  const isOther = (key: string) =>
    JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key));
  const only = (whole: Rules): Partial<Rules> =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => isOther(key)));
  return { before: only(before), after: only(after) };
}
