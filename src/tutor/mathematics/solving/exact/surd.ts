import type { Expression } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add as plus,
  divide as over,
  fraction,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  isZero,
  multiply as times,
  negate,
  one,
  sign,
  toText,
} from "../../../numbers/rational.ts";
import { primeFactors, squareParts } from "./integers.ts";

/** A sum of rational multiples of square roots, exactly: by radicand (free of squares, 1 for the rational part). */
export type Surd = ReadonlyMap<bigint, Rational>;

/** Sums of more roots than this are no school problem. */
const maxRoots = 16;

/** The rational number as a surd. */
export function rationalSurd(value: Rational): Surd {
  return fromEntries([[1n, value]]);
}

/** The value of a surd without roots; null where one is left. */
export function rationalValue(surd: Surd): Rational | null {
  if (surd.size === 0) return fromInteger(0);
  return surd.size === 1 ? (surd.get(1n) ?? null) : null;
}

/** a + b. */
export function addSurds(a: Surd, b: Surd): Surd {
  return fromEntries([...a, ...b]);
}

/** a · k. */
export function scaleSurd(a: Surd, factor: Rational): Surd {
  return fromEntries([...a].map(([radicand, value]) => [radicand, times(value, factor)]));
}

/** a · b: √m·√n = g√(mn/g²) with g = gcd(m, n). */
function multiplySurds(a: Surd, b: Surd): Surd {
  return fromEntries(
    [...a].flatMap(([m, x]) =>
      [...b].map(([n, y]): [bigint, Rational] => {
        const shared = greatestCommonDivisor(m, n);
        return [(m / shared) * (n / shared), times(times(x, y), fromInteger(shared))];
      }),
    ),
  );
}

/** a / b, the denominator made rational by conjugates; null for b = 0 or where it takes more than 8 of them. */
export function divideSurds(a: Surd, b: Surd): Surd | null {
  let [top, bottom] = [a, b];
  for (let round = 0; round < 8; round++) {
    const value = rationalValue(bottom);
    if (value !== null) return isZero(value) ? null : scaleSurd(top, over(one, value));
    const radicand = [...bottom.keys()].find((key) => key !== 1n) ?? 1n;
    const prime = primeFactors(radicand)?.[0]?.prime;
    if (prime === undefined) return null;
    const conjugate = fromEntries(
      [...bottom].map(([key, part]) => [key, key % prime === 0n ? negate(part) : part]),
    );
    top = multiplySurds(top, conjugate);
    bottom = multiplySurds(bottom, conjugate);
  }
  return null;
}

/** The square root of a rational number ≥ 0 as a surd with the least radicand; null otherwise. */
export function squareRoot(value: Rational): Surd | null {
  if (sign(value) < 0) return null;
  if (isZero(value)) return new Map();
  const parts = squareParts(value.n * value.d);
  return parts === null ? null : fromEntries([[parts.inside, fraction(parts.outside, value.d)]]);
}

/**
 * The exact value of an expression in numbers, roots and the names given; null where it has another form
 * (a free name, a root of a sum of roots that is not rational, a relation).
 */
export function surdValue(expression: Expression, values: ReadonlyMap<string, Surd>): Surd | null {
  switch (expression.kind) {
    case "number":
      return rationalSurd(expression.value);
    case "symbol":
    case "constant":
      return values.get(expression.name) ?? null;
    case "negative":
      return mapSurd(expression.of, values, (of) => scaleSurd(of, fromInteger(-1)));
    case "percent":
      return mapSurd(expression.of, values, (of) => scaleSurd(of, fraction(1n, 100n)));
    case "sum":
      return fold(expression.terms, values, addSurds, new Map());
    case "product":
      return fold(expression.factors, values, multiplySurds, rationalSurd(one));
    case "quotient": {
      const top = surdValue(expression.numerator, values);
      const bottom = surdValue(expression.denominator, values);
      return top === null || bottom === null ? null : divideSurds(top, bottom);
    }
    case "power":
      return powerValue(expression.base, expression.exponent, values);
    case "call":
      return rootValue(expression.name, expression.args, values);
    default:
      return null;
  }
}

