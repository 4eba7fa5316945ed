import type { PracticeDay } from "#features/learning/contract.ts";
import { day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { addDays, weekdayOf } from "#shared/zoned-time.ts";
import type { Counts } from "./contract.ts";

/** First and last day, both part of it; YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

/** The longest time a report is about. */
export const reportDaysMax = 366;

/** How long a report is where nothing else was asked. */
const usualDays = 7;

/** How many days a range has. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
}

/** The last so many days up to one. */
export function lastDays(to: string, count: number): DayRange {
  return { from: addDays(to, 1 - count), to };
}

/**
 * The days a report is about: what was asked, at most up to the child's today.
 * @throws AppError invalid_input with the field where there are no such days or too many
 */
export function rangeOf(asked: { from?: string; to?: string }, today: string): DayRange {
  const to = asked.to === undefined || asked.to > today ? today : asked.to;
  const from = asked.from ?? lastDays(to, usualDays).from;
  if (from > to) throw new AppError("invalid_input", { fields: { from: "rangeInvalid" } });
  const range = { from, to };
  if (lengthOf(range) > reportDaysMax) {
    throw new AppError("invalid_input", { fields: { from: "rangeTooLong" } });
  }
  return range;
}

/** As many days as a range has, right before it. */
export function rangeBefore(range: DayRange): DayRange {
  return lastDays(addDays(range.from, -1), lengthOf(range));
}

/** Every day of a range, oldest first, with what was done on it. */
export function daysIn(range: DayRange, done: readonly PracticeDay[]): PracticeDay[] {
  const days = Array.from({ length: lengthOf(range) }, (_, index) => ({
    day: addDays(range.from, index),
    ...noCounts,
  }));
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  for (const entry of done) {
    const found = byDay.get(entry.day);
    if (found) addCounts(found, entry);
  }
  return days;
}

const noCounts: Counts = { alone: 0, withHelp: 0, open: 0 };

function addCounts(into: Counts, { alone, withHelp, open }: Counts): void {
  into.alone += alone;
  into.withHelp += withHelp;
  into.open += open;
}

/** The sums of some counts. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum = { ...noCounts };
  for (const entry of counts) addCounts(sum, entry);
  return sum;
}

/** How many problems there were. */
export function problemsIn({ alone, withHelp, open }: Counts): number {
  return alone + withHelp + open;
}

/** A column of a chart: some days together. */
export type Stretch = Counts & DayRange;

/** Days as columns of a chart: each by itself up to a month, then by weeks (Monday first), then by months. */
export function stretchesOf(days: readonly PracticeDay[]): Stretch[] {
  const startOf =
    days.length <= 31
      ? (name: string) => name
      : days.length <= 26 * 7
        ? (name: string) => addDays(name, -weekdayOf(name))
        : (name: string) => name.slice(0, 7);
  const stretches: Stretch[] = [];
  let start = "";
  for (const { day: name, ...counts } of days) {
    const last = stretches.at(-1);
    if (last && startOf(name) === start) {
      addCounts(last, counts);
      last.to = name;
      continue;
    }
    start = startOf(name);
    stretches.push({ from: name, to: name, ...counts });
  }
  return stretches;
}
