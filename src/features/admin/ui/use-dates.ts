import { useLanguage } from "#client/language.tsx";

/** Instants (ISO 8601) as the reader's language and time zone write them. */
export function useDates(): { date: (iso: string) => string; time: (iso: string) => string } {
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    date: (iso) => date.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
  };
}