function powerValue(
  base: Expression,
  exponent: Expression,
  values: ReadonlyMap<string, Surd>,
): Surd | null {
  const of = surdValue(base, values);
  const size = mapSurd(exponent, values, (inner) => inner);
  const count = size === null ? null : rationalValue(size);
  if (of === null || count === null) return null;
  if (count.d === 2n && (count.n === 1n || count.n === -1n)) {
    const inside = rationalValue(of);
    const root = inside === null ? null : squareRoot(inside);
    return root !== null && count.n < 0n ? divideSurds(rationalSurd(one), root) : root;
  }
  if (!isInteger(count) || count.n > 64n || count.n < -64n) return null;
  if (count.n <= 0n && of.size === 0) return null;
  let result = rationalSurd(one);
  for (let step = 0n; step < (count.n < 0n ? -count.n : count.n); step++)
    result = multiplySurds(result, of);
  return count.n < 0n ? divideSurds(rationalSurd(one), result) : result;
}

function rootValue(
  name: string,
  args: readonly Expression[],
  values: ReadonlyMap<string, Surd>,
): Surd | null {
  const [first, second] = args;
  if (name !== "sqrt" || first === undefined || second !== undefined) return null;
  const inside = surdValue(first, values);
  const value = inside === null ? null : rationalValue(inside);
  return value === null ? null : squareRoot(value);
}

function mapSurd(
  of: Expression,
  values: ReadonlyMap<string, Surd>,
  change: (surd: Surd) => Surd,
): Surd | null {
  const inner = surdValue(of, values);
  return inner === null ? null : change(inner);
}

function fold(
  parts: readonly Expression[],
  values: ReadonlyMap<string, Surd>,
  join: (a: Surd, b: Surd) => Surd,
  start: Surd,
): Surd | null {
  let result = start;
  for (const part of parts) {
    const next = surdValue(part, values);
    if (next === null) return null;
    result = join(result, next);
  }
  return result;
}

/** Whether two surds are the same number: their forms are unique. */
export function equalSurds(a: Surd, b: Surd): boolean {
  return addSurds(a, scaleSurd(b, fromInteger(-1))).size === 0;
}

/** A surd as a teacher types it, over one denominator: "3*sqrt(11)/11", "(1 + sqrt(5))/2", "216384 - 7840*sqrt(11)". */
export function writeSurd(surd: Surd): string {
  if (surd.size === 0) return "0";
  const shared = [...surd.values()].reduce(
    (product, { d }) => (product / greatestCommonDivisor(product, d)) * d,
    1n,
  );
  const ordered = [...surd].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = ordered.map(([radicand, value]) => {
    const whole = (value.n * shared) / value.d;
    const size = whole < 0n ? -whole : whole;
    const root = radicand === 1n ? "" : `sqrt(${radicand})`;
    const text = root === "" ? `${size}` : size === 1n ? root : `${size}*${root}`;
    return { negative: whole < 0n, text };
  });
  const joined = parts
    .map(({ negative, text }, index) =>
      index === 0 ? (negative ? `-${text}` : text) : negative ? ` - ${text}` : ` + ${text}`,
    )
    .join("");
  const only = rationalValue(surd);
  if (only !== null) return toText(only);
  if (shared === 1n) return joined;
  return parts.length === 1 ? `${joined}/${shared}` : `(${joined})/${shared}`;
}

function fromEntries(entries: Iterable<readonly [bigint, Rational]>): Surd {
  const result = new Map<bigint, Rational>();
  for (const [radicand, value] of entries) {
    const sum = plus(result.get(radicand) ?? fromInteger(0), value);
    if (isZero(sum)) result.delete(radicand);
    else result.set(radicand, sum);
    if (result.size > maxRoots) throw new RangeError("too many roots");
  }
  return result;
}
