import type { Ending } from "#features/tutoring/contract.ts";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";

/** What a session came to in sentences; mathematics in them stands between $ signs. */
export type EndingWords = {
  done: readonly string[];
  hard: readonly { skill: string; lines: readonly string[] }[];
  next: readonly string[];
};

/** Puts the figures of an ending into words. Nothing is said that they do not hold. */
export function endingWords(ending: Ending, locale: Locale, translate: Translate): EndingWords {
  const { skills, alone, withHelp, open, persisted, hard, left, next } = ending;
  const returns = returning(ending);
  const counted = { alone, withHelp, open } as const satisfies Record<string, number>;
  const names = new Intl.ListFormat(locale).format(skills.map((skill) => skill[locale]));
  const isNothing = alone + withHelp + open === 0;
  return {
    done: [
      ...(names === "" ? [] : [translate("ending.practised", { skills: names })]),
      ...(isNothing ? [translate("ending.nothing")] : []),
      ...(["alone", "withHelp", "open"] as const).flatMap((kind) =>
        counted[kind] > 0 ? translate(`ending.${kind}`, { count: counted[kind] }) : [],
      ),
      ...(persisted > 0 ? [translate("ending.persisted")] : []),
    ],
    hard: hard.map(({ skill, given, point, isOvercome }) => ({
      skill: skill?.[locale] ?? translate("ending.ownProblem"),
      lines: [
        ...(given === null ? [] : [translate("ending.given", { given })]),
        ...(point ? [point[locale]] : []),
        translate(isOvercome ? "ending.overcome" : "ending.notYet"),
      ],
    })),
    next: [
      ...(left === null ? [] : [translate("ending.left", { title: left })]),
      ...(next ? [translate(`ending.next_${next.why}`, { title: next.title[locale] })] : []),
      ...(returns
        ? [
            translate(returns.isToday ? "ending.returnsToday" : "ending.returns", {
              title: returns.title[locale],
              day: dayWords(returns.dueAt, locale),
            }),
          ]
        : []),
    ],
  };
}

/** The same as lines of plain text: to be heard, and to be kept in a file. */
export function endingLines(ending: Ending, locale: Locale, translate: Translate): string[] {
  const { done, hard, next } = endingWords(ending, locale, translate);
  return [
    `${translate("ending.title")}.`,
    ...done,
    ...(hard.length > 0 ? [`${translate("ending.hard")}.`] : []),
    ...hard.flatMap(({ skill, lines }) => [`${skill}.`, ...lines]),
    ...(next.length > 0 ? [`${translate("ending.next")}.`] : []),
    ...next,
  ];
}

/** What comes back first, and whether that is on the same day; null where it is what comes next anyway. */
function returning({ at, next, returns }: Ending) {
  if (!returns) return null;
  const isToday = new Date(returns.dueAt).toDateString() === new Date(at).toDateString();
  const isNext = isToday && next?.title.en === returns.title.en;
  return isNext ? null : { ...returns, isToday };
}

function dayWords(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(iso));
}
