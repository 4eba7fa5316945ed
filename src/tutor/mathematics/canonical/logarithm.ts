import { fraction, fromInteger, one, sign } from "../../numbers/rational.ts";
import type { Factor, Polynomial } from "./atom.ts";
import { integerFactors } from "./integer-factors.ts";
import {
  addPolynomials,
  constant,
  fromFactor,
  fromTerm,
  multiplyPolynomials,
  onePolynomial,
  onlyTerm,
  scale,
  zeroPolynomial,
} from "./polynomial.ts";
import { splitContent } from "./powers.ts";
import { addRatios, fromPolynomial, negateRatio, type Ratio, ratioKey } from "./ratio.ts";
import { NoCanonicalForm, type Work } from "./work.ts";

/** The natural logarithm taken apart: ln(8x²/y) is 3 ln 2 + 2 ln x − ln y, as school has it for positive letters. */
export function naturalLogarithm(of: Ratio, work: Work): Ratio {
  const above = logarithmOf(of.numerator, work);
  if (of.denominator === onePolynomial) return fromPolynomial(above);
  return addRatios(
    fromPolynomial(above),
    negateRatio(fromPolynomial(logarithmOf(of.denominator, work))),
    work,
  );
}

function logarithmOf(polynomial: Polynomial, work: Work): Polynomial {
  if (polynomial.size === 0) throw new NoCanonicalForm("the logarithm of zero");
  const term = onlyTerm(polynomial);
  if (!term) {
    const { content, primitive } = splitContent(polynomial);
    const inside: Factor = {
      atom: { kind: "function", key: `(${ratioKey(fromPolynomial(primitive))})` },
      exponent: one,
    };
    const atom = { kind: "logarithm", key: `ln${inside.atom.key}`, of: null } as const;
    return addPolynomials(
      logarithmOf(constant(content), work),
      fromFactor({ atom, exponent: one }),
      work,
    );
  }
  if (sign(term.coefficient) < 0) {
    const atom = {
      kind: "logarithm",
      key: `ln(${ratioKey(fromPolynomial(polynomial))})`,
      of: null,
    } as const;
    return fromFactor({ atom, exponent: one });
  }
  let result: Polynomial = zeroPolynomial;
  for (const [part, direction] of [
    [term.coefficient.n, 1n],
    [term.coefficient.d, -1n],
  ] as const) {
    for (const { base, exponent, prime } of integerFactors(part)) {
      const atom = { kind: "radical", key: `√${base}`, base, prime } as const;
      const factor = logarithmOfFactor({ atom, exponent: one }, work);
      result = addPolynomials(result, scale(factor, fromInteger(exponent * direction)), work);
    }
  }
  for (const factor of term.factors) {
    const inside = logarithmOfFactor({ atom: factor.atom, exponent: one }, work);
    result = addPolynomials(
      result,
      scale(inside, fraction(factor.exponent.n, factor.exponent.d)),
      work,
    );
  }
  return result;
}

function logarithmOfFactor(factor: Factor, work: Work): Polynomial {
  const { atom } = factor;
  if (atom.key === "#e") return onePolynomial;
  if (atom.kind === "exponential") {
    const exponent = fromTerm({ coefficient: one, factors: atom.exponent });
    return multiplyPolynomials(
      exponent,
      logarithmOfFactor({ atom: atom.base, exponent: one }, work),
      work,
    );
  }
  const inside = { kind: "logarithm", key: `ln(${atom.key})`, of: factor } as const;
  return fromFactor({ atom: inside, exponent: one });
}
