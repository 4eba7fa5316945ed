import type { Locale } from "#shared/locale.ts";
import type { SealedKey } from "../../item.ts";
import { multiply, negate, type Rational, toText } from "../../mathematics/rational.ts";
import { mentionsIn } from "../mentions.ts";
import { isPlainNumber, partsCountedAt, spokenNumberAt } from "../number-words.ts";
import { foldText, readSentence, type Sentence } from "../sentence.ts";
import { clauseAround, statementsOf, workOf } from "./clauses.ts";
import {
  answerNames,
  countsInWords,
  determiners,
  lessonNouns,
  skipped,
  deeds,
  denial,
  existence,
  harmlessBeginnings,
  letterWords,
  marksInWord,
  notCounted,
  ordinary,
  positions,
  results,
  signWords,
  tallies,
  worked,
} from "./fence-patterns.ts";
import { quickSums, quickSumsIn } from "./quick-sums.ts";
import { isFewThings, readReleased } from "./released.ts";
import { type PlacedNumber, type SpokenSentence, spokenSentence } from "./spoken-sentence.ts";
import { tutorWords } from "./tutor-words.ts";

/** What a voice may say of a sealed problem. */
export type Fence = {
  /** Whether a sentence says more than the mind lets the voice say. */
  crosses(sentence: Sentence): boolean;
};

/** Texts from which a voice may take words and numbers. */
export type FenceTexts = {
  /** What the mind says in this turn, in the built-in voice's words. */
  plan: string;
  /** The problem first, then what the student wrote. */
  allowed: readonly string[];
  /** What was said and solved before in the chat: all of it but the numbers that the answer is made of. */
  earlier: readonly string[];
};

/**
 * The fence: while an answer is sealed, a voice has ordinary lesson words, the words and numbers of the problem, the
 * student and the mind's plan, and nothing else. It does not ask what is a leak: a riddle, a rhyme, a code or another
 * language stops because its words are no lesson's, a neighbour because its number is not released, a comparison
 * or a sum because it is stated and the mind does not state it.
 */
