import {
  absolute,
  add,
  divide,
  fraction,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  isZero,
  multiply,
  one,
  type Rational,
  sign,
} from "../../numbers/rational.ts";
import { type Atom, type Factor, imaginaryUnit, type Polynomial, type Term } from "./atom.ts";
import { integerFactors } from "./integer-factors.ts";
import {
  constant,
  fromFactor,
  fromTerm,
  multiplyPolynomials,
  onePolynomial,
  onlyTerm,
  polynomialKey,
  scale,
} from "./polynomial.ts";
import {
  divideRatios,
  fromPolynomial,
  multiplyRatios,
  type Ratio,
  ratioKey,
  rationalValue,
  wholeRatioPower,
} from "./ratio.ts";
import { NoCanonicalForm, spend, type Work } from "./work.ts";

/** A ratio to an exact exponent. Fractions are roots as school has them: real, odd roots of negatives negative. */
export function rationalPower(base: Ratio, exponent: Rational, work: Work): Ratio {
  if (isInteger(exponent)) {
    if (base.numerator.size === 0 && exponent.n <= 0n)
      throw new NoCanonicalForm("zero to no positive power");
    return wholeRatioPower(base, exponent.n, work);
  }
  if (base.numerator.size === 0) {
    if (exponent.n < 0n) throw new NoCanonicalForm("division by zero");
    return base;
  }
  const above = fractionalPower(base.numerator, exponent, work);
  const below =
    base.denominator === onePolynomial ? null : fractionalPower(base.denominator, exponent, work);
  return below ? divideRatios(above, below, work) : above;
}

function fractionalPower(base: Polynomial, exponent: Rational, work: Work): Ratio {
  const term = onlyTerm(base);
  if (term) return termPower(term, exponent, work);
  const { content, primitive } = splitContent(base);
  const whole = fraction(exponent.n, exponent.d);
  const floor = whole.n / whole.d - (whole.n < 0n ? 1n : 0n);
  const rest = fraction(whole.n - floor * whole.d, whole.d);
  const root: Atom = { kind: "root", key: `(${polynomialKey(primitive)})`, base: primitive };
  const outside = wholeRatioPower(fromPolynomial(primitive), floor, work);
  const inside = multiplyRatios(
    outside,
    fromPolynomial(fromFactor({ atom: root, exponent: rest })),
    work,
  );
  return multiplyRatios(inside, fromPolynomial(numberPower(content, exponent, work)), work);
}

/** A polynomial as a positive number times one with whole coefficients that share no factor. */
export function splitContent(base: Polynomial): { content: Rational; primitive: Polynomial } {
  let above = 0n;
  let below = 1n;
  for (const { coefficient } of base.values()) {
    above = greatestCommonDivisor(above, coefficient.n);
    below = (below * coefficient.d) / greatestCommonDivisor(below, coefficient.d);
  }
  const content = fraction(above, below);
  return { content, primitive: scale(base, divide(one, content)) };
}

function termPower(term: Term, exponent: Rational, work: Work): Ratio {
  let result = fromPolynomial(numberPower(term.coefficient, exponent, work));
  for (const factor of term.factors)
    result = multiplyRatios(result, factorPower(factor, exponent, work), work);
  return result;
}

/** (x^a)^r is x^(ar), except that an even power under an even root leaves the size: √(x²) is |x|. */
function factorPower(factor: Factor, exponent: Rational, work: Work): Ratio {
  const { atom } = factor;
  const raised = multiply(factor.exponent, exponent);
  if (atom.kind === "imaginary") throw new NoCanonicalForm("a root of i");
  const free =
    atom.kind === "symbol"
      ? atom.key.startsWith("#")
      : atom.kind === "exponential" || atom.kind === "radical";
  const evenBefore = isInteger(factor.exponent) && factor.exponent.n % 2n === 0n;
  const evenAfter = raised.n % 2n === 0n;
  if (free || atom.kind === "absolute" || !evenBefore || evenAfter)
    return factorToPower(atom, raised, work);
  const size = absoluteAtom(fromFactor({ atom, exponent: one }));
  return factorToPower(size, raised, work);
}

