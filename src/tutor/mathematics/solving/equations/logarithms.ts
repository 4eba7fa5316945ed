import { toTyped } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { fromInteger, isInteger, isZero, negate, toText } from "../../../numbers/rational.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import type { Special } from "./special.ts";
import type { Transformed } from "./transformed.ts";

/** Logarithms of one base with whole coefficients, joined into one: log a + log b is log(ab), log a − log b is log(a/b). */
export function joinLogarithms(p: Polynomial, specials: readonly Special[]): Transformed | null {
  const logarithms = specials.filter((special) => special.kind === "logarithm");
  const [first] = logarithms;
  if (first === undefined || logarithms.length !== specials.length) return null;
  const base = toTyped(first.base);
  if (logarithms.some((other) => toTyped(other.base) !== base)) return null;
  let rest: Rational = fromInteger(0);
  const above: string[] = [];
  const below: string[] = [];
  for (const { coefficient, powers } of p.values()) {
    const [factor, another] = powers;
    if (factor === undefined) {
      rest = coefficient;
      continue;
    }
    const [letter, exponent] = factor;
    const of = logarithms[Number(letter.slice(1)) - 1];
    if (another !== undefined || exponent !== 1 || of === undefined || !isInteger(coefficient))
      return null;
    const size = coefficient.n < 0n ? -coefficient.n : coefficient.n;
    if (size > 6n) return null;
    (coefficient.n > 0n ? above : below).push(
      `(${toTyped(of.of)})${size === 1n ? "" : `^${size}`}`,
    );
  }
  if (isZero(rest) && above.length > 0 && below.length > 0) {
    return {
      rule: "join-logarithms",
      en: "Join the logarithms on each side; equal logarithms have equal arguments.",
      es: "Une los logaritmos de cada lado; logaritmos iguales tienen argumentos iguales.",
      next: [`${above.join("*")} = ${below.join("*")}`],
    };
  }
  const name =
    base === "e" ? "ln" : base === "10" ? "log" : `log_${/^\d+$/.test(base) ? base : `(${base})`}`;
  const inside = `${above.length === 0 ? "1" : above.join("*")}${below.length === 0 ? "" : `/(${below.join("*")})`}`;
  return {
    rule: "join-logarithms",
    en: "Join the logarithms into one: a sum is the logarithm of a product, a difference that of a quotient.",
    es: "Une los logaritmos en uno: una suma es el logaritmo de un producto, una resta el de un cociente.",
    next: [`${name}(${inside}) = ${toText(negate(rest))}`],
  };
}
