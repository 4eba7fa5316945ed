import type { Rational } from "../../numbers/rational.ts";

/**
 * What a polynomial is a polynomial in. Two atoms are the same when their keys are.
 * - symbol: a variable, a unit, π or e: any rational exponent, no relations.
 * - imaginary: i, with i² = -1.
 * - radical: a whole number above one under a root; exponents between 0 and 1. `prime` is false where the number
 *   was too large to factor, so that equal values might wear different keys.
 * - root: a polynomial under a root, exponents between 0 and 1.
 * - absolute: |P|, with |P|² = P².
 * - sine: sin(u), with sin²(u) = 1 − cos²(u).
 * - function: anything else applied to something; nothing is known of it.
 */
export type Atom =
  | { kind: "symbol"; key: string }
  | { kind: "imaginary"; key: string }
  | { kind: "radical"; key: string; base: bigint; prime: boolean }
  | { kind: "root"; key: string; base: Polynomial }
  | { kind: "absolute"; key: string; of: Polynomial }
  | { kind: "sine"; key: string; cosine: Atom }
  | { kind: "exponential"; key: string; base: Atom; exponent: readonly Factor[] }
  | { kind: "logarithm"; key: string; of: Factor | null }
  | { kind: "function"; key: string };

/** An atom to an exact exponent. */
export type Factor = { readonly atom: Atom; readonly exponent: Rational };

/** A coefficient other than zero times powers of atoms, sorted by key, no exponent zero. */
export type Term = { readonly coefficient: Rational; readonly factors: readonly Factor[] };

/** A sum of terms by the key of their factors. Exponents may be negative or fractions; zero has no terms. */
export type Polynomial = ReadonlyMap<string, Term>;

/** The imaginary unit. */
export const imaginaryUnit: Atom = { kind: "imaginary", key: "i" };

/** π and e; nothing but their names is known of them here. */
export const piAtom: Atom = { kind: "symbol", key: "#pi" };
export const eAtom: Atom = { kind: "symbol", key: "#e" };