function factorToPower(atom: Atom, exponent: Rational, work: Work): Ratio {
  if (atom.kind === "radical")
    return fromPolynomial(rootOfInteger(atom.base, exponent, atom.prime));
  if (
    atom.kind === "symbol" ||
    atom.kind === "exponential" ||
    (exponent.n > 0n && exponent.n < exponent.d)
  ) {
    return fromPolynomial(fromFactor({ atom, exponent }));
  }
  if (atom.kind === "root") {
    const floor = exponent.n / exponent.d - (exponent.n < 0n ? 1n : 0n);
    const rest = fraction(exponent.n - floor * exponent.d, exponent.d);
    const outside = wholeRatioPower(fromPolynomial(atom.base), floor, work);
    return isZero(rest)
      ? outside
      : multiplyRatios(outside, fromPolynomial(fromFactor({ atom, exponent: rest })), work);
  }
  if (isInteger(exponent))
    return wholeRatioPower(fromPolynomial(fromFactor({ atom, exponent: one })), exponent.n, work);
  return fromPolynomial(fromFactor({ atom, exponent }));
}

/** |P| as an atom, the same for P and −P. */
export function absoluteAtom(of: Polynomial): Atom {
  const plain = polynomialKey(of);
  const flipped = scale(of, fromInteger(-1));
  const other = polynomialKey(flipped);
  return plain < other
    ? { kind: "absolute", key: `|${plain}|`, of }
    : { kind: "absolute", key: `|${other}|`, of: flipped };
}

/** A number to an exact exponent: √72 is 6√2, √-3 is i√3, the cube root of -8 is -2. */
export function numberPower(value: Rational, exponent: Rational, work: Work): Polynomial {
  if (value.n === 1n && value.d === 1n) return onePolynomial;
  spend(work, 20);
  let result: Polynomial = onePolynomial;
  if (sign(value) < 0) result = negativeUnitPower(exponent);
  const size = absolute(value);
  for (const [part, direction] of [
    [size.n, 1n],
    [size.d, -1n],
  ] as const) {
    for (const { base, exponent: often, prime } of integerFactors(part)) {
      const raised = multiply(exponent, fromInteger(often * direction));
      result = multiplyPolynomials(result, rootOfInteger(base, raised, prime), work);
    }
  }
  return result;
}

function negativeUnitPower(exponent: Rational): Polynomial {
  if (exponent.d % 2n === 1n) return constant(fromInteger(exponent.n % 2n === 0n ? 1 : -1));
  if (exponent.d !== 2n) throw new NoCanonicalForm("an even root of a negative number");
  const turns = ((exponent.n % 4n) + 4n) % 4n;
  return fromTerm({
    coefficient: fromInteger(turns === 1n ? 1 : -1),
    factors: [{ atom: imaginaryUnit, exponent: one }],
  });
}

function rootOfInteger(base: bigint, exponent: Rational, prime: boolean): Polynomial {
  const floor = exponent.n / exponent.d - (exponent.n % exponent.d < 0n ? 1n : 0n);
  const rest = fraction(exponent.n - floor * exponent.d, exponent.d);
  const size = floor < 0n ? -floor : floor;
  if (size > 10_000n) throw new NoCanonicalForm("too large");
  const outside = floor < 0n ? fraction(1n, base ** size) : fromInteger(base ** size);
  if (isZero(rest)) return constant(outside);
  const atom: Atom = { kind: "radical", key: `√${base}`, base, prime };
  return fromTerm({ coefficient: outside, factors: [{ atom, exponent: rest }] });
}

