import { useLanguage } from "#client/language.tsx";

/** Days (YYYY-MM-DD) and instants as the reader's language writes them; a day is the same in every time zone. */
export function useDays(): { day: (day: string) => string; moment: (iso: string) => string } {
  const { locale } = useLanguage();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  return {
    day: (day) => days.format(new Date(day)),
    moment: (iso) => moments.format(new Date(iso)),
  };
}
