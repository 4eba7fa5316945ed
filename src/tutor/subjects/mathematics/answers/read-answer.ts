import type { ReadAnswer } from "../../typed-answers.ts";
import type { Locale } from "#shared/locale.ts";
import { answersInWords, normaliseWords } from "../../../text/answer-words.ts";
import { spelledNumber } from "../../../mathematics/marking/spelled-number.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";
import { crossAsTimes, partedByLetters } from "../../../notation/reading/letters.ts";
import { oneSign } from "../../../text/one-sign.ts";
import { inFigures } from "../../../text/numbers-in-words.ts";
import { vocabularies } from "../../../notation/spoken-vocabulary.ts";
import type { ExpressionItem } from "../../../item.ts";
import { lettersOf, withoutCries } from "./letters-of.ts";

/** What is denied is no answer: "not 5", "isn't it 5", "no es 5". */
const denied = /(?<!\p{L})(?:not?|nor|never|ni|nunca|tampoco)(?!\p{L})|n ?t(?!\p{L})/iu;

/** A number in words alone: "three quarters", "cero coma cuatro". */
const isOnlyFigures = /^\s*-?\d[\d\s.,/:]*$/u;

/** Reads a message, in one sign for all forms and without the words that lead to an answer. */
export function readAnswer(written: string, item: ExpressionItem, locale: Locale): ReadAnswer {
  const said = withoutAskedUnit(withoutCries(written, item).trim(), item, locale);
  if (isAnswerInWords(said, item) || spelledNumber(said) !== null)
    return { kind: "certain", text: said };
  const figures = inFigures(said, locale);
  if (figures !== said && isOnlyFigures.test(figures)) return { kind: "certain", text: figures };
  const letters = lettersOf(item);
  const text = crossAsTimes(said, letters);
  const { pieces, words, startsWithPiece } = partedByLetters(text, letters);
  if (words.length === 0) {
    if (!looksMathematical(text, letters)) return { kind: "none", text };
    const read = readMathematics(text, readingIn(locale));
    if (!read.ok) return { kind: "unreadable", text, problem: read.problem };
    return { kind: read.expression.kind === "words" ? "none" : "certain", text };
  }
  const readable = pieces.filter((piece) => isAnswerLike(piece, locale));
  const meant = startsWithPiece ? readable[0] : readable.at(-1);
  if (meant === undefined) return { kind: "none", text };
  // The whole may be read by who knows the key ("3:30 pm"); of several pieces none is the answer for sure.
  const whole = denied.test(words.join(" ")) ? [] : [text];
  const perhaps = whole.length > 0 && pieces.length === 1 ? [text, meant] : whole;
  return { kind: "doubtful", text: meant, perhaps };
}

/** A value with a unit made of others: "2 m/s^2", "3 g/cm^3". */
const compound = /^(-?\d[\d.,]*)\s*(\p{L}{1,3}\/\p{L}{1,3}(?:\^?[23])?)$/u;

/** A value without the unit in which the problem asks for it, where that is made of others and the key is the bare value. */
function withoutAskedUnit(said: string, { prompt, key }: ExpressionItem, locale: Locale): string {
  const [, value, unit] = compound.exec(said) ?? [];
  if (value === undefined || unit === undefined || !/^-?[\d.]+$/u.test(key.expression)) return said;
  const bare = (text: string) => text.replaceAll("^", "");
  return bare(oneSign(prompt[locale])).includes(bare(unit)) ? value : said;
}

/** The lines of a message where every one is mathematics in the problem's letters; null where one is not. */
export function readLines(said: readonly string[], item: ExpressionItem): readonly string[] | null {
  const letters = lettersOf(item);
  const lines = said.map((line) => crossAsTimes(line, letters));
  const isWork = (line: string) =>
    looksMathematical(line, letters) && partedByLetters(line, letters).words.length === 0;
  return lines.every(isWork) ? lines : null;
}

function looksMathematical(text: string, letters: ReadonlySet<string>): boolean {
  return (
    /[\d=<>≤≥√π∞^\\]/u.test(text) ||
    (text.match(/\p{L}/gu) ?? []).some((letter) => letters.has(letter))
  );
}

/** What could answer a problem: it can be read, and is no bare unknown nor a statement about numbers alone. */
function isAnswerLike(piece: string, locale: Locale): boolean {
  const read = readMathematics(piece, readingIn(locale));
  if (!read.ok || read.expression.kind === "words" || read.expression.kind === "symbol")
    return false;
  return read.expression.kind !== "relation" || /\p{L}/u.test(piece);
}

/**
 * Whether a text certainly answers in words: it is such an answer anywhere ("no solution"), or the key has words and the
 * text no others than they, the problem and its signs read aloud do.
 */
function isAnswerInWords(text: string, { key, prompt, misconceptions }: ExpressionItem): boolean {
  if (answersInWords(text)) return true;
  const read = readMathematics(key.expression);
  const isInWords = read.ok && read.expression.kind === "words";
  if (key.policy.words === undefined && !isInWords) return false;
  const known = new Set(
    [
      key.expression,
      ...(key.policy.words ?? []),
      ...misconceptions.map(({ answer }) => answer),
      ...Object.values(prompt),
      ...Object.values(vocabularies).flatMap(({ relations }) => Object.values(relations)),
    ].flatMap(wordsOf),
  );
  const said = wordsOf(text);
  return said.length > 0 && said.every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return normaliseWords(text).match(/[\p{L}\d]+|[<>=≤≥]+/gu) ?? [];
}