/** base^exponent where the exponent has variables: 10^(x+1) is 10·2^x·5^x, y^(a+b) is y^a·y^b, e^(ln x) is x. */
export function symbolicPower(base: Ratio, exponent: Ratio, work: Work): Ratio {
  const terms: readonly Term[] =
    exponent.denominator === onePolynomial
      ? [...exponent.numerator.values()]
      : [
          {
            coefficient: one,
            factors: [
              { atom: { kind: "function", key: `{${ratioKey(exponent)}}` }, exponent: one },
            ],
          },
        ];
  let result = fromPolynomial(onePolynomial);
  for (const term of terms) {
    const raised =
      term.factors.length === 0
        ? rationalPower(base, term.coefficient, work)
        : exponential(base, term, work);
    result = multiplyRatios(result, raised, work);
  }
  return result;
}

function exponential(base: Ratio, exponent: Term, work: Work): Ratio {
  let result: Polynomial = onePolynomial;
  for (const { atom, exponent: inner } of baseFactors(base)) {
    const coefficient = multiply(exponent.coefficient, inner);
    const logarithm = exponent.factors.length === 1 ? exponent.factors[0] : undefined;
    const undone =
      atom.key === "#e" && logarithm?.atom.kind === "logarithm" && isInteger(logarithm.exponent);
    if (
      undone &&
      logarithm.exponent.n === 1n &&
      logarithm.atom.kind === "logarithm" &&
      logarithm.atom.of
    ) {
      const of = logarithm.atom.of;
      const power = factorToPower(of.atom, multiply(coefficient, of.exponent), work);
      if (power.denominator !== onePolynomial)
        throw new NoCanonicalForm("a quotient under an exponent");
      result = multiplyPolynomials(result, power.numerator, work);
    } else {
      const raised = exponentialFactor(atom, exponent.factors, coefficient);
      result = multiplyPolynomials(result, fromFactor(raised), work);
    }
  }
  return fromPolynomial(result);
}

function exponentialFactor(base: Atom, exponent: readonly Factor[], coefficient: Rational): Factor {
  const key = exponent
    .map((factor) => `${factor.atom.key}^${factor.exponent.n}/${factor.exponent.d}`)
    .join("·");
  if (base.kind === "exponential") {
    const factors = joinExponents(base.exponent, exponent);
    const joined = factors
      .map((factor) => `${factor.atom.key}^${factor.exponent.n}/${factor.exponent.d}`)
      .join("·");
    return {
      atom: {
        kind: "exponential",
        key: `${base.base.key}^{${joined}}`,
        base: base.base,
        exponent: factors,
      },
      exponent: coefficient,
    };
  }
  return {
    atom: { kind: "exponential", key: `${base.key}^{${key}}`, base, exponent },
    exponent: coefficient,
  };
}

function joinExponents(a: readonly Factor[], b: readonly Factor[]): Factor[] {
  const joined = new Map(a.map((factor) => [factor.atom.key, factor]));
  for (const factor of b) {
    const before = joined.get(factor.atom.key);
    joined.set(
      factor.atom.key,
      before ? { ...factor, exponent: add(before.exponent, factor.exponent) } : factor,
    );
  }
  return [...joined.values()].sort((x, y) => (x.atom.key < y.atom.key ? -1 : 1));
}

/** What a base is a product of; a base that is a sum is one atom. */
function baseFactors(base: Ratio): Factor[] {
  const term = base.denominator === onePolynomial ? onlyTerm(base.numerator) : null;
  if (!term) {
    if (base.numerator.size === 0) throw new NoCanonicalForm("zero to an unknown power");
    return [{ atom: { kind: "function", key: `(${ratioKey(base)})` }, exponent: one }];
  }
  if (sign(term.coefficient) < 0)
    throw new NoCanonicalForm("a negative number to an unknown power");
  const value = rationalValue(fromPolynomial(constant(term.coefficient)));
  const numbers: Factor[] = [];
  for (const [part, direction] of [
    [value?.n ?? 1n, 1n],
    [value?.d ?? 1n, -1n],
  ] as const) {
    for (const { base: number, exponent, prime } of integerFactors(part)) {
      numbers.push({
        atom: { kind: "radical", key: `√${number}`, base: number, prime },
        exponent: fromInteger(exponent * direction),
      });
    }
  }
  return [...numbers, ...term.factors];
}
