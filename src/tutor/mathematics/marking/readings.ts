import { exactValue } from "../canonical.ts";
import type { Expression, ReadResult } from "../../notation/expression.ts";
import { isScalar, mentions, symbolsOf } from "../inspect.ts";
import { isInteger } from "../../numbers/rational.ts";
import { readMathematics, type ReadOptions } from "../../notation/read.ts";
import type { AnswerKey, MarkingPolicy } from "../../items/receipt.ts";
import { traitsOf } from "../traits.ts";
import { spelledNumber } from "./spelled-number.ts";

/** How the student writes numbers. */
export type AnswerOptions = Pick<ReadOptions, "decimalComma">;

/** Units of one letter, which are read as variables unless the other side has a unit. */
const shortUnits = ["m", "g", "t", "L", "s", "h", "N", "J", "W", "V", "A"];

const assigned = /(?:^|[,;{]|\b(?:or|and|o|y)\b)\s*([a-z])\s*(?:\([a-z]\)\s*)?=/giu;

/** Reads the key; the names it gives values to are unknowns, also where they are called i or e. */
export function readKey(key: AnswerKey): ReadResult {
  return readMathematics(key.expression.replaceAll(powerOfTen, "*"), keyOptions(key));
}

/** The cross of "5x10^3". */
const powerOfTen = /(?<=\d ?)x(?= ?10\^)/giu;

/** Reads an answer the way that its key suggests first. */
export function readGiven(
  key: AnswerKey,
  given: string,
  expected: ReadResult,
  options: AnswerOptions,
): ReadResult {
  return readMathematics(given, givenOptions(key, expected, options));
}

function keyOptions(key: AnswerKey): ReadOptions {
  const named = key.expression.includes("=") ? [...key.expression.matchAll(assigned)] : [];
  const unknowns = [
    ...named.map((match) => match[1] ?? ""),
    ...(key.policy.variable === undefined ? [] : [key.policy.variable]),
    ...(key.policy.unknowns ?? []),
  ];
  return { ...unitOptions(key.policy), unknowns };
}

function givenOptions(key: AnswerKey, expected: ReadResult, options: AnswerOptions): ReadOptions {
  const pointThousands =
    options.decimalComma === true && expected.ok && isWhole(expected.expression);
  return { ...keyOptions(key), ...options, pointThousands };
}

/** Where a unit is asked for, one-letter units are units too. */
function unitOptions(policy: MarkingPolicy): ReadOptions {
  return policy.unit === undefined ? {} : { units: shortUnits };
}

function isWhole(key: Expression): boolean {
  if (key.kind === "quantity") return isWhole(key.value);
  if (key.kind === "relation") return isWhole(key.right);
  const value = isScalar(key) ? exactValue(key) : null;
  return value !== null && isInteger(value);
}

/**
 * The other ways in which key and answer may be meant, the likeliest first: thousands or a list, 0.1(6) or a product,
 * units or variables, 2E3 or 2·E·3, "3 and 1/2", "seven". Only what the texts give reason for is read again.
 */
export function* otherReadings(
  key: AnswerKey,
  given: string,
  expected: ReadResult,
  first: ReadResult,
  options: AnswerOptions,
): Generator<[Expression, Expression]> {
  const keyStyle = keyOptions(key);
  const style = givenOptions(key, expected, options);
  for (const [keyChange, givenChange] of changes(key, given, expected, first, options)) {
    const keyAgain = keyChange
      ? readMathematics(key.expression, { ...keyStyle, ...keyChange })
      : expected;
    const again = readMathematics(given, { ...style, ...givenChange });
    if (keyAgain.ok && again.ok) yield [keyAgain.expression, again.expression];
  }
  if (options.decimalComma === true) {
    for (const units of writtenWithCommas(key.expression) ? [{}, { units: shortUnits }] : []) {
      const keyAgain = readMathematics(key.expression, {
        ...keyStyle,
        decimalComma: true,
        ...units,
      });
      const again = readMathematics(given, { ...style, ...units });
      if (keyAgain.ok && again.ok) yield [keyAgain.expression, again.expression];
    }
    const joined = key.expression.replaceAll(/(?<=\d) [yo] (?=[-−]?\d)/gu, "; ");
    const listed = joined === key.expression ? null : readMathematics(joined, keyStyle);
    if (listed?.ok && first.ok) yield [listed.expression, first.expression];
  }
  // "x1 = 3, x2 = 5": indices without their stroke.
  const indexed = given.includes("=")
    ? given.replaceAll(/(?<![\p{L}\d_])(\p{L})([1-9])(?=\s*=)/gu, "$1_$2")
    : given;
  const counted = indexed === given ? null : readMathematics(indexed, style);
  if (expected.ok && counted?.ok) yield [expected.expression, counted.expression];
  const meant = expected.ok ? asTyped(given, expected.expression, first) : null;
  const retold = meant === null ? null : readMathematics(meant, style);
  if (expected.ok && retold?.ok) yield [expected.expression, retold.expression];
  const mixed = given.replace(/^(\s*[-−]?\d+)\s+(?:and|y)\s+(?=\d+\s*\/\s*\d+\s*$)/iu, "$1 ");
  const plainer = mixed === given ? spelledNumber(given) : mixed;
  const again = plainer === null ? null : readMathematics(plainer, style);
  if (expected.ok && again?.ok) yield [expected.expression, again.expression];
}

/**
 * Whether the key itself may have decimal commas: where students write them, a comma between digits that parts no thousands and stands
 * in no brackets that it would part ("(2,5)" is a pair, "(0,5; 2)" is one too).
 */
function writtenWithCommas(key: string): boolean {
  return (
    /\d,\d/u.test(key) &&
    !/\d\.\d|\d,\d{3}(?!\d)|\d,\d+,/u.test(key) &&
    (key.includes(";") || !/[([{\]][^()[\]{}]*\d,\d[^()[\]{}]*[)\]}[]/u.test(key))
  );
}

/** Pairs of changes to how the key and the answer are read; null reads the key as before. */
function* changes(
  key: AnswerKey,
  given: string,
  expected: ReadResult,
  first: ReadResult,
  options: AnswerOptions,
): Generator<[ReadOptions | null, ReadOptions]> {
  const several = expected.ok && !isScalar(expected.expression);
  if (several && /\d,\d/u.test(given)) {
    yield [null, { decimalComma: false, thousands: false }];
    yield [null, { decimalComma: false }];
  }
  if (several && options.decimalComma && /\d\.\d{3}(?!\d)/u.test(given))
    yield [null, { pointThousands: true }];
  if (endsInBrackets(given)) yield [null, { repeatingBrackets: true }];
  if (endsInBrackets(key.expression)) yield [{ repeatingBrackets: true }, {}];
  const keyHas = expected.ok && hasQuantity(expected.expression);
  const givenHas = first.ok && hasQuantity(first.expression);
  if (keyHas || givenHas) yield [{ units: shortUnits }, { units: shortUnits }];
  else if (endsInShortUnit.test(given)) yield [null, { units: shortUnits }];
  else if (endsInShortUnit.test(key.expression)) yield [{ units: shortUnits }, {}];
  if (keyHas !== givenHas) yield [{ units: false }, { units: false }];
  for (const scientific of [true, false]) {
    if (/\de[+-]?\d/iu.test(key.expression)) yield [{ scientific }, {}];
    if (/\de[+-]?\d/iu.test(given)) yield [null, { scientific }];
  }
}

/** "5 m", "25 m/s", "20 m^2": what may be a unit of one letter, or of two such. */
const endsInShortUnit = /\d\s+\p{L}(?:\^?[23²³]|\/\p{L})?\s*$/u;

/** "10times": a number with a noun of four letters or more right behind it. */
const gluedNoun = /^\s*-?\d[\d.,]*(?=\p{L}{4,}\s*$)/u;

/** An answer as it was meant where keys of the keyboard slipped: "10times" for "10 times", "2772 > X" for x; null where nothing did. */
function asTyped(given: string, key: Expression, first: ReadResult): string | null {
  const names = symbolsOf(key);
  const number = names.size === 0 ? gluedNoun.exec(given)?.[0] : undefined;
  const noun = number === undefined ? "" : given.slice(number.length);
  if (number !== undefined) return /[aeiou]/iu.test(noun) ? `${number} ${noun}` : null;
  // ",5", and a list that only spaces part.
  if (/^\s*-?,\d+\s*$/u.test(given)) return given.replace(",", ".");
  if (!first.ok && isList(key) && /^\s*-?[\d./]+(?:\s+-?[\d./]+)+\s*$/u.test(given))
    return given.trim().replaceAll(/\s+/gu, "; ");
  // "X > 3": of one unknown that a relation speaks of; in an expression x and X are two letters.
  const [name, more] = names;
  if (!first.ok || name === undefined || more !== undefined || !isRelated(key)) return null;
  const other = otherCase(name);
  const [own, another] = symbolsOf(first.expression);
  return own === other && another === undefined ? given.replaceAll(other, name) : null;
}

function isList({ kind }: Expression): boolean {
  return kind === "list" || kind === "set";
}

function isRelated({ kind }: Expression): boolean {
  return kind === "relation" || kind === "and" || kind === "or";
}

function otherCase(name: string): string {
  return name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
}

/** "0.1(6)": decimals that may repeat what stands in brackets. */
function endsInBrackets(text: string): boolean {
  return /[.,]/.test(text) && /[.,]\d+\(\d+\)/u.test(text);
}

function hasQuantity(e: Expression): boolean {
  return traitsOf(e).units && mentions(e, (part) => part.kind === "quantity");
}
