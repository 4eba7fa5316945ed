import type { Locale } from "#shared/locale.ts";
import type { NumberFact } from "../subject.ts";
import { isExpressionItem, type Item } from "../../item.ts";
import type { Expression } from "../../notation/expression.ts";
import { compareExpressions } from "../../mathematics/equivalence.ts";
import { symbolsOf } from "../../mathematics/inspect.ts";
import { approximate } from "../../mathematics/numeric/precise.ts";
import { compare } from "../../numbers/rational.ts";
import { toTyped } from "../../notation/print.ts";
import { readMathematics } from "../../notation/read.ts";
import { crossAsTimes, partedByLetters } from "../../notation/reading/letters.ts";
import { anyLetter } from "./own/own-text.ts";
import { oneSign } from "../../text/one-sign.ts";
import { readingIn } from "../../text/reading-in.ts";
import { markInLanguage } from "./answers/mark-in-language.ts";

type Relation = "<" | ">" | "=";

/** A cross between numbers is a sign: no letter stands in what is asked of them. */
const noLetters: ReadonlySet<string> = new Set();

/** A number, or a calculation with numbers alone. */
const number = String.raw`-?\d+(?:[.,]\d+)?%?(?:\s*[-+*/^×÷]\s*\d+(?:[.,]\d+)?%?)*`;

/** How one number is told to be to another. */
const compared: Readonly<Record<Relation, string>> = {
  ">": "(?:bigger|greater|larger|higher|longer|heavier|more|mayor|m[aá]s (?:grande|largo|alto)s?|m[aá]s)(?: than| que)|>",
  "<": "(?:smaller|less|lower|shorter|lighter|fewer|menor|m[aá]s (?:chic[oa]|pequeñ[oa]|corto|bajo)|menos)(?: than| que)|<",
  "=": "(?:the )?same (?:as|thing as)|equal to|equals|makes|gives|(?:lo )?mismo que|igual (?:a|que)|(?:que )?(?:son|es|da|dan)|is|are|=",
};

const told = Object.entries(compared).map(
  ([relation, words]) =>
    [
      relation,
      new RegExp(
        `(?<![\\d.,/])(?<!(?<!\\p{L})(?:at|in|on|to|trial|line|step|en|a|l[ií]nea|paso)\\s)(${number})\\s*(?:is|are|es|son|be|was|isn'?t|isnt|aren'?t|no es)?\\s*(?:${words})\\s*(?:an? |un[oa]? )?(${number})(?![\\d/]|[.,]\\d)`,
        "iu",
      ),
    ] as const,
);

/** Which of two is asked for: "which is bigger, 3.5 or 3.12". */
const which = new RegExp(
  `(?:bigger|greater|larger|more|smaller|less|mayor|menor|m[aá]s grande|m[aá]s (?:chic[oa]|pequeñ[oa]))[\\s,:]+(${number})\\s*(?:or|o)\\s*(${number})(?![\\d/]|[.,]\\d)`,
  "iu",
);

/**
 * What a message asks of two numbers, told by working it out: "is 3.5 bigger than 3.12 or not". Null where it asks of none,
 * or of what the open problem asks for: both numbers stand there, or it is what the problem comes to.
 */
export function numberFact(message: string, open: Item | null, locale: Locale): NumberFact | null {
  const text = crossAsTimes(oneSign(message), noLetters);
  const named = askedOf(text);
  const asked = named && asDecimals(named, text);
  if (!asked) return null;
  const [left, right] = [asked.left, asked.right].map((side) => readNumber(side, locale));
  if (!left || !right) return null;
  const so = relationOf(left, right);
  if (!so) return null;
  // Who takes two for the same that are not is told just that: which is more is not asked.
  const isTakenForSame = asked.relation === "=" && so !== "=";
  const line = `${toTyped(left)} ${isTakenForSame ? "≠" : so} ${toTyped(right)}`;
  if (open && tells(open, asked, line, locale)) return null;
  return { line, holds: asked.relation === null ? null : asked.relation === so };
}

type Asked = { left: string; right: string; relation: Relation | null };

function askedOf(text: string): Asked | null {
  for (const [relation, pattern] of told) {
    const [, left, right] = pattern.exec(text) ?? [];
    if (left !== undefined && right !== undefined && isRelation(relation))
      return { left, right, relation };
  }
  const [, left, right] = which.exec(text) ?? [];
  return left !== undefined && right !== undefined ? { left, right, relation: null } : null;
}

/** An equation of expressions in letters that a message states, and whether it holds for all of them: "x^2/x^5 = x^-3". */
export function formulaFact(message: string): NumberFact | null {
  const text = oneSign(message);
  const [piece, ...others] = partedByLetters(text, anyLetter(text)).pieces.filter((one) =>
    one.includes("="),
  );
  const read = piece === undefined || others.length > 0 ? null : readMathematics(piece);
  if (!read?.ok) return null;
  const lines = read.expression.kind === "and" ? read.expression.parts : [read.expression];
  const areEquations = lines.every(
    (line) =>
      line.kind === "relation" &&
      line.operator === "=" &&
      symbolsOf(line.left).size > 0 &&
      line.left.kind !== "symbol",
  );
  if (!areEquations) return null;
  const first = lines.find(
    (line) => line.kind === "relation" && !compareExpressions(line.left, line.right).equal,
  );
  if (first?.kind === "relation")
    return { line: `${toTyped(first.left)} ≠ ${toTyped(first.right)}`, holds: false };
  return { line: toTyped(read.expression), holds: true };
}

/** "61 is bigger than 7 so 0.61 wins over 0.7": the decimals whose figures are compared, which is what is asked. */
function asDecimals(asked: Asked, text: string): Asked {
  const decimals = text.match(/(?<![\d.,])\d+[.,]\d+(?![\d.,]*\d)/gu) ?? [];
  const whole = (figures: string) => decimals.find((one) => one.split(/[.,]/u)[1] === figures);
  const [left, right] = [whole(asked.left), whole(asked.right)];
  return left !== undefined && right !== undefined ? { ...asked, left, right } : asked;
}

function isRelation(text: string): text is Relation {
  return text in compared;
}

function readNumber(text: string, locale: Locale): Expression | null {
  const read = readMathematics(text, readingIn(locale));
  return read.ok && symbolsOf(read.expression).size === 0 ? read.expression : null;
}

function relationOf(left: Expression, right: Expression): Relation | null {
  if (compareExpressions(left, right).equal) return "=";
  const [one, other] = [approximate(left), approximate(right)];
  if (!one || !other) return null;
  return compare(one, other) < 0 ? "<" : ">";
}

/** Whether a fact would do a part of the open problem for the student. */
function tells(item: Item, { left, right }: Asked, line: string, locale: Locale): boolean {
  const shown = new Set(item.prompt[locale].match(/\d+(?:[.,]\d+)?/gu) ?? []);
  const isShown = (side: string) =>
    (side.match(/\d+(?:[.,]\d+)?/gu) ?? []).every((figure) => shown.has(figure));
  if (isShown(left) && isShown(right)) return true;
  return (
    isExpressionItem(item) &&
    [left, right, line].some((said) => markInLanguage(item.key, said, locale).outcome !== "wrong")
  );
}
