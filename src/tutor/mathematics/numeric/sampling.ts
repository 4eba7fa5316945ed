import { unitMeaning } from "../canonical/unit-factors.ts";
import { exactValue } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { mentions, symbolsOf } from "../inspect.ts";
import { toNumber } from "../../numbers/rational.ts";
import * as c from "./complex.ts";

const tolerance = 1e-10;
/** Noise of doubles, as a part of the largest value met on the way. */
const noise = 1e-14;
const needed = 6;
const tries = 48;

type Sample = { values: ReadonlyMap<string, number>; complex: boolean; largest: number };

/**
 * Whether two expressions agree wherever both have a value, by trying fixed points (negative ones too, so that
 * √(x²) is not x); null where too few points have a value. The last resort, for functions no rule relates; never asked about plain numbers.
 */
export function agreeOnSamples(a: Expression, b: Expression): boolean | null {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  const complex = mentionsImaginary(a) || mentionsImaginary(b);
  let agreed = 0;
  for (let attempt = 0; attempt < tries && agreed < needed * 2; attempt++) {
    const values = new Map(names.map((name, index) => [name, pointAt(attempt, index)]));
    const sample = { values, complex, largest: 1 };
    const left = evaluate(a, sample);
    const right = evaluate(b, sample);
    if (!isValue(left) || !isValue(right)) continue;
    const difference = Math.hypot(left.re - right.re, left.im - right.im);
    const scale = Math.max(c.size(left), c.size(right));
    if (difference > tolerance * scale + noise * sample.largest) return false;
    agreed++;
    if (names.length === 0) return true;
  }
  if (agreed < needed) return null;
  return complex || !partAtRoots(a, b, names);
}

/**
 * Whether two expressions that agree where all is real part where roots of negative numbers come together to a real value:
 * √(x−3)·√(x−5) is −√8 at 1, and √((x−3)(x−5)) is √8. Letters are positive, as school takes those under roots.
 */
function partAtRoots(a: Expression, b: Expression, names: readonly string[]): boolean {
  for (let attempt = 0; attempt < tries; attempt++) {
    const values = new Map(names.map((name, index) => [name, Math.abs(pointAt(attempt, index))]));
    const sample = { values, complex: false, largest: 1 };
    if (isValue(evaluate(a, sample)) && isValue(evaluate(b, sample))) continue;
    const beyond = { values, complex: true, largest: 1 };
    const [left, right] = [evaluate(a, beyond), evaluate(b, beyond)];
    const scale = Math.max(c.size(left), c.size(right));
    const limit = tolerance * scale + noise * beyond.largest;
    if (!(Math.abs(left.im) <= limit && Math.abs(right.im) <= limit)) continue;
    if (Math.abs(left.re - right.re) > limit) return true;
  }
  return false;
}

/** Fixed, irrational-looking points: small and middling, of both signs, and some in (0, 1). */
function pointAt(attempt: number, index: number): number {
  const spread =
    ((attempt + 1) * 0.754_877_666_246_692_8 + (index + 1) * 0.569_840_290_998_053_3) % 1;
  switch ((attempt + index * (attempt % 3)) % 4) {
    case 0:
      return 0.1 + 3.1 * spread;
    case 1:
      return -0.1 - 2.9 * spread;
    case 2:
      return 0.02 + 0.96 * spread;
    default:
      return 2 + 9.7 * spread;
  }
}

function isValue(value: c.Complex): boolean {
  return Number.isFinite(value.re) && Number.isFinite(value.im);
}

function mentionsImaginary(e: Expression): boolean {
  return mentions(e, (part) => part.kind === "constant" && part.name === "i");
}

function evaluate(e: Expression, sample: Sample): c.Complex {
  const value = valueOf(e, sample);
  const size = c.size(value);
  if (size > sample.largest && size < 1e9) sample.largest = size;
  return value.im === 0 || sample.complex ? value : c.undefinedValue;
}

function valueOf(e: Expression, sample: Sample): c.Complex {
  switch (e.kind) {
    case "number":
      return c.realNumber(toNumber(e.value));
    case "symbol":
      return c.realNumber(sample.values.get(e.name) ?? Number.NaN);
    case "constant":
      if (e.name === "i") return { re: 0, im: 1 };
      return c.realNumber(e.name === "pi" ? Math.PI : e.name === "e" ? Math.E : Number.NaN);
    case "sum":
      return e.terms.map((term) => evaluate(term, sample)).reduce(c.plus);
    case "product":
      return e.factors.map((factor) => evaluate(factor, sample)).reduce(c.times);
    case "quotient":
      return c.dividedBy(evaluate(e.numerator, sample), evaluate(e.denominator, sample));
    case "negative":
      return c.times(c.realNumber(-1), evaluate(e.of, sample));
    case "percent":
      return c.times(c.realNumber(0.01), evaluate(e.of, sample));
    case "power":
      return power(e.base, e.exponent, sample);
    case "quantity":
      return c.times(unitValue(e.unit), evaluate(e.value, sample));
    case "call":
      return call(e.name, e.args, sample);
    default:
      return c.undefinedValue;
  }
}

