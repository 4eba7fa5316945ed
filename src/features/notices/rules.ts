import { addDays, instantOf, wallTimeAt } from "#shared/zoned-time.ts";
import type { ChildNotices, Preferences, QuietHours } from "./contract.ts";

/** How a parent is written to who never chose: on Sunday evening about the week, and not at night. */
export const defaultPreferences: Omit<Preferences, "timeZone"> = {
  weeklyDay: 6,
  weeklyHour: 18,
  quiet: { from: 21 * 60, to: 7 * 60 },
  daily: false,
  muted: [],
};

/** What a family hears of a child where it never chose. */
export const defaultChildNotices: ChildNotices = {
  email: false,
  weeklySummary: false,
  achievementAlerts: false,
};

/** When quiet hours end within which an instant lies; null where it lies in none. */
export function quietEnd(at: Date, quiet: QuietHours | null, timeZone: string): Date | null {
  if (!quiet) return null;
  const { day, minutes } = wallTimeAt(at, timeZone);
  const { from, to } = quiet;
  const isOverMidnight = to < from;
  const isQuiet = isOverMidnight
    ? minutes >= from || minutes < to
    : minutes >= from && minutes < to;
  if (!isQuiet) return null;
  const endDay = isOverMidnight && minutes >= from ? addDays(day, 1) : day;
  return instantOf(endDay, to, timeZone, at);
}

/** The next time after an instant at which the clock on the wall shows an hour. */
export function nextHour(at: Date, hour: number, timeZone: string): Date {
  const { day } = wallTimeAt(at, timeZone);
  const today = instantOf(day, hour * 60, timeZone);
  return today > at ? today : instantOf(addDays(day, 1), hour * 60, timeZone);
}

/** When something that happened at an instant is told: what is urgent at once, the rest at a good hour. */
export function tellAt(at: Date, { isUrgent }: { isUrgent: boolean }, own: Preferences): Date {
  if (isUrgent) return at;
  const wanted = own.daily ? nextHour(at, own.weeklyHour, own.timeZone) : at;
  return quietEnd(wanted, own.quiet, own.timeZone) ?? wanted;
}

/** The last time at or before an instant that a week's summary was to come: its day on the calendar, and the instant. */
export function lastWeekly(
  now: Date,
  { weeklyDay, weeklyHour, timeZone }: Preferences,
): { day: string; at: Date } {
  const { day: today, weekday } = wallTimeAt(now, timeZone);
  const day = addDays(today, -((weekday - weeklyDay + 7) % 7));
  const at = instantOf(day, weeklyHour * 60, timeZone);
  if (at <= now) return { day, at };
  const before = addDays(day, -7);
  return { day: before, at: instantOf(before, weeklyHour * 60, timeZone) };
}

/** So many letters that are due at once become one. */
export const digestFrom = 3;

/** Whether what is due at once goes into one letter. */
export function isDigest(count: number, { daily }: Preferences): boolean {
  return count >= (daily ? 2 : digestFrom);
}
