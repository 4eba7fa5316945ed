import type { Localized } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { day } from "#shared/constants.ts";

/** How many days a study schedule shows, today included. */
export const scheduleDays = 14;

/** A skill that comes back for review, as the student's record says. */
export type DueSkill = {
  id: string;
  title: Localized;
  subject: Subject;
  /** ISO 8601; null before the skill was first done alone. */
  dueAt: string | null;
};

/** A day with reviews. */
export type ScheduledDay = {
  /** YYYY-MM-DD on the reader's calendar. */
  date: string;
  /** 0 is today. */
  inDays: number;
  skills: readonly DueSkill[];
};

/**
 * Which reviews are due on which of the next days of the reader's calendar; what is overdue is due today. Days
 * without reviews are left out. The due dates are those of the FSRS scheduler.
 */
export function scheduleOf(
  skills: readonly DueSkill[],
  reader: { now: Date; timeZone: string },
): ScheduledDay[] {
  const today = Date.parse(dateOf(reader.now, reader.timeZone));
  const byDay = new Map<number, DueSkill[]>();
  for (const skill of skills) {
    if (skill.dueAt === null) continue;
    const due = Date.parse(dateOf(new Date(skill.dueAt), reader.timeZone));
    // Counted on the calendar, where a day of 23 hours is a day too.
    const inDays = Math.max(0, Math.round((due - today) / day));
    if (inDays < scheduleDays) byDay.set(inDays, [...(byDay.get(inDays) ?? []), skill]);
  }
  return [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([inDays, due]) => ({
      date: new Date(today + inDays * day).toISOString().slice(0, 10),
      inDays,
      skills: due,
    }));
}

/** The date of an instant on a calendar, YYYY-MM-DD. */
function dateOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}
