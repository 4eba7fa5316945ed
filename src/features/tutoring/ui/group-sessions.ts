import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { subjectNames } from "#shared/subjects.ts";
import type { ChatSummary } from "../contract.ts";

/** How the list of sessions is put in order. */
export type Grouping = "day" | "subject";

/** Sessions under a heading of their own. */
export type SessionGroup = { heading: string; chats: ChatSummary[] };

/**
 * Sessions, latest first, by the day or by the subject they were last worked on in. The day has a name within a week and
 * its month before that; a subject stands where its latest session does.
 */
export function groupSessions(
  chats: readonly ChatSummary[],
  by: Grouping,
  { locale, now }: { locale: Locale; now: Date },
): SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const chat of chats) {
    const heading =
      by === "subject" ? subjectNames[chat.subject][locale] : dayName(chat.updatedAt, locale, now);
    const group = groups.get(heading);
    if (group) group.chats.push(chat);
    else groups.set(heading, { heading, chats: [chat] });
  }
  return [...groups.values()];
}

function dayName(iso: string, locale: Locale, now: Date): string {
  const date = new Date(iso);
  const ahead = Math.round((startOfDay(date) - startOfDay(now)) / day);
  const name = ahead > -2 ? relative(Math.min(ahead, 0), locale) : calendarName(date);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

  function calendarName(at: Date): string {
    const isNear = ahead > -7;
    const isThisYear = at.getFullYear() === now.getFullYear();
    return new Intl.DateTimeFormat(locale, {
      ...(isNear ? { weekday: "long" } : { month: "long" }),
      ...(isThisYear || isNear ? {} : { year: "numeric" }),
    }).format(at);
  }
}

function relative(days: number, locale: Locale): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