export function createFence(key: SealedKey, texts: FenceTexts, locale: Locale): Fence {
  const vocabulary = tutorWords(locale);
  const [problem = ""] = texts.allowed;
  const released = readReleased([texts.plan, ...texts.allowed], locale);
  const earlier = readReleased(texts.earlier, locale);
  const stated = readReleased([...statementsOf(texts.plan, locale), problem], locale);
  const planWords = readReleased([texts.plan], locale);
  const answered = readReleased(texts.allowed.slice(1), locale);
  const planned = readReleased(workOf(texts.plan), locale);
  const sums = new Set([texts.plan, problem].flatMap(quickSumsIn).map(({ text }) => text));
  const lines = new Set(
    [texts.plan, ...texts.allowed].flatMap(quickSumsIn).map(({ line }) => line),
  );
  const parts = numbersOf(key);
  /** The key itself, or its members where it has several. */
  const wholes = new Set(key.expression.split(/[^\d./]+/));
  const wholeValues = new Set(
    mentionsIn(readSentence(key.expression).tokens).flatMap(({ values }) => values.map(toText)),
  );
  const isComparison = /[<>≤≥]/.test(key.expression) || !/\d/.test(key.expression);
  const isInWords = !/[<>≤≥\d]/.test(key.expression);
  /** An option is named only where the mind or the student names it. */
  const { letters } = isInWords
    ? readReleased([texts.plan, ...texts.allowed.slice(1)], locale)
    : released;
  const isSigned = key.expression.includes("-");
  /** Numbers of examples that were made in this reply. */
  const own = new Set<string>();

  function isReleased(value: Rational): boolean {
    const text = toText(value);
    if (released.values.has(text) || own.has(text)) return true;
    return !parts.has(text) && (earlier.values.has(text) || released.subtracted.has(text));
  }

  /** Whether a word stands in anything that was said. */
  function isHeard(word: string): boolean {
    return released.hasWord(word) || earlier.hasWord(word);
  }

  /** Whether a word that compares or measures is stated by the mind, or names a part that stands there. */
  function isStated(word: string): boolean {
    if (stated.hasWord(word)) return true;
    const part = partsCountedAt([word], 1n);
    return part?.words === 1 && released.values.has(`1/${part.of}`);
  }

  /** "Threes" of a three that is released. */
  function isPluralNumber(word: string): boolean {
    const spoken = word.endsWith("s") ? spokenNumberAt([word.slice(0, -1)], 0) : null;
    return spoken !== null && isReleased(spoken.value);
  }

  function wordsCross(spoken: SpokenSentence): boolean {
    const { asksFrom, isExample } = spoken;
    const isStory = isExample && !spoken.amounts.some((each) => !each.weak && isGiven(each));
    return spoken.words.some(({ word, folded, at }) => {
      if (folded.length < 2) return false;
      if (/\p{Ll}\p{Lu}/u.test(word)) return true;
      const asked = at >= asksFrom;
      if (vocabulary.isSaid(folded) || isPluralNumber(folded)) return false;
      const isCompared = vocabulary.isCompared(folded);
      if (!isCompared && !vocabulary.isMeasured(folded)) return !isHeard(folded);
      if (asked || isStory || isStated(folded)) return false;
      const isPlanned = planWords.hasWord(folded) && !isComparison && !isSigned;
      if (isPlanned && !countsBeside(spoken, at)) return false;
      const isSealed = isComparison || (isSigned && signWords.test(folded));
      return !isCompared || isSealed || countsBeside(spoken, at);
    });
  }

  /** Whether a number belongs to the problem or to what the mind states. */
  function isGiven({ values }: PlacedNumber): boolean {
    return values.some((value) => stated.values.has(toText(value)));
  }

  /** Whether a number is stated in the clause of a word. */
  function countsBeside(spoken: SpokenSentence, at: number): boolean {
    const [from, to] = clauseAround(spoken.text, at);
    return spoken.amounts.some(
      (each) =>
        !each.weak &&
        each.at >= from &&
        each.at < Math.min(to, spoken.asksFrom) &&
        !isCasual(each, spoken),
    );
  }

  function numbersCross(spoken: SpokenSentence): boolean {
    return spoken.numbers.some((number) => {
      const { values } = number;
      if (
        isExponent(number, spoken) &&
        values.some((value) => released.exponents.has(toText(value)))
      )
        return false;
      if (isRewritten(number, spoken)) return true;
      if (values.some(isReleased) || isLoose(number, spoken) || isCasual(number, spoken))
        return false;
      if (isHarmless(number, spoken)) return false;
      const isSealed = values.some((value) => parts.has(toText(value)));
      if (!spoken.isExample || isSealed) return true;
      for (const value of values) own.add(toText(value));
      return false;
    });
  }

  /** The key's value in another form than the one that stands there: six tenths where 3/5 is to be a decimal. */
  function isRewritten(
    { values, at, end, weak }: PlacedNumber,
    { text, asksFrom }: SpokenSentence,
  ): boolean {
    if (
      weak ||
      at >= asksFrom ||
      !values.some((value) => value.d !== 1n && wholeValues.has(toText(value)))
    )
      return false;
    const written = foldText(text.slice(at, end)).split(" ").at(-1) ?? "";
    return ![texts.plan, ...texts.allowed].some((each) => foldText(each).includes(written));
  }

  /** "Two steps", "two bags": where that is no part of the key, two or three of something are no quantity. */
  function isCasual(number: PlacedNumber, { tokens }: SpokenSentence): boolean {
    const [value] = number.values;
    if (value === undefined || wholes.has(toText(value))) return false;
    if (isFewThings(number, tokens)) return true;
    const noun = tokens[number.to];
    if (toText(value) !== "2" || number.end - number.at < 3 || noun?.kind !== "word") return false;
    const isNoun =
      vocabulary.isSaid(noun.word) ||
      isHeard(noun.word) ||
      /^(?:signs?|signos?|differences?|diferencias?)$/.test(noun.word);
    return isNoun && !notCounted.test(noun.word);
  }

  /** A word that is more often no number: the pronoun "one", the article "una"; not "one more", "by one". */
  function isLoose({ from, to, at, end }: PlacedNumber, { tokens, text }: SpokenSentence): boolean {
    const [before, first, next] = [tokens[from - 1], tokens[from], tokens[to]];
    if (first?.kind !== "number" || !first.weak) return false;
    if (isPlainNumber(text.slice(at, end).toLowerCase(), locale)) return false;
    if (before?.kind === "sign") return false;
    if (before?.kind === "number" && before.values[0].n !== 0n) return false;
    if (next?.kind !== "word") {
      return !(before?.kind === "word" && /^(?:by|en|just|only|solo)$/.test(before.word));
    }
    return !/^(?:more|less|fewer|short|mas|menos)$/.test(next.word);
  }

  /** The whole of 100 %, and nought, one and a half where they are asked about. */
  function isHarmless({ values, at, end }: PlacedNumber, spoken: SpokenSentence): boolean {
    const [value] = values;
    if (value === undefined || parts.has(toText(value))) return false;
    if (toText(value) === "100" || /^100 ?%$/.test(spoken.text.slice(at, end))) return true;
    if (at < spoken.asksFrom) return false;
    const half = { n: 1n, d: 2n };
    const isHalfOfKey = spoken.amounts.some((each) =>
      each.values.some((whole) => parts.has(toText(multiply(whole, half)))),
    );
    return /^[01]$/.test(toText(value)) || (toText(value) === toText(half) && !isHalfOfKey);
  }

  /** "Take 3 from 11": work that is told, with a number that the mind does not tell to work with. */
  function workCrosses(spoken: SpokenSentence): boolean {
    if (spoken.isExample) return false;
    return spoken.amounts.some((number) => {
      if (number.at >= spoken.asksFrom || number.weak || isCasual(number, spoken)) return false;
      const isPlanned = number.values.some(
        (value) =>
          value.n === 0n ||
          planned.values.has(toText(value)) ||
          planned.values.has(toText(negate(value))),
      );
      if (isPlanned) return false;
      const clause = spoken.text.slice(...clauseAround(spoken.text, number.at));
      if (deeds.test(clause)) return false;
      const isTheirs = number.values.some((value) => answered.values.has(toText(value)));
      return worked.test(isTheirs ? clause.replaceAll(results, "") : clause);
    });
  }

  /** A quick sum worth a number of the key, where the mind has none such; a line of the working that nobody wrote. */
  function sumsCross({ tokens, asksFrom, isExample }: SpokenSentence): boolean {
    return quickSums(tokens).some(({ at, text, value, spoken, line }) => {
      const asked = at >= asksFrom;
      const isWorthKey = parts.has(toText(value)) && !(asked && (spoken || wholes.size > 1));
      if (isWorthKey && !sums.has(text) && !stated.values.has(toText(value))) return true;
      return line !== null && !asked && !isExample && !lines.has(line);
    });
  }

  function lettersCross({ tokens }: SpokenSentence): boolean {
    return tokens.some(
      (token) =>
        token.kind === "name" &&
        !letterWords[locale].test(token.name) &&
        !/^[xyn]$/.test(token.name) &&
        !letters.has(token.name.toLowerCase()),
    );
  }

  /** Where there are few answers to choose from, a place or a word of being tells one. */
  function placesCross({ text, asksFrom }: SpokenSentence): boolean {
    if (!isComparison) return false;
    const words = foldText(text.slice(0, asksFrom)).split(" ");
    return words.some(
      (word) =>
        (positions.test(word) || (isInWords && existence.test(word))) && !stated.hasWord(word),
    );
  }

  /** Whether a statement begins like none of a tutor's: "One up from …", "It's a …", "El que …". */
  function describes({ text, asksFrom, isExample }: SpokenSentence): boolean {
    if (isExample || asksFrom === 0) return false;
    const heard = foldText(text.slice(0, asksFrom))
      .split(" ")
      .filter((word) => word !== "");
    const [first, second, third] = heard;
    if (first === undefined || !/\p{L}/u.test(first)) return false;
    if (vocabulary.isOpener(first) || harmlessBeginnings.test(heard.join(" "))) return false;
    const counted = spokenNumberAt([first], 0);
    if (/^\d/.test(first) || counted?.weak === false) return false;
    if (!determiners.test(first)) {
      const [written = ""] = /\p{L}+/u.exec(text) ?? [];
      return !(first.length > 3 ? isHeard(first) || isStated(first) : problem.includes(written));
    }
    const noun = second !== undefined && skipped.test(second) ? third : second;
    return (
      noun === undefined ||
      !((noun.length > 3 && isHeard(noun)) || /\d/.test(noun) || lessonNouns.test(noun))
    );
  }

  /** "A pair more", "half of it", where the mind says none such. */
  function countsCross({ text, asksFrom, isExample }: SpokenSentence): boolean {
    if (isExample || countsInWords.test(texts.plan)) return false;
    return countsInWords.test(text.slice(0, asksFrom));
  }

  /** "A two and then a three" where the answer is 23. */
  function digitsCross(spoken: SpokenSentence): boolean {
    if (!/^-?\d{2,}$/.test(key.expression)) return false;
    const told = spoken.amounts.filter(
      (each) => each.at < spoken.asksFrom && !each.weak && !isCasual(each, spoken),
    );
    const digits = told.flatMap(({ values: [value] }) =>
      value !== undefined && /^\d$/.test(toText(value)) ? [toText(value)] : [],
    );
    return digits.join("").includes(key.expression.replace("-", ""));
  }

  /** "The answer is the 7": a value named as the answer where the mind names none. */
  function namesAnswer({ text, tokens, asksFrom }: SpokenSentence): boolean {
    const found = answerNames.exec(text);
    if (found === null || found.index >= asksFrom) return false;
    if (answerNames.test(texts.plan) || denial.test(text)) return false;
    return tokens.some((token) => token.kind === "number" && !token.weak && token.at < asksFrom);
  }

  return {
    crosses(sentence) {
      const { raw } = sentence;
      if (texts.plan.includes(raw.trim())) return false;
      if (!ordinary.test(raw) || tallies.test(raw)) return true;
      if (marksInWord.test(raw.replaceAll(/\$[^$]*\$/g, ""))) return true;
      const spoken = spokenSentence(sentence, vocabulary, locale);
      return (
        lettersCross(spoken) ||
        placesCross(spoken) ||
        describes(spoken) ||
        wordsCross(spoken) ||
        numbersCross(spoken) ||
        workCrosses(spoken) ||
        sumsCross(spoken) ||
        digitsCross(spoken) ||
        countsCross(spoken) ||
        namesAnswer(spoken)
      );
    },
  };
}

function isExponent({ from }: PlacedNumber, { tokens }: SpokenSentence): boolean {
  const before = tokens[from - 1];
  return before?.kind === "sign" && before.sign === "^";
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
