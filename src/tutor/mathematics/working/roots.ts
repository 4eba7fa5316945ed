import { toCanonical } from "../canonical.ts";
import type { Polynomial } from "../canonical/atom.ts";
import { wholeRoot } from "../canonical/integer-factors.ts";
import { decideScalars } from "../comparing/scalars.ts";
import type { Expression } from "../../notation/expression.ts";
import { mentions, rebuild } from "../inspect.ts";
import {
  add,
  divide,
  fraction,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  negate,
  type Rational,
  sign,
  subtract,
  zero,
} from "../../numbers/rational.ts";
import { callNode, integerNode, numberNode } from "../../notation/reading/nodes.ts";
import { rationalRoots, splitContent } from "../solving/exact/factor.ts";
import { substitute } from "../substitute.ts";
import { negativeOf, productOf, quotientOf, sumOf } from "./build.ts";

export type Relation = Extract<Expression, { kind: "relation" }>;

/** The real solutions of an equation: some values, or every number ("all"). `complete` is false where others may exist. */
export type Roots = { values: readonly Expression[]; complete: boolean } | "all";

const degreeMax = 8;
const noRoots: Roots = { values: [], complete: false };

/**
 * The real solutions of an equation (the operator is not looked at) in one unknown: rational functions by rational
 * roots and the quadratic formula, |…| by both signs, a root alone on one side by squaring. Each value has been put
 * back into the equation. Two unknowns, exponents and the like give no values, and `complete` is false.
 */
export function rootsOf(equation: Relation, unknown: string): Roots {
  const plain = withoutAbsolutes(equation);
  if (plain === null) return noRoots;
  const candidates: Expression[] = [];
  let complete = true;
  for (const variant of plain) {
    const found = polynomialRoots(withoutRoot(variant), unknown);
    if (found === "all") return plain.length === 1 ? "all" : noRoots;
    candidates.push(...found.values);
    complete &&= found.complete;
  }
  const values: Expression[] = [];
  for (const value of candidates) {
    const verdict = decideAt(equation, unknown, value);
    if (verdict === null) complete = false;
    if (verdict === true && !values.some((known) => isSame(known, value))) values.push(value);
  }
  return { values, complete };
}

/** Whether an equation holds where its unknown has this value; null where it cannot be decided or has no value. */
export function decideAt(equation: Relation, unknown: string, value: Expression): boolean | null {
  const left = substitute(equation.left, unknown, value);
  const right = substitute(equation.right, unknown, value);
  // Division by zero has no canonical form: such a value is no solution.
  if (dividesByZero(left) || dividesByZero(right)) return false;
  const { verdict } = decideScalars(left, right);
  return verdict === "open" ? null : verdict === "equal";
}

function dividesByZero(e: Expression): boolean {
  return mentions(
    e,
    (part) =>
      part.kind === "quotient" &&
      decideScalars(part.denominator, integerNode(0)).verdict === "equal",
  );
}

/** Whether two constants are equal beyond doubt. */
export function isSame(a: Expression, b: Expression): boolean {
  return decideScalars(a, b).verdict === "equal";
}

/** The equations without |…|, one for each choice of signs; null where there are too many. */
function withoutAbsolutes(equation: Relation): Relation[] | null {
  const isAbsolute = (part: Expression) => part.kind === "call" && part.name === "abs";
  let count = 0;
  mentions(equation, (part) => {
    if (isAbsolute(part)) count++;
    return false;
  });
  if (count > 3) return null;
  return Array.from({ length: 2 ** count }, (_, signs) => {
    let seen = 0;
    const choose = (side: Expression) =>
      rebuild(side, (part) => {
        if (part.kind !== "call" || part.name !== "abs" || !part.args[0]) return part;
        return (signs >> seen++) % 2 === 0 ? part.args[0] : negativeOf(part.args[0]);
      });
    return { ...equation, left: choose(equation.left), right: choose(equation.right) };
  });
}

