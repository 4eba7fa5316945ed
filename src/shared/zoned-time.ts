import { day, hour, minute } from "./constants.ts";

/** What a clock on the wall and the calendar beside it show at an instant. */
export type WallTime = {
  /** YYYY-MM-DD. */
  day: string;
  /** Minutes since midnight as the clock shows them, 0 to 1439. */
  minutes: number;
  /** 0 is Monday, 6 is Sunday (ISO 8601). */
  weekday: number;
};

/** Minutes of a day without a change of clocks. */
export const dayMinutes = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/** The clock on the wall as if it stood in UTC, to the minute: what can be counted with. */
function wallMs(instant: number, timeZone: string): number {
  const parts = { year: 0, month: 1, day: 1, hour: 0, minute: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type in parts) Object.assign(parts, { [type]: Number(value) });
  }
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
}

/** Whether a text names an IANA time zone that this program knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the clock on the wall shows in a time zone. */
export function wallTimeAt(instant: Date, timeZone: string): WallTime {
  const wall = new Date(wallMs(instant.getTime(), timeZone));
  return {
    day: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: (wall.getUTCDay() + 6) % 7,
  };
}

/** A day of the calendar so many days later (or earlier). */
export function addDays(name: string, count: number): string {
  return new Date(Date.parse(name) + count * day).toISOString().slice(0, 10);
}

/**
 * The day on which somebody completes so many years of life, YYYY-MM-DD. Who was born on 29 February does on 1 March
 * of years that have no such day.
 */
export function birthdayOf(birthDate: string, years: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = birthDate.split("-").map(Number);
  const birthday = new Date(Date.UTC(year + years, month - 1, dayOfMonth));
  return birthday.toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(name: string): number {
  return (new Date(Date.parse(name)).getUTCDay() + 6) % 7;
}

/**
 * The first instant at or after `from` at which the clock on the wall has reached a time of a day. Where clocks go
 * back and show the time twice it is the first of them that is not before `from`; where they go forward over it, the
 * moment they do. `minutes` may be 1440: midnight at the day's end.
 */
export function instantOf(name: string, minutes: number, timeZone: string, from?: Date): Date {
  const wanted = Date.parse(name) + minutes * minute;
  const earliest = from?.getTime() ?? -Infinity;
  const offsets = new Set([wanted - day, wanted + day].map((at) => wallMs(at, timeZone) - at));
  const shown = [...offsets]
    .map((offset) => wanted - offset)
    .filter((at) => wallMs(at, timeZone) === wanted)
    .sort((a, b) => a - b);
  const found = shown.find((at) => at >= earliest) ?? shown.at(-1);
  if (found !== undefined) return new Date(found);
  // Clocks jump over it: the moment they do lies between an instant that shows less and one that shows more.
  let before = wanted - Math.max(...offsets) - hour;
  let after = wanted - Math.min(...offsets) + hour;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (wallMs(middle, timeZone) < wanted) before = middle;
    else after = middle;
  }
  return new Date(after);
}
