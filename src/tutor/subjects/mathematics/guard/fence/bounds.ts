import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../../../../item.ts";
import { negate, type Rational, toText } from "../../../../numbers/rational.ts";
import { mentionsIn } from "../mentions.ts";
import { partsCountedAt } from "../number-words.ts";
import { readSentence } from "../sentence.ts";
import { statementsOf, workOf } from "./clauses.ts";
import { wordsOfSigns } from "./fence-patterns.ts";
import { fractionsIn } from "./fractions.ts";
import { quickSumsIn } from "./quick-sums.ts";
import { compact } from "./quoted.ts";
import { readReleased, type Released } from "./released.ts";
import { termsIn } from "./terms.ts";
import { tutorWords, type TutorWords } from "./tutor-words.ts";

/** Texts from which a voice may take words and numbers. */
export type FenceTexts = {
  /** What the mind says in this turn, in the built-in voice's words. */
  plan: string;
  /** The problem first, then what the student wrote. */
  allowed: readonly string[];
  /** What was said and solved before in the chat: all of it but the numbers that the answer is made of. */
  earlier: readonly string[];
};

/** What a voice may take up in one reply. Numbers are written as toText writes them, words are folded. */
export type FenceBounds = {
  locale: Locale;
  vocabulary: TutorWords;
  plan: string;
  problem: string;
  /** The plan, the problem and what the student wrote. */
  texts: readonly string[];
  released: Released;
  /** What the plan and the problem state, without what the plan asks. */
  stated: Released;
  planWords: Released;
  /** What the student wrote. */
  answered: Released;
  /** What the student asked, message by message. */
  asked: readonly string[];
  /** What the plan gives to work with. */
  planned: Released;
  /** The numbers of each of its statements. */
  planNumbers: readonly ReadonlySet<string>[];
  /** Quick sums of the plan and the problem. */
  sums: ReadonlySet<string>;
  /** Quick sums with their results, of the student too. */
  lines: ReadonlySet<string | null>;
  /** The numbers that the key is made of, with either sign. */
  parts: ReadonlySet<string>;
  /** The key itself, or its members where it has several; as written, and by value. */
  wholes: ReadonlySet<string>;
  wholeValues: ReadonlySet<string>;
  /** Its value, or those of its members, in order. */
  members: readonly Rational[];
  key: ExpressionKey;
  /** Whether there are few answers to choose from: a comparison, a word, or numbers that all stand there to be placed. */
  isChoice: boolean;
  /** Whether it is a comparison or a word. */
  isComparison: boolean;
  /** Whether the key is a word or a letter. */
  isInWords: boolean;
  isSigned: boolean;
  /** Letters that may stand alone: an option is named only where the mind or the student names it. */
  letters: ReadonlySet<string>;
  /** The numbers of the problem as they are read: a fraction is one. */
  problemAmounts: ReadonlySet<string>;
  /** Each number of the problem with the sign before it: "+ 8". */
  operations: ReadonlySet<string>;
  /** Fractions as they are written there, not brought to lowest terms. */
  fractions: ReadonlySet<string>;
  /** Terms with letters that stand there. */
  terms: ReadonlySet<string>;
  /** Those that the key is made of. */
  keyTerms: ReadonlySet<string>;
  /** All of it without spaces, to find expressions again. */
  written: string;
  /** Numbers of examples that were made in this reply. */
  own: Set<string>;
  isReleased: (value: Rational) => boolean;
  /** Whether a word stands in anything that was said. */
  isHeard: (word: string) => boolean;
  /** Whether a word that compares or measures is stated by the mind, or names a part that stands there. */
  isStated: (word: string) => boolean;
};

