import type { Locale } from "#shared/locale.ts";
import { negate, toText } from "../../../../numbers/rational.ts";
import { type Mention, mentionsIn } from "../mentions.ts";
import { foldWord } from "../../../../gate/readable.ts";
import { readSentence } from "../sentence.ts";
import type { Token } from "../tokens.ts";
import { lessonThings } from "./fence-patterns.ts";
import { baseForms } from "./word-forms.ts";

/** Words and numbers that a voice may take from texts while an answer is sealed. */
export type Released = {
  /** Values of all numbers that stand there, exponents and both parts of fractions too, as toText writes them. */
  values: ReadonlySet<string>;
  /** The exponents that stand there: they release no number by itself. */
  exponents: ReadonlySet<string>;
  /** What is taken away there, with its minus: -4 where 3x - 4 stands. */
  subtracted: ReadonlySet<string>;
  /** Whether this folded word stands there, in another form perhaps. */
  hasWord(word: string): boolean;
  /** Single letters that stand there, in lower case: variables, points, options. */
  letters: ReadonlySet<string>;
};

/** Longer words are the same where they begin with so many of the same letters: divide, divisible, dividiendo. */
const stemLength = 5;

/** Reads what is released by these texts. */
export function readReleased(texts: readonly string[], locale: Locale): Released {
  const values = new Set<string>();
  const exponents = new Set<string>(["2", "3"]);
  const subtracted = new Set<string>();
  const words = new Set<string>();
  const letters = new Set<string>();
  for (const each of texts) {
    const { tokens, text } = readSentence(each);
    for (const mention of mentionsIn(tokens, { all: true })) {
      if (isFewThings(mention, tokens)) continue;
      const before = tokens[mention.from - 1];
      if (before?.kind === "sign" && before.sign === "^") {
        for (const value of mention.values) exponents.add(toText(value));
        continue;
      }
      const isTaken = before?.kind === "sign" && before.sign === "-";
      for (const value of mention.values) {
        values.add(toText(value));
        // Who says a quarter may say four.
        if (value.n === 1n) values.add(String(value.d));
        if (isTaken) subtracted.add(toText(negate(value)));
      }
    }
    for (const token of tokens) if (token.kind === "name") letters.add(token.name.toLowerCase());
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
      for (const form of formsOf(foldWord(word), locale)) words.add(form);
    }
  }
  return {
    values,
    exponents,
    subtracted,
    letters,
    hasWord: (word) => formsOf(word, locale).some((form) => words.has(form)),
  };
}

/** "Two steps", "los tres lados": two or three, in words, of what a lesson is made of. */
export function isFewThings({ from, to, values }: Mention, tokens: readonly Token[]): boolean {
  const [number, thing] = [tokens[from], tokens[to]];
  const [value] = values;
  if (number?.kind !== "number" || number.end - number.at < 3 || to - from > 1) return false;
  if (value === undefined || !/^[23]$/.test(toText(value))) return false;
  return thing?.kind === "word" && lessonThings.test(thing.word);
}

function formsOf(word: string, locale: Locale): string[] {
  const forms = [word, ...baseForms(word, locale)];
  return word.length > stemLength ? [...forms, `${word.slice(0, stemLength)}-`] : forms;
}
