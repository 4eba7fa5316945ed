import {
  add,
  bitLength,
  equals,
  fraction,
  fromInteger,
  isZero,
  multiply,
  negate,
  one,
  type Rational,
  toText,
} from "../../numbers/rational.ts";
import type { Factor, Polynomial, Term } from "./atom.ts";
import { NoCanonicalForm, spend, type Work } from "./work.ts";

const maxBits = 20_000;
/** Functions of functions have the text of what they are applied to in their keys. */
const maxKey = 4_000;

/** The polynomial that is zero, and the one that is one. */
export const zeroPolynomial: Polynomial = new Map();
export const onePolynomial: Polynomial = constant(one);
const minusOne = negate(one);

export function constant(value: Rational): Polynomial {
  return isZero(value) ? new Map() : new Map().set("", { coefficient: value, factors: [] });
}

/** The polynomial that is one factor. */
export function fromFactor(factor: Factor): Polynomial {
  return isZero(factor.exponent)
    ? onePolynomial
    : fromTerm({ coefficient: one, factors: [factor] });
}

export function fromTerm(term: Term): Polynomial {
  return new Map().set(keyOf(term.factors), term);
}

/** The key under which terms with the same factors meet. */
export function keyOf(factors: readonly Factor[]): string {
  let key = "";
  for (const { atom, exponent } of factors) {
    key +=
      exponent.n === 1n && exponent.d === 1n ? `·${atom.key}` : `·${atom.key}^${toText(exponent)}`;
  }
  if (key.length > maxKey) throw new NoCanonicalForm("too large");
  return key;
}

/** A text that is the same for the same polynomial. */
export function polynomialKey(polynomial: Polynomial): string {
  const only = onlyTerm(polynomial);
  if (only) return `${toText(only.coefficient)}${keyOf(only.factors)}`;
  return [...polynomial.entries()]
    .map(([key, term]) => `${toText(term.coefficient)}${key}`)
    .sort()
    .join("+");
}

/** The only term, where there is exactly one. */
export function onlyTerm(polynomial: Polynomial): Term | null {
  if (polynomial.size !== 1) return null;
  for (const term of polynomial.values()) return term;
  return null;
}

/** The value of a polynomial without atoms, else null. */
export function constantValue(polynomial: Polynomial): Rational | null {
  if (polynomial.size === 0) return fromInteger(0);
  const term = onlyTerm(polynomial);
  return term && term.factors.length === 0 ? term.coefficient : null;
}

export function addPolynomials(a: Polynomial, b: Polynomial, work: Work): Polynomial {
  return sumOf([a, b], work);
}

/** The sum of one polynomial or more. */
export function sumOf(polynomials: readonly Polynomial[], work: Work): Polynomial {
  const [first, ...others] = polynomials;
  const sum = new Map(first);
  for (const other of others) {
    spend(work, sum.size + other.size);
    for (const [key, term] of other) addTerm(sum, key, term);
  }
  return sum;
}

/** a − b, term by term: most terms of equal polynomials vanish, and are not made twice. */
export function subtractPolynomials(a: Polynomial, b: Polynomial, work: Work): Polynomial {
  spend(work, a.size + b.size);
  const difference = new Map(a);
  for (const [key, { coefficient, factors }] of b) {
    const before = difference.get(key);
    if (before && equals(before.coefficient, coefficient)) difference.delete(key);
    else addTerm(difference, key, { coefficient: negate(coefficient), factors });
  }
  return difference;
}

function addTerm(sum: Map<string, Term>, key: string, term: Term): void {
  const before = sum.get(key);
  if (!before) {
    sum.set(key, term);
    return;
  }
  const coefficient = add(before.coefficient, term.coefficient);
  if (isZero(coefficient)) sum.delete(key);
  else sum.set(key, { coefficient, factors: term.factors });
}

export function scale(polynomial: Polynomial, by: Rational): Polynomial {
  if (isZero(by)) return zeroPolynomial;
  if (by.n === 1n && by.d === 1n) return polynomial;
  const scaled = new Map<string, Term>();
  for (const [key, term] of polynomial) {
    scaled.set(key, { coefficient: multiply(term.coefficient, by), factors: term.factors });
  }
  return scaled;
}

export function negatePolynomial(polynomial: Polynomial): Polynomial {
  return scale(polynomial, minusOne);
}

/** The product, with the relations of the atoms (i² = -1, √2·√2 = 2, sin² = 1 − cos² …) applied. */
export function multiplyPolynomials(a: Polynomial, b: Polynomial, work: Work): Polynomial {
  if (a === onePolynomial) return b;
  if (b === onePolynomial) return a;
  spend(work, a.size * b.size + 1);
  const [left, right] = [onlyTerm(a), onlyTerm(b)];
  if (left && left.factors.length === 0) return timesNumber(b, left.coefficient);
  if (right && right.factors.length === 0) return timesNumber(a, right.coefficient);
  const product = new Map<string, Term>();
  for (const [leftKey, first] of a) {
    for (const [rightKey, second] of b) {
      const coefficient = bounded(multiply(first.coefficient, second.coefficient));
      if (first.factors.length === 0) {
        addTerm(product, rightKey, { coefficient, factors: second.factors });
      } else if (second.factors.length === 0) {
        addTerm(product, leftKey, { coefficient, factors: first.factors });
      } else {
        const { term, times } = mergeFactors(coefficient, first.factors, second.factors, work);
        if (times === onePolynomial) addTerm(product, keyOf(term.factors), term);
        else
          for (const [key, part] of multiplyPolynomials(times, fromTerm(term), work))
            addTerm(product, key, part);
      }
    }
  }
  return product;
}

