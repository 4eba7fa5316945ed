import { toTyped } from "../../../notation/print.ts";
import { divide, fromInteger, multiply as times, negate } from "../../../numbers/rational.ts";
import { add, constant, constantValue, fromTerms, multiply, scale } from "../exact/polynomial.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";
import type { Special } from "./special.ts";
import type { Transformed } from "./transformed.ts";

/** Two square roots (or two absolute values) and a rest: √a = √b, √a + √b = c, |a| = |b|. */
export function pairedRoots(p: Polynomial, specials: readonly Special[]): Transformed | null {
  const [one, two, more] = specials;
  if (one === undefined || two === undefined || more !== undefined || one.kind !== two.kind)
    return null;
  const [a, b] = [coefficientOf(p, "U1"), coefficientOf(p, "U2")];
  const rest = fromTerms(
    [...p.values()].filter(({ powers }) => !powers.some(([letter]) => /^U\d$/.test(letter))),
  );
  if (a === null || b === null || rest.size + 2 !== p.size) return null;
  const ratio = divide(negate(b), a);
  if (one.kind === "absolute" && two.kind === "absolute") {
    if (rest.size > 0 || ratio.n < 0n) return null;
    const other = toPolynomial(two.of, emptyScope);
    if (other === null) return null;
    const inside = toTyped(one.of);
    return {
      rule: "absolute-value",
      en: "Two absolute values are equal where the insides are equal or opposite.",
      es: "Dos valores absolutos son iguales cuando lo de dentro es igual u opuesto.",
      next: [ratio, negate(ratio)].map(
        (factor) => `${inside} = ${writePolynomial(scale(other, factor))}`,
      ),
    };
  }
  if (one.kind !== "root" || two.kind !== "root" || one.index !== 2n || two.index !== 2n)
    return null;
  const inside = toPolynomial(two.of, emptyScope);
  if (inside === null) return null;
  // √A = r√B + q, so A = r²B + 2rq√B + q².
  const q = scale(rest, divide(fromInteger(-1), a));
  const plain = add(scale(inside, times(ratio, ratio)), multiply(q, q));
  const twice = constantValue(scale(q, times(fromInteger(2), ratio)));
  if (twice === null) return null;
  const middle = multiply(
    constant(twice),
    fromTerms([{ coefficient: fromInteger(1), powers: [["U2", 1]] }]),
  );
  const right = writePolynomial(add(plain, middle)).replaceAll(
    /(\d)?U2/g,
    (_, digit?: string) => `${digit === undefined ? "" : `${digit}*`}${toTyped(two.whole)}`,
  );
  return {
    rule: "square-both-sides",
    en: `Get one root alone and square both sides; check at the end, because squaring may bring in false solutions.`,
    es: `Deja una raíz sola y eleva ambos lados al cuadrado; comprueba al final, porque así pueden aparecer soluciones falsas.`,
    next: [`${toTyped(one.of)} = ${right}`],
  };
}

function coefficientOf(p: Polynomial, name: string) {
  const holding = [...p.values()].filter(({ powers }) =>
    powers.some(([letter]) => letter === name),
  );
  const [term, another] = holding;
  return term === undefined ||
    another !== undefined ||
    term.powers.length !== 1 ||
    term.powers[0]?.[1] !== 1
    ? null
    : term.coefficient;
}
