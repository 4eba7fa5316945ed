import { exactValue } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { fromInteger, type Rational, round, fraction } from "../../numbers/rational.ts";
import * as real from "./fixed-point.ts";

/**
 * Whether two constant expressions are the same real number, decided by 400 binary digits: equal within 2^-150
 * of their size. null where one has no real value we can compute.
 */
export function compareConstants(a: Expression, b: Expression): boolean | null {
  const left = evaluate(a);
  const right = evaluate(b);
  if (left === null || right === null) return null;
  const size = magnitude(left) > magnitude(right) ? magnitude(left) : magnitude(right);
  if (size === 0n) return true;
  // Below this size the digits left are too few to tell anything.
  if (size < real.unit >> 220n) return null;
  return magnitude(left - right) <= size >> 150n;
}

/** The value of a constant expression to within 10^-60, or null. */
export function approximate(expression: Expression): Rational | null {
  const value = evaluate(expression);
  return value === null ? null : round(fraction(value, real.unit), 60);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function evaluate(e: Expression): bigint | null {
  switch (e.kind) {
    case "number":
      return real.fromRational(e.value);
    case "constant":
      return e.name === "pi" ? real.pi : e.name === "e" ? real.exp(real.unit) : null;
    case "sum":
      return fold(e.terms, 0n, (a, b) => a + b);
    case "product":
      return fold(e.factors, real.unit, real.times);
    case "negative":
      return over(e.of, (value) => -value);
    case "percent":
      return over(e.of, (value) => value / 100n);
    case "quotient":
      return both(e.numerator, e.denominator, real.over);
    case "power":
      return power(e.base, e.exponent);
    case "quantity":
      return e.unit === "deg" ? over(e.value, (value) => real.times(value, real.pi) / 180n) : null;
    case "call":
      return call(e.name, e.args);
    default:
      return null;
  }
}

function fold(
  items: readonly Expression[],
  start: bigint,
  join: (a: bigint, b: bigint) => bigint,
): bigint | null {
  let result = start;
  for (const item of items) {
    const value = evaluate(item);
    if (value === null) return null;
    result = join(result, value);
  }
  return result;
}

function over(e: Expression, map: (value: bigint) => bigint | null): bigint | null {
  const value = evaluate(e);
  return value === null ? null : map(value);
}

function both(
  a: Expression,
  b: Expression,
  join: (a: bigint, b: bigint) => bigint | null,
): bigint | null {
  return over(a, (left) => over(b, (right) => join(left, right)));
}

function power(base: Expression, exponent: Expression): bigint | null {
  const exact = exactValue(exponent);
  if (exact && exact.d <= 64n && magnitude(exact.n) <= 10_000n)
    return over(base, (value) => rationalPower(value, exact));
  return both(base, exponent, (value, raised) => {
    const natural = real.ln(value);
    return natural === null ? null : real.exp(real.times(natural, raised));
  });
}

function rationalPower(base: bigint, exponent: Rational): bigint | null {
  const start = real.root(base, exponent.d);
  if (start === null) return null;
  let result = real.unit;
  let square = start;
  for (let rest = magnitude(exponent.n); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = real.times(result, square);
    square = real.times(square, square);
    if (square > real.unit << 4000n) return null;
  }
  return exponent.n < 0n ? real.over(real.unit, result) : result;
}

function call(name: string, args: readonly Expression[]): bigint | null {
  const [first, second] = args;
  if (!first) return null;
  switch (name) {
    case "sqrt":
      return over(first, (x) => real.root(x, 2n));
    case "root": {
      const index = second && exactValue(second);
      return index?.d === 1n ? over(first, (x) => real.root(x, index.n)) : null;
    }
    case "exp":
      return over(first, real.exp);
    case "ln":
      return over(first, real.ln);
    case "log":
      return both(
        first,
        second ?? { kind: "number", value: fromInteger(10), written: "integer", places: 0 },
        logarithm,
      );
    case "abs":
      return over(first, magnitude);
    case "sin":
      return over(first, real.sin);
    case "cos":
      return over(first, real.cos);
    case "tan":
      return over(first, (x) => real.over(real.sin(x), real.cos(x)));
    case "cot":
      return over(first, (x) => real.over(real.cos(x), real.sin(x)));
    case "sec":
      return over(first, (x) => real.over(real.unit, real.cos(x)));
    case "csc":
      return over(first, (x) => real.over(real.unit, real.sin(x)));
    case "arctan":
      return over(first, real.arctan);
    case "arcsin":
      return over(first, real.arcsin);
    case "arccos":
      return over(first, (x) => {
        const sine = real.arcsin(x);
        return sine === null ? null : real.pi / 2n - sine;
      });
    default: {
      const value = exactValue({ kind: "call", name, args: [...args] });
      return value ? real.fromRational(value) : null;
    }
  }
}

function logarithm(x: bigint, base: bigint): bigint | null {
  const above = real.ln(x);
  const below = real.ln(base);
  return above === null || below === null ? null : real.over(above, below);
}
