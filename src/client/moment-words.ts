import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";

/** An instant (ISO 8601) in a few words: "today at 4:00 PM", "tomorrow at 4:00 PM", "Monday at 4:00 PM", "3 Dec at 4:00 PM". */
export function momentWords(
  iso: string,
  { locale, timeZone, now = new Date() }: { locale: Locale; timeZone: string; now?: Date },
): string {
  const instant = new Date(iso);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(instant);
  const today = Date.parse(wallTimeAt(now, timeZone).day);
  const ahead = Math.round((Date.parse(wallTimeAt(instant, timeZone).day) - today) / day);
  const at = locale === "es" ? "a las" : "at";
  if (ahead === 0) return locale === "es" ? `hoy ${at} ${time}` : `today ${at} ${time}`;
  if (Math.abs(ahead) === 1) {
    const name = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(ahead, "day");
    return `${name} ${at} ${time}`;
  }
  const isNear = ahead > 0 && ahead < 7;
  const name = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(isNear ? { weekday: "long" } : { day: "numeric", month: "short" }),
  }).format(instant);
  return `${isNear && locale === "es" ? "el " : ""}${name} ${at} ${time}`;
}
