import themes from "#content/vocabulary/themes.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import type { Item } from "../../item.ts";
import { plainWords } from "../../items/reading/plain-words.ts";
import { textOf } from "../text-of-item.ts";

/** A sum of money, whatever it is called. */
const money = /\\?\$\s?\d|€/u;

/**
 * Whether an item tells of what a text wishes to have in it, by that word or one of its kind: "otro pero con dinero" of an
 * item with prices, "something with animals" of one with owls. Null where the text names no kind of things.
 */
export function aboutTheme(text: string, locale: Locale): ((item: Item) => boolean) | null {
  const said = plainWords(text).split(" ");
  const wanted = themes[locale]
    .map((words) => words.map((word) => plainWords(word)))
    .filter(([name = "", ...words]) => said.some((one) => one === name || words.includes(one)));
  const [kind] = wanted;
  if (!kind) return null;
  // Who wishes for soccer is not served by a bicycle; who wishes for sports is.
  const isNamed = said.includes(kind[0] ?? "");
  const words = new Set(isNamed ? kind : kind.filter((word) => said.includes(word)));
  const isOfMoney = kind[0] === moneyIn[locale];
  return (item) => {
    const told = textOf(item, locale);
    const has = plainWords(told)
      .split(" ")
      .some((word) => words.has(word));
    return has || (isOfMoney && money.test(told));
  };
}

const moneyIn: Readonly<Record<Locale, string>> = { en: "money", es: "dinero" };
