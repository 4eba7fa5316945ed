import {
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  multiply,
  one,
  type Rational,
  absolute,
  compare,
  floor,
  negate,
  fraction,
} from "../../numbers/rational.ts";
import { eAtom, type Polynomial } from "./atom.ts";
import { naturalLogarithm } from "./logarithm.ts";
import { constant, fromFactor, onePolynomial, onlyTerm } from "./polynomial.ts";
import { absoluteAtom, rationalPower, symbolicPower } from "./powers.ts";
import {
  divideRatios,
  fromPolynomial,
  fromRational,
  multiplyRatios,
  type Ratio,
  ratioKey,
  rationalValue,
} from "./ratio.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";
import { NoCanonicalForm, spend, type Work } from "./work.ts";

const maxFactorial = 500n;

/** The canonical form of a function applied to canonical arguments. */
export function applyFunction(name: string, args: readonly Ratio[], work: Work): Ratio {
  const [first, second] = args;
  if (!first) throw new NoCanonicalForm("a function of nothing");
  spend(work, 5);
  switch (name) {
    case "sqrt":
      return rationalPower(first, fraction(1n, 2n), work);
    case "root":
      return rationalPower(first, rootExponent(second), work);
    case "ratio":
      return second ? divideRatios(first, second, work) : first;
    case "exp":
      return symbolicPower(fromPolynomial(fromFactor({ atom: eAtom, exponent: one })), first, work);
    case "ln":
      return naturalLogarithm(first, work);
    case "log":
      return divideRatios(
        naturalLogarithm(first, work),
        naturalLogarithm(second ?? fromRational(fromInteger(10)), work),
        work,
      );
    case "sin":
      return sineOf(first, work);
    case "cos":
      return cosineOf(first, work);
    case "tan":
      return divideRatios(sineOf(first, work), cosineOf(first, work), work);
    case "cot":
      return divideRatios(cosineOf(first, work), sineOf(first, work), work);
    case "sec":
      return divideRatios(fromRational(one), cosineOf(first, work), work);
    case "csc":
      return divideRatios(fromRational(one), sineOf(first, work), work);
    case "abs":
      return absoluteValue(first, work);
    default:
      return ofNumbers(name, args) ?? unknownFunction(name, args);
  }
}

function rootExponent(index: Ratio | undefined): Rational {
  const value = index && rationalValue(index);
  if (!value || !isInteger(value) || value.n < 1n)
    throw new NoCanonicalForm("a root with no whole index");
  return fraction(1n, value.n);
}

function absoluteValue(of: Ratio, work: Work): Ratio {
  const above = absolutePolynomial(of.numerator, work);
  return of.denominator === onePolynomial
    ? above
    : divideRatios(above, absolutePolynomial(of.denominator, work), work);
}

function absolutePolynomial(of: Polynomial, work: Work): Ratio {
  if (of.size === 0) return fromPolynomial(of);
  const term = onlyTerm(of);
  if (!term) return fromPolynomial(fromFactor({ atom: absoluteAtom(of), exponent: one }));
  let result = fromPolynomial(constant(absolute(term.coefficient)));
  for (const factor of term.factors) {
    const { atom, exponent } = factor;
    const positive =
      atom.kind === "radical" ||
      atom.kind === "absolute" ||
      exponent.d % 2n === 0n ||
      exponent.n % 2n === 0n;
    const size = positive
      ? fromPolynomial(fromFactor(factor))
      : rationalPower(
          fromPolynomial(
            fromFactor({ atom: absoluteAtom(fromFactor({ atom, exponent: one })), exponent: one }),
          ),
          exponent,
          work,
        );
    result = multiplyRatios(result, size, work);
  }
  return result;
}

/** Functions that have an exact value for numbers. */
function ofNumbers(name: string, args: readonly Ratio[]): Ratio | null {
  const values: Rational[] = [];
  for (const arg of args) {
    const value = rationalValue(arg);
    if (!value) return null;
    values.push(value);
  }
  const [first = one, second = one] = values;
  const whole = values.every(isInteger);
  switch (name) {
    case "factorial":
      return whole && first.n >= 0n && first.n <= maxFactorial
        ? fromRational(fromInteger(falling(first.n, first.n)))
        : null;
    case "binomial":
      return whole && second.n >= 0n && second.n <= first.n && first.n <= maxFactorial
        ? fromRational(fraction(falling(first.n, second.n), falling(second.n, second.n)))
        : null;
    case "gcd":
      return whole
        ? fromRational(fromInteger(values.map((v) => v.n).reduce(greatestCommonDivisor, 0n)))
        : null;
    case "lcm":
      return whole && values.every((v) => v.n !== 0n)
        ? fromRational(fromInteger(values.map((v) => v.n).reduce(leastCommonMultiple, 1n)))
        : null;
    case "max":
      return fromRational(values.reduce((a, b) => (compare(a, b) >= 0 ? a : b)));
    case "min":
      return fromRational(values.reduce((a, b) => (compare(a, b) <= 0 ? a : b)));
    case "floor":
      return fromRational(fromInteger(floor(first)));
    case "ceiling":
      return fromRational(fromInteger(-floor(negate(first))));
    default:
      return null;
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  const product = multiply(fromInteger(a), fromInteger(b));
  return absolute(product).n / greatestCommonDivisor(a, b);
}

function falling(from: bigint, count: bigint): bigint {
  let product = 1n;
  for (let i = 0n; i < count; i++) product *= from - i;
  return product;
}

/** Nothing is known of it but its name and arguments. */
function unknownFunction(name: string, args: readonly Ratio[]): Ratio {
  const key = `${name}(${args.map(ratioKey).join(",")})`;
  return fromPolynomial(fromFactor({ atom: { kind: "function", key }, exponent: one }));
}
