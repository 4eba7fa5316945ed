import type { Locale, Localized } from "#shared/locale.ts";
import { distance } from "fastest-levenshtein";
import { functionWords } from "./small-words.ts";
import { areForms, type Token, tokensOf } from "./tokens.ts";

/** What may be mentioned: an option, a part to order, one side of a pair, a line. */
export type Part = { text: Localized };

/** Parts of a card by the words that tell them from one another. */
export type Lexicon = {
  count: number;
  /** The tokens of each part without signs. */
  whole: readonly (readonly Token[])[];
  /** The article that each part begins with; "" where it has none. */
  article: readonly string[];
  /** The words of each part that may tell it. */
  telling: readonly ReadonlySet<string>[];
  /** The number that alone differs from part to part, of each; null where that is not so. */
  values: readonly string[] | null;
  /** Each part as it is spelled, without spaces around its signs. */
  spelled: readonly string[];
};

/** The words of some parts, in the language of the lesson. */
export function lexiconOf(parts: readonly Part[], locale: Locale): Lexicon {
  const all = parts.map(({ text }) => tokensOf(text[locale]));
  const whole = all.map((tokens) => tokens.filter(({ kind }) => kind !== "sign"));
  const plain = whole.map((tokens) => new Set(tokens.map((token) => token.plain)));
  const content = plain.map((own) => new Set([...own].filter((word) => !functionWords.has(word))));
  // Where only small words differ, they are what tells the parts apart.
  const isTold = content.every((own, at) =>
    [...own].some((word) => content.every((other, index) => index === at || !other.has(word))),
  );
  return {
    count: parts.length,
    whole: whole.map(withoutArticle),
    article: whole.map((own) => (withoutArticle(own) === own ? "" : (own[0]?.plain ?? ""))),
    telling: isTold ? content : plain,
    values: valuesOf(all),
    spelled: parts.map(({ text }) => closeUp(text[locale])),
  };
}

const articles: ReadonlySet<string> = new Set(
  "the a an el la los las lo un una unos unas".split(" "),
);

function withoutArticle(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  return first && rest.length > 0 && articles.has(first.plain) ? rest : tokens;
}

/** The one number in each part that is all it differs in: 25, 10, 8; "line 2", "line 4". */
function valuesOf(all: readonly (readonly Token[])[]): string[] | null {
  const values = all.map((tokens) => {
    const numbers = tokens.filter(({ kind }) => kind === "number");
    const [only, ...others] = numbers;
    if (!only || others.length > 0) return null;
    const before = tokens[tokens.indexOf(only) - 1];
    const around = tokens
      .filter((token) => token !== only && token.kind === "word")
      .map(({ plain }) => plain)
      .join(" ");
    return { value: `${before?.plain === "-" ? "-" : ""}${only.plain}`, around };
  });
  const [first] = values;
  const areAlike =
    first !== undefined &&
    first !== null &&
    values.every((one) => one !== null && one.around === first.around);
  const told = values.flatMap((one) => one?.value ?? []);
  return areAlike && new Set(told).size === told.length ? told : null;
}

/** A text as a formula is compared: in lower case, no spaces around signs, nothing of its setting. */
export function closeUp(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[₀-₉]/gu, (sign) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(sign)))
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/[$`\\{}“”"]/gu, "")
    .replaceAll(/\s*([=+*/^<>[\]()-])\s*/gu, "$1");
}

/** The parts of which a word is one of the telling words: as it is, else in another form, else misspelled. */
export function partsWith(word: string, { telling }: Lexicon): number[] {
  const having = (isIt: (own: string) => boolean) =>
    telling.flatMap((own, at) => ([...own].some(isIt) ? [at] : []));
  const exact = having((own) => own === word);
  if (exact.length > 0) return exact;
  if (word.length < 3 || functionWords.has(word)) return [];
  const forms = having((own) => areForms(own, word));
  if (forms.length > 0) return forms;
  return word.length < 5 ? [] : having((own) => isSlip(own, word));
}

function isSlip(own: string, word: string): boolean {
  if (own.length < 5) return false;
  return distance(own, word) <= (Math.min(own.length, word.length) < 8 ? 1 : 2);
}
