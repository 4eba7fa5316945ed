import {
  divide,
  fromInteger,
  negate,
  one,
  type Rational,
  subtract,
} from "../../numbers/rational.ts";
import type { Factor, Polynomial, Term } from "./atom.ts";
import {
  addPolynomials,
  constant,
  constantValue,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  onlyTerm,
  polynomialKey,
  scale,
  subtractPolynomials,
  sumOf,
  fromTerm,
  wholePolynomialPower,
} from "./polynomial.ts";
import { NoCanonicalForm, type Work } from "./work.ts";

/** A quotient of polynomials. Not in lowest terms: two are equal when they agree multiplied crosswise. */
export type Ratio = { readonly numerator: Polynomial; readonly denominator: Polynomial };

export function fromPolynomial(numerator: Polynomial): Ratio {
  return { numerator, denominator: onePolynomial };
}

export function fromRational(value: Rational): Ratio {
  return fromPolynomial(constant(value));
}

/** The value of a ratio without atoms, else null. */
export function rationalValue(ratio: Ratio): Rational | null {
  const above = constantValue(ratio.numerator);
  const below = constantValue(ratio.denominator);
  return above && below && below.n !== 0n ? divide(above, below) : null;
}

export function addRatios(a: Ratio, b: Ratio, work: Work): Ratio {
  if (
    a.denominator === b.denominator ||
    polynomialKey(a.denominator) === polynomialKey(b.denominator)
  ) {
    return {
      numerator: addPolynomials(a.numerator, b.numerator, work),
      denominator: a.denominator,
    };
  }
  return quotient(
    addPolynomials(
      multiplyPolynomials(a.numerator, b.denominator, work),
      multiplyPolynomials(b.numerator, a.denominator, work),
      work,
    ),
    multiplyPolynomials(a.denominator, b.denominator, work),
    work,
  );
}

/** The sum of several ratios; polynomials are gathered in one go. */
export function addAll(ratios: readonly Ratio[], work: Work): Ratio {
  return ratios.every((ratio) => ratio.denominator === onePolynomial)
    ? fromPolynomial(
        sumOf(
          ratios.map((ratio) => ratio.numerator),
          work,
        ),
      )
    : ratios.reduce((a, b) => addRatios(a, b, work));
}

export function negateRatio(a: Ratio): Ratio {
  return { numerator: negatePolynomial(a.numerator), denominator: a.denominator };
}

export function multiplyRatios(a: Ratio, b: Ratio, work: Work): Ratio {
  return quotient(
    multiplyPolynomials(a.numerator, b.numerator, work),
    multiplyPolynomials(a.denominator, b.denominator, work),
    work,
  );
}

/** a ÷ b; has no canonical form where b is zero. */
export function divideRatios(a: Ratio, b: Ratio, work: Work): Ratio {
  return quotient(
    multiplyPolynomials(a.numerator, b.denominator, work),
    multiplyPolynomials(a.denominator, b.numerator, work),
    work,
  );
}

/** A ratio to a whole exponent, also a negative one. */
export function wholeRatioPower(base: Ratio, exponent: bigint, work: Work): Ratio {
  const size = exponent < 0n ? -exponent : exponent;
  const above = wholePolynomialPower(base.numerator, size, work);
  const below = wholePolynomialPower(base.denominator, size, work);
  return exponent < 0n ? quotient(below, above, work) : quotient(above, below, work);
}

/** Builds a ratio; a denominator of one term goes into the numerator, so that most ratios are polynomials. */
export function quotient(numerator: Polynomial, denominator: Polynomial, work: Work): Ratio {
  if (denominator === onePolynomial) return { numerator, denominator };
  if (denominator.size === 0) throw new NoCanonicalForm("division by zero");
  const term = onlyTerm(denominator);
  if (!term) return { numerator, denominator };
  if (term.factors.length === 0)
    return fromPolynomial(scale(numerator, divide(one, term.coefficient)));
  const inverse = inverseOf(term);
  return inverse
    ? fromPolynomial(multiplyPolynomials(numerator, fromTerm(inverse), work))
    : { numerator, denominator };
}

/** One over a term, where its atoms allow negative exponents: 1/√2 is √2/2, 1/i is -i. */
function inverseOf(term: Term): Term | null {
  let coefficient = divide(one, term.coefficient);
  const factors: Factor[] = [];
  for (const { atom, exponent } of term.factors) {
    if (atom.kind === "root" || atom.kind === "absolute" || atom.kind === "sine") return null;
    if (atom.kind === "imaginary") {
      coefficient = negate(coefficient);
      factors.push({ atom, exponent });
    } else if (atom.kind === "radical") {
      coefficient = divide(coefficient, fromInteger(atom.base));
      factors.push({ atom, exponent: subtract(one, exponent) });
    } else factors.push({ atom, exponent: negate(exponent) });
  }
  return { coefficient, factors };
}

/** a·d − c·b for a/b and c/d: zero exactly where the two are equal. */
export function crossDifference(a: Ratio, b: Ratio, work: Work): Polynomial {
  if (a.denominator === onePolynomial && b.denominator === onePolynomial) {
    return subtractPolynomials(a.numerator, b.numerator, work);
  }
  return subtractPolynomials(
    multiplyPolynomials(a.numerator, b.denominator, work),
    multiplyPolynomials(b.numerator, a.denominator, work),
    work,
  );
}

/** A text that is the same for ratios of the same shape. */
export function ratioKey(ratio: Ratio): string {
  const above = polynomialKey(ratio.numerator);
  return ratio.denominator === onePolynomial
    ? above
    : `(${above})/(${polynomialKey(ratio.denominator)})`;
}
