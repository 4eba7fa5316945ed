import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fraction,
  greatestCommonDivisor,
  isInteger,
  multiply,
  power as raise,
  toText,
} from "../../../numbers/rational.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import { primeFactors } from "../exact/integers.ts";
import { emptyScope, evaluate, toPolynomial } from "../reading/scope.ts";
import { numberNode } from "../reading/inline.ts";
import { exponentOf, rationalBase } from "./numbers.ts";
import { polynomialRoots } from "./polynomial-roots.ts";
import type { Special } from "./special.ts";
import type { Equality, Transformed } from "./transformed.ts";

/** Equations of powers that all come from one base: exponents are compared, or the power is the unknown of a polynomial. */
export function commonBase(
  equality: Equality,
  name: string,
  specials: readonly Special[],
): Transformed | null {
  const bases = specials.map((special) =>
    special.kind === "exponential" ? rationalBase(special.base) : null,
  );
  const base = sharedBase(bases);
  if (base === null) return null;
  return compared(equality, base) ?? asUnknown(equality, base, name);
}

/** The whole number of which all bases are powers, never itself a power of a smaller one: 2 for 4 and 8. */
function sharedBase(bases: readonly (Rational | null)[]): Rational | null {
  const [first] = bases;
  if (first == null) return null;
  const size = first.d === 1n ? first.n : first.n === 1n ? first.d : null;
  const factors = size === null ? null : primeFactors(size);
  if (factors === null || factors.length === 0) return null;
  const shared = factors.reduce(
    (sum, { exponent }) => greatestCommonDivisor(sum, BigInt(exponent)),
    0n,
  );
  const value = factors.reduce(
    (product, { prime, exponent }) => product * prime ** (BigInt(exponent) / shared),
    1n,
  );
  const base = fraction(value, 1n);
  return bases.every((other) => other !== null && exponentOf(base, other) !== null) ? base : null;
}

/** 3^(x + 1) = 9^x: each side one power (or a number that is one), so the exponents are equal. */
function compared({ left, right }: Equality, base: Rational): Transformed | null {
  const [a, b] = [exponentText(left, base), exponentText(right, base)];
  if (a === null || b === null) return null;
  return {
    rule: "compare-exponents",
    en: `Write both sides as powers of $${toText(base)}$ and compare the exponents.`,
    es: `Escribe ambos lados como potencias de $${toText(base)}$ y compara los exponentes.`,
    next: [`${a} = ${b}`],
  };
}

/** The exponent of a side over the base, as typed mathematics. */
function exponentText(side: Expression, base: Rational): string | null {
  const value = evaluate(side, emptyScope);
  if (value !== null) {
    const exponent = exponentOf(base, value);
    return exponent === null ? null : toText(exponent);
  }
  if (side.kind !== "power") return null;
  const own = rationalBase(side.base);
  const times = own === null ? null : exponentOf(base, own);
  if (times === null) return null;
  const inside = toTyped(side.exponent);
  return times.n === 1n && times.d === 1n
    ? inside
    : `${toText(times).includes("/") || times.n < 0n ? `(${toText(times)})` : toText(times)}*(${inside})`;
}

/** 4^x - 3*2^x + 2 = 0: a polynomial in 2^x. */
function asUnknown({ left, right }: Equality, base: Rational, name: string): Transformed | null {
  let smallest: Rational | null = null;
  const parts: Rational[] = [];
  const visit = (part: Expression): Expression => {
    const linear = linearExponent(part, base, name);
    if (linear !== null) parts.push(linear.factor);
    return part;
  };
  rebuild(left, visit);
  rebuild(right, visit);
  for (const part of parts) {
    const size = part.n < 0n ? { n: -part.n, d: part.d } : part;
    smallest =
      smallest === null
        ? size
        : fraction(
            greatestCommonDivisor(smallest.n * size.d, size.n * smallest.d),
            smallest.d * size.d,
          );
  }
  if (smallest === null || parts.some((part) => part.n < 0n)) return null;
  const unit = smallest;
  let possible = true;
  const put = (part: Expression): Expression => {
    const linear = linearExponent(part, base, name);
    if (linear === null) return part;
    const times = divide(linear.factor, unit);
    const scale = isInteger(linear.shift) ? raise(base, linear.shift.n) : null;
    if (!isInteger(times) || scale === null) {
      possible = false;
      return part;
    }
    return {
      kind: "product",
      factors: [
        numberNode(scale),
        { kind: "power", base: { kind: "symbol", name: "U1" }, exponent: numberNode(times) },
      ],
    };
  };
  const difference: Expression = {
    kind: "sum",
    terms: [rebuild(left, put), { kind: "negative", of: rebuild(right, put) }],
  };
  const p = possible ? toPolynomial(difference, emptyScope) : null;
  const roots = p === null || coefficientsIn(p, "U1") === null ? null : polynomialRoots(p, "U1");
  if (roots === null) return null;
  const shown = `${toText(base)}^${unit.n === 1n && unit.d === 1n ? name : `(${unit.d === 1n ? `${unit.n}${name}` : `${unit.n === 1n ? "" : unit.n}${name}/${unit.d}`})`}`;
  return {
    rule: "substitute-unknown",
    en: `Everything here is made of $${shown.replace(/\((.*)\)/, "{$1}")}$: treat it as one unknown and solve for it.`,
    es: `Todo aquí se escribe con $${shown.replace(/\((.*)\)/, "{$1}")}$: tómalo como una sola incógnita y resuelve para ella.`,
    next: roots.next.map((line) => line.replaceAll("U1", shown)),
  };
}

/** base^(factor·x + shift) for a power whose base comes from the shared one. */
function linearExponent(
  part: Expression,
  base: Rational,
  name: string,
): { factor: Rational; shift: Rational } | null {
  if (part.kind !== "power") return null;
  const own = rationalBase(part.base);
  const times = own === null ? null : exponentOf(base, own);
  const p = times === null ? null : toPolynomial(part.exponent, emptyScope);
  const coefficients = p === null ? null : coefficientsIn(p, name);
  const [shift, factor] = coefficients ?? [];
  if (times === null || coefficients?.length !== 2 || shift === undefined || factor === undefined)
    return null;
  return { factor: multiply(factor, times), shift: multiply(shift, times) };
}
