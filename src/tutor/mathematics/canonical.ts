import { eAtom, imaginaryUnit, piAtom, type Atom, type Polynomial } from "./canonical/atom.ts";
import { applyFunction } from "./canonical/functions.ts";
import { fromFactor, fromTerm, onePolynomial } from "./canonical/polynomial.ts";
import { rationalPower, symbolicPower } from "./canonical/powers.ts";
import {
  addAll,
  crossDifference,
  divideRatios,
  fromPolynomial,
  fromRational,
  multiplyRatios,
  negateRatio,
  type Ratio,
  rationalValue,
} from "./canonical/ratio.ts";
import { unitMeaning } from "./canonical/unit-factors.ts";
import { newWork, NoCanonicalForm, type Work } from "./canonical/work.ts";
import type { Expression } from "../notation/expression.ts";
import { divide, fraction, fromInteger, isZero, one, type Rational } from "../numbers/rational.ts";

/**
 * The canonical form of an expression: a quotient of polynomials over exact fractions, in variables, roots and
 * functions. null where there is none we can compute within bounds (structures, infinity, division by zero, size).
 */
export function toCanonical(expression: Expression): Ratio | null {
  const known = forms.get(expression);
  if (known !== undefined) return known;
  const form = attempt(() => convert(expression, newWork()));
  forms.set(expression, form);
  return form;
}

/** Forms already computed: a tree is never changed, and one mark asks for the same form several times. */
const forms = new WeakMap<Expression, Ratio | null>();

/** The exact rational value of an expression, or null where it has none (variables, roots that do not end …). */
export function exactValue(expression: Expression): Rational | null {
  if (expression.kind === "number") return expression.value;
  const ratio = toCanonical(expression);
  return ratio && rationalValue(ratio);
}

/**
 * Whether two canonical forms are equal: "equal" and "different" are proofs, "open" means that the forms differ
 * but something in them (functions, |…|, roots of sums) may still be related.
 */
export function compareCanonical(a: Ratio, b: Ratio): "equal" | "different" | "open" {
  const difference = attempt(() => crossDifference(a, b, newWork()));
  if (!difference) return "open";
  if (difference.size === 0) return "equal";
  return isIndependent(difference) ? "different" : "open";
}

/** Whether the atoms have no relations beyond those already applied, so that only no terms at all is zero. */
function isIndependent(polynomial: Polynomial): boolean {
  for (const { factors } of polynomial.values()) {
    for (const { atom } of factors) {
      const free =
        atom.kind === "imaginary" ||
        (atom.kind === "symbol" && atom.key !== eAtom.key) ||
        (atom.kind === "radical" && atom.prime);
      if (!free) return false;
    }
  }
  return true;
}

function attempt<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof NoCanonicalForm) return null;
    throw error;
  }
}

function convert(expression: Expression, work: Work): Ratio {
  switch (expression.kind) {
    case "number":
      return fromRational(expression.value);
    case "symbol":
      return letterForm(expression.name);
    case "constant":
      return fromConstant(expression.name);
    case "sum":
      return addAll(
        expression.terms.map((term) => convert(term, work)),
        work,
      );
    case "product":
      return expression.factors
        .map((factor) => convert(factor, work))
        .reduce((a, b) => multiplyRatios(a, b, work));
    case "quotient":
      // 3/4 is a number already.
      if (
        expression.numerator.kind === "number" &&
        expression.denominator.kind === "number" &&
        !isZero(expression.denominator.value)
      )
        return fromRational(divide(expression.numerator.value, expression.denominator.value));
      return divideRatios(
        convert(expression.numerator, work),
        convert(expression.denominator, work),
        work,
      );
    case "negative":
      return negateRatio(convert(expression.of, work));
    case "percent":
      return multiplyRatios(convert(expression.of, work), fromRational(fraction(1n, 100n)), work);
    case "power":
      return powerOf(convert(expression.base, work), convert(expression.exponent, work), work);
    case "call":
      return applyFunction(
        expression.name,
        expression.args.map((arg) => convert(arg, work)),
        work,
      );
    case "quantity":
      return multiplyRatios(convert(expression.value, work), fromUnit(expression.unit), work);
    default:
      throw new NoCanonicalForm(expression.kind);
  }
}

function powerOf(base: Ratio, exponent: Ratio, work: Work): Ratio {
  const value = rationalValue(exponent);
  return value ? rationalPower(base, value, work) : symbolicPower(base, exponent, work);
}

function fromAtom(atom: Atom): Ratio {
  return fromPolynomial(fromFactor({ atom, exponent: one }));
}

/** The forms of single letters: the same ones stand in nearly every expression. */
const letterForms = new Map<string, Ratio>();

function letterForm(name: string): Ratio {
  const known = letterForms.get(name);
  if (known) return known;
  const form = fromAtom({ kind: "symbol", key: name });
  if (/^[a-z]$/iu.test(name)) letterForms.set(name, form);
  return form;
}

function fromConstant(name: "pi" | "e" | "i" | "infinity"): Ratio {
  if (name === "infinity") throw new NoCanonicalForm("infinity");
  return fromAtom(name === "pi" ? piAtom : name === "e" ? eAtom : imaginaryUnit);
}

/** Units are atoms of their own, so that 50 cm and 0.5 m meet and 5 cm and 5 g do not. Degrees are π/180. */
function fromUnit(unit: string): Ratio {
  if (unit === "deg") {
    return fromPolynomial(
      fromTerm({ coefficient: fraction(1n, 180n), factors: [{ atom: piAtom, exponent: one }] }),
    );
  }
  const { factor, base } = unitMeaning(unit);
  const factors = Object.entries(base)
    .filter(([, exponent]) => exponent !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, exponent]) => ({
      atom: { kind: "symbol", key: `unit ${name}` } as const,
      exponent: fromInteger(exponent),
    }));
  return fromPolynomial(
    factors.length === 0 ? onePolynomialTimes(factor) : fromTerm({ coefficient: factor, factors }),
  );
}

function onePolynomialTimes(factor: Rational): Polynomial {
  return factor.n === 1n && factor.d === 1n
    ? onePolynomial
    : fromTerm({ coefficient: factor, factors: [] });
}
