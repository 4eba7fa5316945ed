import {
  add,
  bitLength,
  divide,
  isInteger,
  isZero,
  multiply,
  negate,
  one,
  power,
  type Rational,
  zero,
} from "../../../numbers/rational.ts";
import { FormulaError, NoValue } from "./formula.ts";

/**
 * A value: an exact number, or a polynomial in one unknown. Coefficients from the constant up, the last not zero;
 * zero has none. A number has no letter.
 */
export type Polynomial = {
  readonly letter: string | null;
  readonly coefficients: readonly Rational[];
};

/** What a value may grow to: more is no school problem. */
const limits = { degree: 100, bits: 200 } as const;

export function ofNumber(value: Rational): Polynomial {
  return made(null, [value]);
}

/** The unknown itself. */
export function ofLetter(letter: string): Polynomial {
  return { letter, coefficients: [zero, one] };
}

/** The number that a value is; null where an unknown stands in it. */
export function numberOf(value: Polynomial): Rational | null {
  return value.coefficients.length > 1 ? null : (value.coefficients[0] ?? zero);
}

function made(letter: string | null, coefficients: readonly Rational[]): Polynomial {
  const last = coefficients.findLastIndex((each) => !isZero(each));
  const kept = coefficients.slice(0, last + 1);
  if (kept.length > limits.degree) throw new NoValue("a power too high");
  if (kept.some(({ n, d }) => bitLength(n) > limits.bits || bitLength(d) > limits.bits))
    throw new NoValue("a number too long");
  return { letter: kept.length > 1 ? letter : null, coefficients: kept };
}

function commonLetter(a: Polynomial, b: Polynomial): string | null {
  if (a.letter !== null && b.letter !== null && a.letter !== b.letter)
    throw new FormulaError(`${a.letter} and ${b.letter} in one value: write them apart`);
  return a.letter ?? b.letter;
}

export function plus(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.coefficients.length, b.coefficients.length);
  const sums = Array.from({ length }, (_, at) =>
    add(a.coefficients[at] ?? zero, b.coefficients[at] ?? zero),
  );
  return made(commonLetter(a, b), sums);
}

export function minus(a: Polynomial): Polynomial {
  return { ...a, coefficients: a.coefficients.map(negate) };
}

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const letter = commonLetter(a, b);
  const products: Rational[] = [];
  for (const [i, left] of a.coefficients.entries())
    for (const [j, right] of b.coefficients.entries())
      products[i + j] = add(products[i + j] ?? zero, multiply(left, right));
  return made(letter, products);
}

/** A quotient by a number; NoValue for zero. */
export function over(a: Polynomial, b: Polynomial): Polynomial {
  const divisor = numberOf(b);
  if (!divisor) throw new FormulaError("divided by an unknown");
  if (isZero(divisor)) throw new NoValue("divided by zero");
  return made(
    a.letter,
    a.coefficients.map((each) => divide(each, divisor)),
  );
}

/** A whole power; an unknown is raised to none below zero. */
export function raised(base: Polynomial, exponent: Polynomial): Polynomial {
  const whole = numberOf(exponent);
  if (!whole || !isInteger(whole)) throw new NoValue("a power that is not whole");
  const number = numberOf(base);
  if (number) {
    const value = power(number, whole.n);
    if (!value) throw new NoValue("a power that is none or too high");
    return ofNumber(value);
  }
  if (whole.n < 0n || whole.n > BigInt(limits.degree)) throw new NoValue("a power too high");
  let result = ofNumber(one);
  for (let at = 0n; at < whole.n; at++) result = times(result, base);
  return result;
}

export function isSame(a: Polynomial, b: Polynomial): boolean {
  return plus(a, minus(b)).coefficients.length === 0;
}