/** Reads the bounds of one reply. */
export function readBounds(key: ExpressionKey, texts: FenceTexts, locale: Locale): FenceBounds {
  const { plan, allowed } = texts;
  const [problem = "", ...student] = allowed;
  const isSigned = key.expression.includes("-");
  const released = readReleased([plan, ...allowed], locale);
  const earlier = readReleased(texts.earlier, locale);
  const stated = readReleased(
    [...statementsOf(plan, locale), problem, ...signsInWords(problem, isSigned)],
    locale,
  );
  const parts = numbersOf(key);
  const isComparison = /[<>≤≥]/.test(key.expression) || !/\d/.test(key.expression);
  const isInWords = !/[<>≤≥\d]/.test(key.expression);
  const own = new Set<string>();
  const keyTokens = readSentence(key.expression).tokens;
  const members = mentionsIn(keyTokens);
  const wholeValues = new Set(members.flatMap(({ values }) => values.map(toText)));
  const whole = [plan, ...allowed].map((text) => readSentence(text));
  return {
    locale,
    vocabulary: tutorWords(locale),
    plan,
    problem,
    texts: [plan, ...allowed],
    released,
    stated,
    planWords: readReleased([plan], locale),
    answered: readReleased(student, locale),
    asked: student.filter((text) => text.includes("?")),
    planned: readReleased(workOf(plan), locale),
    planNumbers: statementsOf(plan, locale).map(
      (each) => readReleased([each.replaceAll(/\(-?\d+, ?-?\d+\)/g, "")], locale).values,
    ),
    sums: new Set([plan, problem].flatMap(quickSumsIn).map(({ text }) => text)),
    lines: new Set([plan, ...allowed].flatMap(quickSumsIn).map(({ line }) => line)),
    parts,
    wholes: new Set(key.expression.split(/[^\d./]+/)),
    wholeValues,
    members: members.flatMap(({ values }) => values.slice(0, 1)),
    key,
    isChoice: isComparison || isToBePlaced(wholeValues, released) || eitherOr.test(problem),
    isComparison,
    isInWords,
    isSigned,
    letters: isInWords ? readReleased([plan, ...student], locale).letters : released.letters,
    problemAmounts: new Set(
      mentionsIn(readSentence(problem).tokens).flatMap(({ values }) => values.map(toText)),
    ),
    operations: operationsIn(problem),
    fractions: new Set(whole.flatMap((each) => fractionsIn(each).map(({ written }) => written))),
    terms: new Set(
      whole.flatMap(({ tokens }) => termsIn(tokens).flatMap(({ text, power }) => [text, power])),
    ),
    keyTerms: new Set(termsIn(keyTokens).map(({ text }) => text)),
    written: whole.map(({ text }) => compact(text)).join("|"),
    own,
    isReleased(value) {
      const text = toText(value);
      if (released.values.has(text) || own.has(text)) return true;
      return !parts.has(text) && (earlier.values.has(text) || released.subtracted.has(text));
    },
    isHeard: (word) => released.hasWord(word) || earlier.hasWord(word),
    isStated(word) {
      if (stated.hasWord(word)) return true;
      const part = partsCountedAt([word], 1n);
      return part?.words === 1 && released.values.has(`1/${part.of}`);
    },
  };
}

/** The words for the signs of a problem. */
function signsInWords(problem: string, isSigned: boolean): string[] {
  return wordsOfSigns.flatMap(([sign, words]) =>
    sign.test(problem) && !(isSigned && /sign/.test(words)) ? [words] : [],
  );
}

/** Whether a problem asks which of two numbers: "¿cuál es mayor, 3 o 5?" */
const eitherOr = /\d\$?\)?\s+(?:or|o|u)\s+\$?[-(]*\d/i;

/** Whether the members of a key all stand there, so that only their order or their places are sought. */
function isToBePlaced(members: ReadonlySet<string>, { values }: Released): boolean {
  return members.size > 1 && [...members].every((member) => values.has(member));
}

function operationsIn(problem: string): ReadonlySet<string> {
  const { tokens } = readSentence(problem);
  return new Set(
    tokens.flatMap((token, index) => {
      const sign = tokens[index - 1];
      const isWork = token.kind === "number" && sign?.kind === "sign" && /^[-+*/]$/.test(sign.sign);
      return isWork ? [`${sign.sign} ${toText(token.values[0])}`] : [];
    }),
  );
}

/** The numbers that a key is made of, with either sign, as toText writes them. */
function numbersOf(key: ExpressionKey): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of [key.expression, key.latex]) {
    for (const { values } of mentionsIn(readSentence(text).tokens, { all: true })) {
      for (const value of values) found.add(toText(value)).add(toText(negate(value)));
    }
  }
  return found;
}
