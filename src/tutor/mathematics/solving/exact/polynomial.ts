import type { Rational } from "../../../numbers/rational.ts";
import {
  add as plus,
  fromInteger,
  isZero,
  multiply as times,
  negate,
  one,
} from "../../../numbers/rational.ts";

/** A product of powers with its coefficient; `powers` sorted by name, exponents ≥ 1; [] for a constant. */
export type Term = {
  readonly coefficient: Rational;
  readonly powers: readonly (readonly [name: string, exponent: number])[];
};

/** A polynomial in any number of variables over the rationals: its terms by monomial; no term is zero. */
export type Polynomial = ReadonlyMap<string, Term>;

/** More terms, or a higher degree, than any school problem needs: the work stops with a RangeError. */
const maxTerms = 400;
const maxDegree = 200;

/** The polynomial of the given terms; equal monomials are added. Throws RangeError above the bounds. */
export function fromTerms(terms: Iterable<Term>): Polynomial {
  const result = new Map<string, Term>();
  for (const term of terms) {
    const key = monomialKey(term);
    const sum = plus(result.get(key)?.coefficient ?? fromInteger(0), term.coefficient);
    if (isZero(sum)) result.delete(key);
    else result.set(key, { coefficient: sum, powers: term.powers });
    if (result.size > maxTerms) throw new RangeError("too many terms");
  }
  return result;
}

/** Names the monomial of a term: equal keys, like terms. */
export function monomialKey(term: Term): string {
  return term.powers.map(([name, exponent]) => `${name}^${exponent}`).join("*");
}

/** A constant polynomial. */
export function constant(value: Rational): Polynomial {
  return fromTerms([{ coefficient: value, powers: [] }]);
}

/** The polynomial that is one variable. */
export function variable(name: string): Polynomial {
  return fromTerms([{ coefficient: one, powers: [[name, 1]] }]);
}

/** The value of a constant polynomial; null where a variable is left. */
export function constantValue(p: Polynomial): Rational | null {
  if (p.size === 0) return fromInteger(0);
  const [term] = p.values();
  return p.size === 1 && term?.powers.length === 0 ? term.coefficient : null;
}

/** p + q. */
export function add(p: Polynomial, q: Polynomial): Polynomial {
  return fromTerms([...p.values(), ...q.values()]);
}

/** p · k for a number k. */
export function scale(p: Polynomial, factor: Rational): Polynomial {
  return fromTerms(
    [...p.values()].map((term) => ({ ...term, coefficient: times(term.coefficient, factor) })),
  );
}

/** p − q. */
export function subtract(p: Polynomial, q: Polynomial): Polynomial {
  return add(p, scale(q, negate(one)));
}

/** p · q. */
export function multiply(p: Polynomial, q: Polynomial): Polynomial {
  if (p.size * q.size > maxTerms * 50) throw new RangeError("too many terms");
  return fromTerms([...p.values()].flatMap((a) => [...q.values()].map((b) => multiplyTerms(a, b))));
}

/** The product of two terms. */
export function multiplyTerms(a: Term, b: Term): Term {
  const powers = new Map(a.powers);
  for (const [name, exponent] of b.powers) {
    const sum = (powers.get(name) ?? 0) + exponent;
    if (sum > maxDegree) throw new RangeError("too high a degree");
    powers.set(name, sum);
  }
  return {
    coefficient: times(a.coefficient, b.coefficient),
    powers: [...powers].sort(([x], [y]) => (x < y ? -1 : 1)),
  };
}

/** p to a whole power, exponent ≥ 0. */
export function power(p: Polynomial, exponent: number): Polynomial {
  if (exponent > maxDegree) throw new RangeError("too high a degree");
  let result = constant(one);
  for (let count = 0; count < exponent; count++) result = multiply(result, p);
  return result;
}

/** p with a polynomial in the place of a variable. */
export function substitute(p: Polynomial, name: string, value: Polynomial): Polynomial {
  let result = constant(fromInteger(0));
  const known = new Map<number, Polynomial>();
  for (const term of p.values()) {
    const exponent = term.powers.find(([other]) => other === name)?.[1] ?? 0;
    const rest = fromTerms([{ ...term, powers: term.powers.filter(([other]) => other !== name) }]);
    const raised = known.get(exponent) ?? power(value, exponent);
    known.set(exponent, raised);
    result = add(result, multiply(rest, raised));
  }
  return result;
}

/** The partial derivative of p by a variable. */
export function derivative(p: Polynomial, name: string): Polynomial {
  return fromTerms(
    [...p.values()].flatMap((term) => {
      const exponent = term.powers.find(([other]) => other === name)?.[1] ?? 0;
      if (exponent === 0) return [];
      const powers = term.powers
        .map(([other, size]): [string, number] => [other, other === name ? size - 1 : size])
        .filter(([, size]) => size > 0);
      return [{ coefficient: times(term.coefficient, fromInteger(exponent)), powers }];
    }),
  );
}

/** The names of the variables, sorted. */
export function variables(p: Polynomial): string[] {
  return [...new Set([...p.values()].flatMap((term) => term.powers.map(([name]) => name)))].sort();
}

/** The highest total degree of a term; 0 for constants. */
export function degree(p: Polynomial): number {
  return Math.max(0, ...[...p.values()].map(termDegree));
}

/** The sum of a term's exponents. */
export function termDegree(term: Term): number {
  return term.powers.reduce((sum, [, exponent]) => sum + exponent, 0);
}

/** Whether two polynomials are the same. */
export function equals(p: Polynomial, q: Polynomial): boolean {
  return subtract(p, q).size === 0;
}

/**
 * The coefficients by powers of one variable from the constant term upwards, without zeros at the end;
 * null where another variable appears.
 */
export function coefficientsIn(p: Polynomial, name: string): Rational[] | null {
  const result: Rational[] = [];
  for (const { coefficient, powers } of p.values()) {
    const [first, ...others] = powers;
    if (others.length > 0 || (first !== undefined && first[0] !== name)) return null;
    result[first?.[1] ?? 0] = coefficient;
  }
  return Array.from(result, (value) => value ?? fromInteger(0));
}

/** The polynomial in one variable with the given coefficients, constant term first. */
export function fromCoefficients(coefficients: readonly Rational[], name: string): Polynomial {
  return fromTerms(
    coefficients.map((coefficient, exponent) => ({
      coefficient,
      powers: exponent === 0 ? [] : [[name, exponent]],
    })),
  );
}
