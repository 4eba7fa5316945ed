import type { Locale } from "#shared/locale.ts";
import type { SealedKey } from "../../item.ts";
import { negate, type Rational, toText } from "../../mathematics/rational.ts";
import { mentionsIn } from "../mentions.ts";
import { partsCountedAt } from "../number-words.ts";
import { readSentence } from "../sentence.ts";
import { statementsOf, workOf } from "./clauses.ts";
import { quickSumsIn } from "./quick-sums.ts";
import { readReleased, type Released } from "./released.ts";
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
  /** What the plan gives to work with. */
  planned: Released;
  /** Quick sums of the plan and the problem. */
  sums: ReadonlySet<string>;
  /** Quick sums with their results, of the student too. */
  lines: ReadonlySet<string | null>;
  /** The numbers that the key is made of, with either sign. */
  parts: ReadonlySet<string>;
  /** The key itself, or its members where it has several; as written, and by value. */
  wholes: ReadonlySet<string>;
  wholeValues: ReadonlySet<string>;
  key: SealedKey;
  isComparison: boolean;
  /** Whether the key is a word or a letter. */
  isInWords: boolean;
  isSigned: boolean;
  /** Letters that may stand alone: an option is named only where the mind or the student names it. */
  letters: ReadonlySet<string>;
  /** Numbers of examples that were made in this reply. */
  own: Set<string>;
  isReleased: (value: Rational) => boolean;
  /** Whether a word stands in anything that was said. */
  isHeard: (word: string) => boolean;
  /** Whether a word that compares or measures is stated by the mind, or names a part that stands there. */
  isStated: (word: string) => boolean;
};

/** Reads the bounds of one reply. */
export function readBounds(key: SealedKey, texts: FenceTexts, locale: Locale): FenceBounds {
  const { plan, allowed } = texts;
  const [problem = "", ...student] = allowed;
  const released = readReleased([plan, ...allowed], locale);
  const earlier = readReleased(texts.earlier, locale);
  const stated = readReleased([...statementsOf(plan, locale), problem], locale);
  const parts = numbersOf(key);
  const isInWords = !/[<>≤≥\d]/.test(key.expression);
  const own = new Set<string>();
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
    planned: readReleased(workOf(plan), locale),
    sums: new Set([plan, problem].flatMap(quickSumsIn).map(({ text }) => text)),
    lines: new Set([plan, ...allowed].flatMap(quickSumsIn).map(({ line }) => line)),
    parts,
    wholes: new Set(key.expression.split(/[^\d./]+/)),
    wholeValues: new Set(
      mentionsIn(readSentence(key.expression).tokens).flatMap(({ values }) => values.map(toText)),
    ),
    key,
    isComparison: /[<>≤≥]/.test(key.expression) || !/\d/.test(key.expression),
    isInWords,
    isSigned: key.expression.includes("-"),
    letters: isInWords ? readReleased([plan, ...student], locale).letters : released.letters,
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

/** The numbers that a key is made of, with either sign, as toText writes them. */
function numbersOf(key: SealedKey): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of [key.expression, key.latex]) {
    for (const { values } of mentionsIn(readSentence(text).tokens, { all: true })) {
      for (const value of values) found.add(toText(value)).add(toText(negate(value)));
    }
  }
  return found;
}