/** √u = v squared, u = v²; anything else as it is. */
function withoutRoot(equation: Relation): Relation {
  for (const [side, other] of [
    [equation.left, equation.right],
    [equation.right, equation.left],
  ] as const) {
    const inside = side.kind === "call" && side.name === "sqrt" ? side.args[0] : undefined;
    if (inside) return { ...equation, left: inside, right: productOf([other, other]) };
  }
  return equation;
}

function polynomialRoots(equation: Relation, unknown: string): Roots {
  const difference = toCanonical(sumOf([equation.left, negativeOf(equation.right)]));
  if (!difference) return noRoots;
  const coefficients = coefficientsOf(difference.numerator, unknown);
  if (!coefficients || !coefficientsOf(difference.denominator, unknown)) return noRoots;
  if (coefficients.length === 0) return "all";
  return rootsOfPolynomial(coefficients);
}

/** Coefficients by degree, without zeros at the end; null where it is no rational polynomial in the unknown. */
export function coefficientsOf(polynomial: Polynomial, unknown: string): Rational[] | null {
  const coefficients: Rational[] = [];
  for (const { coefficient, factors } of polynomial.values()) {
    const [factor, ...others] = factors;
    if (others.length > 0) return null;
    if (factor && (factor.atom.key !== unknown || !isInteger(factor.exponent))) return null;
    const degree = factor ? Number(factor.exponent.n) : 0;
    if (degree < 0 || degree > degreeMax) return null;
    while (coefficients.length <= degree) coefficients.push(zero);
    coefficients[degree] = add(coefficients[degree] ?? zero, coefficient);
  }
  return coefficients;
}

function rootsOfPolynomial(coefficients: readonly Rational[]): Roots {
  const values: Expression[] = [];
  let rest = [...coefficients];
  if (rest[0] && isZero(rest[0])) values.push(integerNode(0));
  while (rest[0] && isZero(rest[0])) rest = rest.slice(1);
  if (rest.length > 3) {
    for (const root of rationalRoots(splitContent(rest).primitive)) {
      values.push(numberNode(root));
      for (let next = divided(rest, root); next !== null; next = divided(rest, root)) rest = next;
    }
  }
  const [c = zero, b = zero, a = zero] = rest;
  if (rest.length === 2) values.push(numberNode(divide(negate(c), b)));
  if (rest.length === 3) values.push(...quadraticRoots(a, b, c));
  return { values, complete: rest.length <= 3 };
}

/** p ÷ (x − root) where it comes out even; else null. */
function divided(coefficients: readonly Rational[], root: Rational): Rational[] | null {
  const quotient: Rational[] = [];
  let carry = zero;
  for (const coefficient of coefficients.toReversed()) {
    carry = add(multiply(carry, root), coefficient);
    quotient.push(carry);
  }
  const remainder = quotient.pop();
  return remainder && isZero(remainder) && quotient.length > 0 ? quotient.reverse() : null;
}

function quadraticRoots(a: Rational, b: Rational, c: Rational): Expression[] {
  const discriminant = subtract(multiply(b, b), multiply(fromInteger(4), multiply(a, c)));
  if (sign(discriminant) < 0) return [];
  const middle = divide(negate(b), multiply(fromInteger(2), a));
  if (sign(discriminant) === 0) return [numberNode(middle)];
  const root = quotientOf(
    callNode("sqrt", numberNode(discriminant)),
    numberNode(multiply(fromInteger(2), a)),
  );
  const exact = perfectRoot(discriminant);
  if (exact === null) {
    return [sumOf([numberNode(middle), root]), sumOf([numberNode(middle), negativeOf(root)])];
  }
  const half = divide(exact, multiply(fromInteger(2), a));
  return [numberNode(add(middle, half)), numberNode(subtract(middle, half))];
}

function perfectRoot({ n, d }: Rational): Rational | null {
  const [top, bottom] = [wholeRoot(n, 2n), wholeRoot(d, 2n)];
  return top === null || bottom === null ? null : fraction(top, bottom);
}
