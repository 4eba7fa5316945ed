import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";

/** An instant (ISO 8601) in a few words: "16:00", "tomorrow at 16:00", "Monday at 16:00", "3 Dec, 16:00". */
export function momentWords(
  iso: string,
  { locale, timeZone, now = new Date() }: { locale: Locale; timeZone: string; now?: Date },
): string {
  const instant = new Date(iso);
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(instant);
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
