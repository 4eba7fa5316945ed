import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";

/** A number as it is typed: 0.26, 0,3, 3/4. */
const number = String.raw`\d+(?:[.,/]\d+)?`;

/** How one number is told to be to another, in both languages. */
const relations: readonly (readonly [sign: string, words: string])[] = [
  [
    ">",
    "bigger|greater|larger|higher|longer|heavier|more(?= than)|the most|wins|beats|mayor|m[aá]s (?:grande|largo|alto|pesado)|m[aá]s(?= que)|gana|le gana",
  ],
  [
    "<",
    "smaller|less|lower|shorter|lighter|fewer|loses|menor|m[aá]s (?:chic[oa]|peque[ñn][oa]|corto|bajo|liviano)|menos(?= que)|pierde",
  ],
  ["=", "the same|equal|lo mismo|igual|iguales"],
];

/** What says that it is not so. */
const denied = /(?<!\p{L})(?:not|no|isn'?t|isnt|aren'?t|never|nunca|tampoco)(?!\p{L})/iu;

/**
 * What a sentence says of the two numbers of a problem that asks to compare them, in signs: "0.26 > 0.3" of "0.26 is bigger
 * because 26 is more than 3". Null where the problem asks for something else, or the sentence says it of other numbers.
 */
export function comparedIn(
  said: string,
  { key, prompt }: ExpressionItem,
  locale: Locale,
): string | null {
  if (!/[<>=]/u.test(key.expression) || /\p{L}/u.test(key.expression)) return null;
  const shown = prompt[locale]
    .replaceAll(/\\d?frac\{(\d+)\}\{(\d+)\}/gu, "$1/$2")
    .match(new RegExp(number, "gu"));
  const [one, other, ...more] = [...new Set(shown)];
  if (one === undefined || other === undefined || more.length > 0) return null;
  const asShown = (told: string) =>
    [one, other].find((each) => each.replace(",", ".") === told.replace(",", "."));
  // Who takes one back says another after it.
  const typed = [
    ...said.matchAll(
      new RegExp(`(?<![\\d.,/])(${number})\\s*([<>=])\\s*(${number})(?![\\d/])`, "gu"),
    ),
  ].at(-1);
  const [first, second] = [asShown(typed?.[1] ?? ""), asShown(typed?.[3] ?? "")];
  if (typed && first && second && first !== second) return `${first} ${typed[2]} ${second}`;
  for (const [sign, words] of relations) {
    const between = new RegExp(
      `(${number})([^\\d.;!?]{0,24}?)(?<!\\p{L})(?:${words})(?!\\p{L})(?:\\s+(?:than|que|as|to|a|al|el|la))*\\s+(${number})`,
      "iu",
    ).exec(said);
    const [left, right] = [asShown(between?.[1] ?? ""), asShown(between?.[3] ?? "")];
    if (left && right && left !== right && !denied.test(between?.[2] ?? ""))
      return `${left} ${sign} ${right}`;
  }
  for (const [sign, words] of relations.slice(0, 2)) {
    const alone = new RegExp(
      `(${number})([^\\d.;!?]{0,24}?)(?<!\\p{L})(?:${words})(?!\\p{L})(?!\\s+(?:than|que)\\s)`,
      "iu",
    ).exec(said);
    const left = asShown(alone?.[1] ?? "");
    if (!left || denied.test(alone?.[2] ?? "")) continue;
    return `${left} ${sign} ${left === one ? other : one}`;
  }
  return null;
}
