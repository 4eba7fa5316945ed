import {
  fraction,
  fromInteger,
  isInteger,
  multiply,
  one,
  type Rational,
  sign,
  subtract,
  zero,
} from "../../numbers/rational.ts";
import type { Atom, Polynomial } from "./atom.ts";
import {
  addPolynomials,
  constant,
  fromFactor,
  negatePolynomial,
  onePolynomial,
} from "./polynomial.ts";
import { numberPower } from "./powers.ts";
import { fromPolynomial, negateRatio, type Ratio, ratioKey } from "./ratio.ts";
import type { Work } from "./work.ts";

/** sin(u) with whole quarter turns taken out, signs in front, and the exact value where school knows it. */
export function sineOf(angle: Ratio, work: Work): Ratio {
  const { turns, rest } = splitAngle(angle, work);
  if (rest.numerator.size === 0) {
    const value = exactSine(turns, work);
    if (value) return fromPolynomial(value);
  }
  const quarter = quarterTurns(turns);
  if (quarter === null) return plainSine(angle);
  switch (quarter) {
    case 0n:
      return plainSine(rest);
    case 1n:
      return plainCosine(rest);
    case 2n:
      return negateRatio(plainSine(rest));
    default:
      return negateRatio(plainCosine(rest));
  }
}

/** cos(u) as the sine of a quarter turn more. */
export function cosineOf(angle: Ratio, work: Work): Ratio {
  const { turns, rest } = splitAngle(angle, work);
  if (rest.numerator.size === 0) {
    const value = exactSine(subtract(turns, fraction(-1n, 2n)), work);
    if (value) return fromPolynomial(value);
  }
  const quarter = quarterTurns(turns);
  if (quarter === null) return plainCosine(angle);
  switch (quarter) {
    case 0n:
      return plainCosine(rest);
    case 1n:
      return negateRatio(plainSine(rest));
    case 2n:
      return negateRatio(plainCosine(rest));
    default:
      return plainSine(rest);
  }
}

/** The multiple of π in an angle (in half turns), and the angle without it. */
function splitAngle(angle: Ratio, work: Work): { turns: Rational; rest: Ratio } {
  const term = angle.denominator === onePolynomial ? angle.numerator.get("·#pi") : undefined;
  if (!term) return { turns: zero, rest: angle };
  const without = addPolynomials(
    angle.numerator,
    negatePolynomial(new Map([["·#pi", term]])),
    work,
  );
  return { turns: term.coefficient, rest: fromPolynomial(without) };
}

function quarterTurns(turns: Rational): bigint | null {
  const quarters = multiply(turns, fromInteger(2));
  return isInteger(quarters) ? ((quarters.n % 4n) + 4n) % 4n : null;
}

/** sin(tπ) for the angles with a value by roots of whole numbers: multiples of a sixth and a quarter of π. */
function exactSine(turns: Rational, work: Work): Polynomial | null {
  const whole = fraction(((turns.n % (2n * turns.d)) + 2n * turns.d) % (2n * turns.d), turns.d);
  const half = sign(subtract(whole, one)) < 0 ? whole : subtract(whole, one);
  const first = sign(subtract(half, fraction(1n, 2n))) <= 0 ? half : subtract(one, half);
  const squares: Record<string, Rational> = {
    "0/1": zero,
    "1/6": fraction(1n, 4n),
    "1/4": fraction(1n, 2n),
    "1/3": fraction(3n, 4n),
    "1/2": one,
  };
  const square = squares[`${first.n}/${first.d}`];
  if (!square) return null;
  const value = square.n === 0n ? constant(zero) : numberPower(square, fraction(1n, 2n), work);
  return sign(subtract(whole, one)) < 0 ? value : negatePolynomial(value);
}

function plainSine(angle: Ratio): Ratio {
  if (angle.numerator.size === 0) return fromPolynomial(constant(zero));
  const { key, flipped } = signlessKey(angle);
  const atom: Atom = {
    kind: "sine",
    key: `sin(${key})`,
    cosine: { kind: "function", key: `cos(${key})` },
  };
  const sine = fromPolynomial(fromFactor({ atom, exponent: one }));
  return flipped ? negateRatio(sine) : sine;
}

function plainCosine(angle: Ratio): Ratio {
  if (angle.numerator.size === 0) return fromPolynomial(onePolynomial);
  const { key } = signlessKey(angle);
  return fromPolynomial(
    fromFactor({ atom: { kind: "function", key: `cos(${key})` }, exponent: one }),
  );
}

/** The same key for u and −u, and whether u was the one turned around. */
function signlessKey(angle: Ratio): { key: string; flipped: boolean } {
  const plain = ratioKey(angle);
  const other = ratioKey(negateRatio(angle));
  const plainSign = leadingSign(angle.numerator);
  const flipped = plainSign === 0 ? other < plain : plainSign < 0;
  return { key: flipped ? other : plain, flipped };
}

function leadingSign(polynomial: Polynomial): number {
  const [first] = [...polynomial.keys()].sort();
  const term = first === undefined ? undefined : polynomial.get(first);
  return term ? sign(term.coefficient) : 0;
}