/** The polynomial times a number other than zero, within the bounds of numbers. */
function timesNumber(polynomial: Polynomial, by: Rational): Polynomial {
  const product = new Map<string, Term>();
  for (const [key, { coefficient, factors }] of polynomial)
    product.set(key, { coefficient: bounded(multiply(coefficient, by)), factors });
  return product;
}

function bounded(value: Rational): Rational {
  if (bitLength(value.n) > maxBits || bitLength(value.d) > maxBits)
    throw new NoCanonicalForm("too large");
  return value;
}

/** The product of two terms: a term, times a sum where a relation turns a power into one. */
function mergeFactors(
  coefficient: Rational,
  left: readonly Factor[],
  right: readonly Factor[],
  work: Work,
): { term: Term; times: Polynomial } {
  spend(work, left.length + right.length);
  let value = coefficient;
  let extra: Polynomial = onePolynomial;
  const factors: Factor[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const a = left[i];
    const b = right[j];
    if (!a || !b) {
      for (const factor of a ? left.slice(i) : right.slice(j)) factors.push(factor);
      break;
    }
    if (a.atom.key === b.atom.key) {
      const reduced = reduceFactor({ atom: a.atom, exponent: add(a.exponent, b.exponent) }, work);
      if (reduced.factor && !isZero(reduced.factor.exponent)) factors.push(reduced.factor);
      value = multiply(value, reduced.coefficient);
      if (reduced.times) extra = multiplyPolynomials(extra, reduced.times, work);
      i++;
      j++;
    } else if (a.atom.key < b.atom.key) {
      factors.push(a);
      i++;
    } else {
      factors.push(b);
      j++;
    }
  }
  return { term: { coefficient: value, factors }, times: extra };
}

type Reduced = { coefficient: Rational; factor: Factor | null; times: Polynomial | null };

/** A factor brought into the range its atom allows: i³ is -i, 2^(3/2) is 2·√2, |P|² is P². */
function reduceFactor(factor: Factor, work: Work): Reduced {
  const { atom, exponent } = factor;
  switch (atom.kind) {
    case "imaginary": {
      if (exponent.d !== 1n) throw new NoCanonicalForm("a root of i");
      const turns = ((exponent.n % 4n) + 4n) % 4n;
      return {
        coefficient: turns > 1n ? fromInteger(-1) : one,
        factor: power(factor, turns % 2n),
        times: null,
      };
    }
    case "radical": {
      const whole = floorOf(exponent);
      const value = bounded(wholePower(atom.base, whole));
      return { coefficient: value, factor: without(factor, whole), times: null };
    }
    case "root": {
      const whole = floorOf(exponent);
      return {
        coefficient: one,
        factor: without(factor, whole),
        times: wholePolynomialPower(atom.base, whole, work),
      };
    }
    case "absolute":
    case "sine": {
      if (exponent.d !== 1n || exponent.n < 2n) return { coefficient: one, factor, times: null };
      const pairs = exponent.n / 2n;
      return {
        coefficient: one,
        factor: power(factor, exponent.n % 2n),
        times: wholePolynomialPower(squareOf(atom, work), pairs, work),
      };
    }
    default:
      return { coefficient: one, factor, times: null };
  }
}

function squareOf(
  atom: Extract<Factor["atom"], { kind: "absolute" | "sine" }>,
  work: Work,
): Polynomial {
  if (atom.kind === "absolute") return multiplyPolynomials(atom.of, atom.of, work);
  const cosine = fromFactor({ atom: atom.cosine, exponent: fromInteger(2) });
  return addPolynomials(onePolynomial, negatePolynomial(cosine), work);
}

function power(factor: Factor, exponent: bigint): Factor | null {
  return exponent === 0n ? null : { atom: factor.atom, exponent: fromInteger(exponent) };
}

function without(factor: Factor, whole: bigint): Factor | null {
  const exponent = fraction(factor.exponent.n - whole * factor.exponent.d, factor.exponent.d);
  return isZero(exponent) ? null : { atom: factor.atom, exponent };
}

function floorOf(exponent: Rational): bigint {
  const quotient = exponent.n / exponent.d;
  return exponent.n % exponent.d < 0n ? quotient - 1n : quotient;
}

function wholePower(base: bigint, exponent: bigint): Rational {
  const size = exponent < 0n ? -exponent : exponent;
  if (size * BigInt(bitLength(base)) > BigInt(maxBits)) throw new NoCanonicalForm("too large");
  return exponent < 0n ? fraction(1n, base ** size) : fromInteger(base ** size);
}

/** A polynomial to a whole exponent of at least zero, by squaring. */
export function wholePolynomialPower(base: Polynomial, exponent: bigint, work: Work): Polynomial {
  if (exponent < 0n || exponent > 1000n) throw new NoCanonicalForm("exponent out of range");
  let result = onePolynomial;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = multiplyPolynomials(result, square, work);
    if (rest > 1n) square = multiplyPolynomials(square, square, work);
  }
  return result;
}
