import type { Locale } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { formatPercent } from "#shared/percentages.ts";
import type { Claim, KitchenCard } from "./contract.ts";

/** What each answer to the question of the week is called. */
export const kitchenAnswerWords = {
  explained: "kitchen.explained",
  "not-yet": "kitchen.notYet",
  "not-asked": "kitchen.notAsked",
} as const satisfies Record<NonNullable<KitchenCard["answer"]>, MessageKey>;

/** Numbers of claims that are said as a percentage. */
const percentages = ["percent", "before"];

/** What a claim says, as people read it: on the page, on paper and in the e-mail alike. */
export function sentenceOf(
  { kind, numbers, skill }: Claim,
  { firstName, locale, translate }: { firstName: string; locale: Locale; translate: Translate },
): string {
  const values = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      percentages.includes(name) ? formatPercent(value / 100) : value,
    ]),
  );
  return translate(`report.${kind}`, {
    ...values,
    firstName,
    ...(skill ? { skill: skill[locale] } : {}),
  });
}

/** The days of a report in words: "November 15 – 21, 2026". */
export function rangeWords({ from, to }: { from: string; to: string }, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.formatRange(new Date(from), new Date(to));
}
