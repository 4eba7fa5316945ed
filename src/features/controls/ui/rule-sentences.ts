import { clockTime } from "#shared/clock-time.ts";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { subjectNames } from "#shared/subjects.ts";
import { dayMinutes } from "#shared/zoned-time.ts";
import type { Rules } from "../contract.ts";
import { weekdayNames } from "./weekday-names.ts";

/** Who the sentences speak to or of: a child by name, or the child itself (null). */
type About = { firstName: string | null };

/** What the rules mean, in plain sentences; the first says when the child may learn. */
export function ruleSentences(
  rules: Rules,
  { firstName }: About,
  { locale, translate }: { locale: Locale; translate: Translate },
): string[] {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const { breakEveryMinutes, help, readingGrade, language, creditsPerWeek, subjects } = rules;
  return [
    whenSentence(rules, firstName, locale, translate),
    subjects &&
      (subjects.length === 0
        ? translate("rules.subjectsNone")
        : translate("rules.subjects", {
            subjects: list.format(subjects.map((subject) => subjectNames[subject][locale])),
          })),
    breakEveryMinutes && translate("rules.breaks", { minutes: breakEveryMinutes }),
    help === "no-answer" && translate("rules.helpNoAnswer"),
    help === "first-hint" && translate("rules.helpFirstHint"),
    !rules.ownProblems && translate("rules.ownOff"),
    !rules.voice && translate("rules.voiceOff"),
    language && translate("rules.language", { language: languages.of(language) ?? language }),
    readingGrade && translate("rules.readingGrade", { grade: readingGrade }),
    creditsPerWeek !== null && translate("rules.credits", { count: creditsPerWeek }),
  ].filter((sentence) => typeof sentence === "string");
}

function whenSentence(
  rules: Rules,
  firstName: string | null,
  locale: Locale,
  translate: Translate,
): string {
  const { hours, minutesPerDay } = rules;
  const values = {
    firstName: firstName ?? "",
    minutes: minutesPerDay ?? 0,
    hours: hours ? hoursWords(hours, locale, translate) : "",
  };
  const isNever = hours?.every((ranges) => ranges.length === 0) ?? false;
  const form = isNever
    ? "Never"
    : `${hours ? "Hours" : ""}${minutesPerDay === null ? "" : "Minutes"}` || "Free";
  const keys = {
    Never: ["rules.learnNever", "rules.yourNever"],
    Free: ["rules.learnFree", "rules.yourFree"],
    Hours: ["rules.learnHours", "rules.yourHours"],
    Minutes: ["rules.learnMinutes", "rules.yourMinutes"],
    HoursMinutes: ["rules.learnHoursMinutes", "rules.yourHoursMinutes"],
  } as const;
  const [named, spoken] = form in keys ? Reflect.get(keys, form) : keys.Free;
  return translate(firstName === null ? spoken : named, values);
}

/** "on school days from 4:00 PM to 7:00 PM and at weekends from 10:00 AM to 1:00 PM". */
function hoursWords(
  hours: NonNullable<Rules["hours"]>,
  locale: Locale,
  translate: Translate,
): string {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const groups = new Map<string, number[]>();
  hours.forEach((ranges, weekday) => {
    if (ranges.length === 0) return;
    const key = JSON.stringify(ranges);
    groups.set(key, [...(groups.get(key) ?? []), weekday]);
  });
  const parts = [...groups.values()].map((days) => {
    const ranges = hours[days[0] ?? 0] ?? [];
    const times = ranges.map(([from, to]) =>
      from === 0 && to === dayMinutes
        ? translate("rules.rangeDay")
        : translate("rules.range", { from: clockTime(from, locale), to: clockTime(to, locale) }),
    );
    return `${daysWords(days, locale, translate)} ${list.format(times)}`;
  });
  return list.format(parts);
}

function daysWords(days: readonly number[], locale: Locale, translate: Translate): string {
  const key = days.join();
  if (key === "0,1,2,3,4,5,6") return translate("rules.everyDay");
  if (key === "0,1,2,3,4") return translate("rules.schoolDays");
  if (key === "5,6") return translate("rules.weekends");
  const names = weekdayNames(locale, "long");
  const plural = days.map((day) => {
    const name = translate("rules.dayPlural", { day: names[day] ?? "" });
    return locale === "es" && !name.endsWith("s") ? `${name}s` : name;
  });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return translate("rules.onDays", { days: list.format(plural) });
}
