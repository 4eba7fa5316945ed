import type { Rational } from "../../../numbers/rational.ts";
import { absolute, toDecimal, toText } from "../../../numbers/rational.ts";
import { isShortWord } from "../reading/short-words.ts";
import type { Polynomial, Term } from "./polynomial.ts";
import { monomialKey, termDegree } from "./polynomial.ts";

/** A number as a factor or subtrahend: in brackets where it is negative or a fraction. */
export function bracketed(value: Rational): string {
  return value.n < 0n || value.d !== 1n ? `(${toText(value)})` : toText(value);
}

/** A number as a teacher types it: a decimal where it ends, else a fraction. */
export function writeNumber(value: Rational): string {
  return toDecimal(value) ?? toText(value);
}

/** A number as writeNumber has it, in brackets where it is negative or a fraction. */
export function bracketedNumber(value: Rational): string {
  const text = writeNumber(value);
  return value.n < 0n || text.includes("/") ? `(${text})` : text;
}

/** A percentage: a decimal where it ends, else a fraction in brackets. */
export function writePercent(value: Rational): string {
  return toDecimal(value) ?? `(${toText(value)})`;
}

/** A polynomial as a teacher types it: highest degree first, then by name: "2x^2 - 3xy/4 + 1". */
export function writePolynomial(p: Polynomial): string {
  const ordered = [...p.values()].sort(
    (a, b) => termDegree(b) - termDegree(a) || (orderKey(a) < orderKey(b) ? -1 : 1),
  );
  return writeTerms(ordered);
}

/** Terms joined by + and − in the order given; "0" for none. */
export function writeTerms(terms: readonly Term[]): string {
  if (terms.length === 0) return "0";
  return terms
    .map((term, index) => {
      const negative = term.coefficient.n < 0n;
      const text = writeTerm({ ...term, coefficient: absolute(term.coefficient) });
      if (index === 0) return negative ? `-${text}` : text;
      return negative ? ` - ${text}` : ` + ${text}`;
    })
    .join("");
}

/** One term: "-3x^2y/4", "x", "5". */
export function writeTerm(term: Term): string {
  const { coefficient, powers } = term;
  if (powers.length === 0) return toText(coefficient);
  const letters = writeMonomial(term);
  const { n, d } = coefficient;
  const top = n === 1n ? letters : n === -1n ? `-${letters}` : `${n}${letters}`;
  return d === 1n ? top : `${top}/${d}`;
}

/** The letters of a term: "x^2y"; with "*" where the letters could be read as one word. */
function writeMonomial({ powers }: Term): string {
  const parts = powers.map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`));
  const letters = powers.map(([name]) => name).join("");
  const plain = /^[a-dfghjkm-z]{1,3}$/i.test(letters) && !isShortWord(letters);
  return parts.join(plain ? "" : "*");
}

function orderKey(term: Term): string {
  const most = Math.max(0, ...term.powers.map(([, exponent]) => exponent));
  return `${String(1000 - most)}${monomialKey(term)}`;
}
