import {
  add,
  bitLength,
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  power,
  subtract,
  type Rational,
} from "../../../numbers/rational.ts";
import type { Token } from "./tokens.ts";

/** Deeper brackets and longer sums than a tutor's sentence holds are not decided. */
const depthMax = 20;
const bitsMax = 2_000;

type Cursor = {
  tokens: readonly Token[];
  at: number;
  depth: number;
  /** Which value to take for a number that can be read in two ways. */
  reading: 0 | 1;
};

class Undecided extends Error {}

/**
 * The exact value of tokens that hold one whole expression, or null where it has none that we can tell
 * (variables, words, roots that do not end, anything unfinished). `reading` 1 takes 1,234 the other way.
 */
export function evaluate(tokens: readonly Token[], reading: 0 | 1): Rational | null {
  const cursor: Cursor = { tokens, at: 0, depth: 0, reading };
  try {
    const value = sum(cursor);
    return cursor.at === tokens.length ? value : null;
  } catch (error) {
    if (error instanceof Undecided || error instanceof RangeError) return null;
    throw error;
  }
}

function signAt(cursor: Cursor): string | null {
  const token = cursor.tokens[cursor.at];
  return token?.kind === "sign" ? token.sign : null;
}

function sum(cursor: Cursor): Rational {
  if (++cursor.depth > depthMax) throw new Undecided();
  let percents = percentAt(cursor);
  let value = product(cursor);
  for (;;) {
    const sign = signAt(cursor);
    if (sign !== "+" && sign !== "-") break;
    cursor.at++;
    // 20 + 10 % may mean 22: what a percentage is of stands elsewhere.
    const percent = percentAt(cursor);
    if (percent !== percents) throw new Undecided();
    percents = percent;
    const next = product(cursor);
    value = bounded(sign === "+" ? add(value, next) : subtract(value, next));
  }
  cursor.depth--;
  return value;
}

function percentAt(cursor: Cursor): boolean {
  const token = cursor.tokens[cursor.at];
  const next = cursor.tokens[cursor.at + 1];
  const taken = next?.kind === "sign" && (next.sign === "of" || next.sign === "*");
  return token?.kind === "number" && token.percent && !taken;
}

function product(cursor: Cursor): Rational {
  let value = factor(cursor);
  for (;;) {
    const sign = signAt(cursor);
    if (sign === "*" || sign === "/") {
      cursor.at++;
      const next = tightFraction(cursor) ?? factor(cursor);
      if (sign === "/" && isZero(next)) throw new Undecided();
      value = bounded(sign === "*" ? multiply(value, next) : divide(value, next));
    } else if (sign === "of") {
      const before = cursor.tokens[cursor.at - 1];
      const part = before?.kind === "number" && (before.percent || value.d !== 1n);
      const quotient = cursor.tokens[cursor.at - 2];
      if (!part && !(quotient?.kind === "sign" && quotient.sign === "/")) throw new Undecided();
      cursor.at++;
      value = bounded(multiply(value, factor(cursor)));
    } else if (sign === "(") {
      value = bounded(multiply(value, factor(cursor)));
    } else return value;
  }
}

/** A fraction written without spaces behind a sign with one: 3 ÷ 1/2 is 3 by a half. */
function tightFraction(cursor: Cursor): Rational | null {
  const [before, top, bar, bottom] = cursor.tokens.slice(cursor.at - 1, cursor.at + 3);
  if (top?.kind !== "number" || bottom?.kind !== "number") return null;
  if (bar?.kind !== "sign" || bar.sign !== "/" || isZero(bottom.values[0])) return null;
  const isTight = top.end === bar.at && bar.end === bottom.at && (before?.end ?? 0) < top.at;
  if (!isTight) return null;
  cursor.at += 3;
  return divide(top.values[0], bottom.values[0]);
}

function factor(cursor: Cursor): Rational {
  const sign = signAt(cursor);
  if (sign === "-" || sign === "twice" || sign === "thrice") {
    cursor.at++;
    if (++cursor.depth > depthMax) throw new Undecided();
    const value = factor(cursor);
    cursor.depth--;
    if (sign === "-") return negate(value);
    return multiply(value, fromInteger(sign === "twice" ? 2 : 3));
  }
  if (sign === "sqrt") {
    cursor.at++;
    return root(primary(cursor));
  }
  const base = primary(cursor);
  if (signAt(cursor) !== "^") return base;
  cursor.at++;
  const negative = signAt(cursor) === "-";
  if (negative) cursor.at++;
  const exponent = primary(cursor);
  if (exponent.d !== 1n || bitLength(exponent.n) > 12) throw new Undecided();
  const raised = power(base, negative ? -exponent.n : exponent.n);
  if (raised === null) throw new Undecided();
  return bounded(raised);
}

function primary(cursor: Cursor): Rational {
  const token = cursor.tokens[cursor.at];
  if (token?.kind === "number") {
    cursor.at++;
    const value = token.values[cursor.reading] ?? token.values[0];
    return withFraction(cursor, token, value);
  }
  if (token?.kind === "sign" && token.sign === "(") {
    cursor.at++;
    const value = sum(cursor);
    if (signAt(cursor) !== ")") throw new Undecided();
    cursor.at++;
    return value;
  }
  throw new Undecided();
}

/** A mixed number: 1 3/4 is one and three quarters. */
function withFraction(cursor: Cursor, whole: Token, value: Rational): Rational {
  const [top, bar, bottom] = cursor.tokens.slice(cursor.at, cursor.at + 3);
  const isFraction =
    top?.kind === "number" &&
    bar?.kind === "sign" &&
    bar.sign === "/" &&
    bottom?.kind === "number" &&
    whole.kind === "number" &&
    value.d === 1n;
  if (!isFraction || isZero(bottom.values[0])) return value;
  cursor.at += 3;
  return add(value, divide(top.values[0], bottom.values[0]));
}

/** The root of a perfect square; any other root is not decided. */
function root(value: Rational): Rational {
  const [n, d] = [wholeRoot(value.n), wholeRoot(value.d)];
  if (n === null || d === null) throw new Undecided();
  return divide(fromInteger(n), fromInteger(d));
}

function wholeRoot(value: bigint): bigint | null {
  if (value < 0n || bitLength(value) > 50) return null;
  const guess = BigInt(Math.round(Math.sqrt(Number(value))));
  return guess * guess === value ? guess : null;
}

function bounded(value: Rational): Rational {
  if (bitLength(value.n) > bitsMax || bitLength(value.d) > bitsMax) throw new Undecided();
  return value;
}
