import { addDays, dayMinutes, instantOf, wallTimeAt, weekdayOf } from "#shared/zoned-time.ts";
import type { ClosingReason, Rules } from "./contract.ts";

/** From and to in minutes since midnight. */
export type TimeRange = [from: number, to: number];

/** Ranges in order, those that touch or overlap made one. */
export function tidyRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const tidy: TimeRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = tidy.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else tidy.push([from, to]);
  }
  return tidy;
}

/** Whether the clock on the family's wall stands within the hours. */
export function openByHours(rules: Rules, now: Date): boolean {
  if (rules.hours === null) return true;
  const { weekday, minutes } = wallTimeAt(now, rules.timeZone);
  return rangeAt(rules, weekday, minutes) !== null;
}

/** When the hours that `now` lies in end; null where they never do, or where it lies in none. */
export function closesByHours(rules: Rules, now: Date): Date | null {
  if (rules.hours === null) return null;
  const { day, weekday, minutes } = wallTimeAt(now, rules.timeZone);
  let range = rangeAt(rules, weekday, minutes);
  // Hours that go on over midnight end on a later day; a whole week of them never ends.
  for (let ahead = 0; range && ahead <= 7; ahead++) {
    const next = rangeAt(rules, (weekday + ahead + 1) % 7, 0);
    if (range[1] < dayMinutes || !next) {
      return instantOf(addDays(day, ahead), range[1], rules.timeZone, now);
    }
    range = next;
  }
  return null;
}

/**
 * When learning that is over for this reason can go on, as far as the rules tell: after the pause, at the next hours,
 * or with tomorrow's minutes.
 */
export function nextOpening(rules: Rules, now: Date, reason: ClosingReason): Date | null {
  const { timeZone, paused } = rules;
  if (reason === "paused") {
    return paused?.until ? opensFrom(rules, new Date(paused.until)) : null;
  }
  const from = reason === "minutes" ? instantOf(addDays(dayOf(now, rules), 1), 0, timeZone) : now;
  if (paused && (paused.until === null || new Date(paused.until) > from)) {
    return paused.until === null ? null : opensFrom(rules, new Date(paused.until));
  }
  return opensFrom(rules, from);
}

/** The first instant from `from` on that lies within the hours; null where there are none. */
function opensFrom(rules: Rules, from: Date): Date | null {
  const { hours, timeZone } = rules;
  if (hours === null || openByHours(rules, from)) return from;
  const today = dayOf(from, rules);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const name = addDays(today, ahead);
    const starts = tidyRanges(hours[weekdayOf(name)] ?? [])
      .map(([start]) => instantOf(name, start, timeZone, from))
      .filter((start) => start >= from && openByHours(rules, start));
    const [first] = starts.toSorted((a, b) => Number(a) - Number(b));
    if (first) return first;
  }
  return null;
}

function rangeAt({ hours }: Rules, weekday: number, minutes: number): TimeRange | null {
  const ranges = tidyRanges(hours?.[weekday] ?? []);
  return ranges.find(([from, to]) => from <= minutes && minutes < to) ?? null;
}

function dayOf(instant: Date, { timeZone }: Rules): string {
  return wallTimeAt(instant, timeZone).day;
}