function unitValue(unit: string): c.Complex {
  if (unit === "deg") return c.realNumber(Math.PI / 180);
  const { factor, base } = unitMeaning(unit);
  let value = toNumber(factor);
  for (const [name, exponent] of Object.entries(base)) value *= hashed(name) ** exponent;
  return c.realNumber(value);
}

/** A fixed number between 1 and 2 for a name. */
function hashed(name: string): number {
  let hash = 7;
  for (let i = 0; i < name.length; i++) hash = (hash * 31 + name.charCodeAt(i)) % 1_000_003;
  return 1 + hash / 1_000_003;
}

function power(base: Expression, exponent: Expression, sample: Sample): c.Complex {
  const from = evaluate(base, sample);
  const exact = exponent.kind === "symbol" ? null : exactValue(exponent);
  if (exact && from.im === 0) return realPower(from.re, toNumber(exact), exact.d, exact.n, sample);
  const to = evaluate(exponent, sample);
  if (from.re === 0 && from.im === 0) return to.re > 0 ? c.realNumber(0) : c.undefinedValue;
  if (from.im === 0 && to.im === 0 && from.re > 0) return c.realNumber(from.re ** to.re);
  if (exact?.d === 1n && Math.abs(to.re) <= 64) return wholePower(from, to.re);
  return c.exp(c.times(to, c.ln(from)));
}

/** Roots as school has them: an odd root of a negative number is negative. */
function realPower(
  base: number,
  exponent: number,
  root: bigint,
  raised: bigint,
  sample: Sample,
): c.Complex {
  if (base >= 0 || root === 1n)
    return c.realNumber(base === 0 && exponent <= 0 ? Number.NaN : base ** exponent);
  if (root % 2n === 1n) return c.realNumber((raised % 2n === 0n ? 1 : -1) * (-base) ** exponent);
  return sample.complex
    ? c.exp(c.times(c.realNumber(exponent), c.ln(c.realNumber(base))))
    : c.undefinedValue;
}

function wholePower(base: c.Complex, exponent: number): c.Complex {
  let result = c.realNumber(1);
  for (let i = 0; i < Math.abs(exponent); i++) result = c.times(result, base);
  return exponent < 0 ? c.dividedBy(c.realNumber(1), result) : result;
}

function call(name: string, args: readonly Expression[], sample: Sample): c.Complex {
  const values = args.map((arg) => evaluate(arg, sample));
  const [x = c.undefinedValue, y] = values;
  const one = c.realNumber(1);
  switch (name) {
    case "sqrt":
      return realPowerOf(x, 2, sample);
    case "root":
      return y && Number.isInteger(y.re) && y.re > 0
        ? realPowerOf(x, y.re, sample)
        : c.undefinedValue;
    case "exp":
      return c.exp(x);
    case "ln":
      return c.ln(x);
    case "log":
      return c.dividedBy(c.ln(x), c.ln(y ?? c.realNumber(10)));
    case "sin":
      return c.sin(x);
    case "cos":
      return c.cos(x);
    case "tan":
      return c.dividedBy(c.sin(x), c.cos(x));
    case "cot":
      return c.dividedBy(c.cos(x), c.sin(x));
    case "sec":
      return c.dividedBy(one, c.cos(x));
    case "csc":
      return c.dividedBy(one, c.sin(x));
    case "abs":
      return c.realNumber(c.size(x));
    case "ratio":
      return y ? c.dividedBy(x, y) : c.undefinedValue;
    default:
      return values.every((value) => value.im === 0)
        ? c.realNumber(
            realFunction(
              name,
              values.map((value) => value.re),
            ),
          )
        : c.undefinedValue;
  }
}

function realPowerOf(x: c.Complex, index: number, sample: Sample): c.Complex {
  if (x.im === 0) return realPower(x.re, 1 / index, BigInt(index), 1n, sample);
  return c.exp(c.times(c.realNumber(1 / index), c.ln(x)));
}

function realFunction(name: string, values: readonly number[]): number {
  const [x = Number.NaN, y = Number.NaN] = values;
  switch (name) {
    case "arcsin":
      return Math.asin(x);
    case "arccos":
      return Math.acos(x);
    case "arctan":
      return Math.atan(x);
    case "sinh":
      return Math.sinh(x);
    case "cosh":
      return Math.cosh(x);
    case "tanh":
      return Math.tanh(x);
    case "floor":
      return Math.floor(x);
    case "ceiling":
      return Math.ceil(x);
    case "max":
      return Math.max(...values);
    case "min":
      return Math.min(...values);
    default:
      // f(x), n! and the like: a fixed but arbitrary function of name and arguments tells f(x) from f(y).
      return (
        Math.sin(hashed(name) * 12.9898 + x * 7.233 + (Number.isNaN(y) ? 0 : y * 3.777)) * 2 + 3
      );
  }
}
