import { day, minute } from "./constants.ts";
import type { EndingCounts } from "./endings.ts";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./messages/en.ts";
import type { Translate } from "./messages/translator.ts";

/** Quiet is below five problems; unbegun is a child that has done nothing yet. */
export const ledeKinds = ["unbegun", "first", "quiet", "good", "mixed", "hard"] as const;

/** What the sentence over a child's week says. */
export type Lede = {
  kind: (typeof ledeKinds)[number];
  /** Problems done alone, of all. */
  alone: number;
  total: number;
  /** Whole minutes studied, and the days with a turn or a problem. */
  minutes: number;
  days: number;
  /** How many days it is about. */
  length: number;
};

/** Shares of fewer problems are chance: such a time is called quiet. */
export const judgedFrom = 5;
/** From this share of problems done alone on a time is good, and up to the other it is hard. */
export const goodFrom = 0.7;
export const hardTo = 0.4;

const weekDays = 7;

/** What the record holds of some days: their problems, the time studied, and the first day of all. */
export type LedeRecord = {
  days: readonly (EndingCounts & { day: string })[];
  study: readonly { day: string; studiedMs: number }[];
  /** Null where nothing was ever done. */
  firstDay: string | null;
};

/** What one sentence says of the days of a range, both ends included. */
export function ledeOf(range: { from: string; to: string }, record: LedeRecord): Lede {
  const { from, to } = range;
  const within = (entry: { day: string }) => entry.day >= from && entry.day <= to;
  const practised = record.days.filter(
    (entry) => within(entry) && entry.alone + entry.withHelp + entry.open > 0,
  );
  const study = record.study.filter(within);
  const alone = practised.reduce((sum, entry) => sum + entry.alone, 0);
  const total = practised.reduce((sum, { withHelp, open }) => sum + withHelp + open, alone);
  const length = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
  const isFirst = record.firstDay !== null && record.firstDay >= from && length === weekDays;
  return {
    kind: record.firstDay === null ? "unbegun" : isFirst ? "first" : kindOf(alone, total),
    alone,
    total,
    minutes: Math.round(study.reduce((sum, { studiedMs }) => sum + studiedMs, 0) / minute),
    days: new Set([...practised, ...study].map((entry) => entry.day)).size,
    length,
  };
}

function kindOf(alone: number, total: number): Lede["kind"] {
  if (total < judgedFrom) return "quiet";
  if (alone / total >= goodFrom) return "good";
  return alone / total <= hardTo ? "hard" : "mixed";
}

const openings = {
  good: { week: "standing.ledeGoodWeek", days: "standing.ledeGood" },
  mixed: { week: "standing.ledeMixedWeek", days: "standing.ledeMixed" },
  hard: { week: "standing.ledeHardWeek", days: "standing.ledeHard" },
  quiet: { week: "standing.ledeQuietWeek", days: "standing.ledeQuiet" },
} as const satisfies Record<string, Record<"week" | "days", MessageKey>>;

/** The sentence itself, the same on the page, in the letter and on paper: "A good week: 7 of 9 alone, …". */
export function ledeWords(lede: Lede, locale: Locale, translate: Translate): string {
  const { kind, alone, total, days } = lede;
  if (kind === "unbegun") return translate("standing.unbegun");
  const time = translate("standing.ledeTime", {
    minutes: timeWords(lede.minutes, locale, translate),
    days: daysWords(days, locale),
  });
  const what =
    total > 0
      ? translate("standing.ledeWork", { alone, total, time })
      : days > 0
        ? translate("standing.ledeNoProblem", { time })
        : translate("standing.ledeNothing");
  return translate("standing.lede", { opening: openingOf(lede, translate), what });
}

function openingOf({ kind, length }: Lede, translate: Translate): string {
  if (kind === "first" || kind === "unbegun") return translate("standing.ledeFirst");
  const isWeek = length === weekDays;
  return translate(openings[kind][isWeek ? "week" : "days"], { count: length });
}

/** "4 days". */
export function daysWords(days: number, locale: Locale): string {
  return unitWords(days, "day", locale);
}

/** "26 minutes", from two hours on "2 hours, 10 minutes". */
export function timeWords(minutes: number, locale: Locale, translate: Translate): string {
  if (minutes === 0) return translate("standing.underMinute");
  if (minutes < 120) return unitWords(minutes, "minute", locale);
  const rest = minutes % 60;
  const parts = [
    unitWords(Math.floor(minutes / 60), "hour", locale),
    ...(rest > 0 ? [unitWords(rest, "minute", locale)] : []),
  ];
  return new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(parts);
}

function unitWords(value: number, unit: "day" | "hour" | "minute", locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
