import type { Rational } from "../../numbers/rational.ts";

/**
 * Real numbers as whole multiples of 2^-400: enough to tell apart any two constants that school writes down.
 * Every function returns null where the real value does not exist or is too large.
 */
export const bits = 400n;
export const unit = 1n << bits;
const maxExponent = 3000n * unit;

export function fromRational(value: Rational): bigint {
  return (value.n << bits) / value.d;
}

export function times(a: bigint, b: bigint): bigint {
  return (a * b) >> bits;
}

export function over(a: bigint, b: bigint): bigint | null {
  return b === 0n ? null : (a << bits) / b;
}

/** The real root of that index; odd roots of negatives are negative. */
export function root(value: bigint, index: bigint): bigint | null {
  if (index < 1n || index > 64n) return null;
  if (value < 0n) {
    const positive = index % 2n === 1n ? root(-value, index) : null;
    return positive === null ? null : -positive;
  }
  return floorRoot(value << (bits * (index - 1n)), index);
}

function floorRoot(value: bigint, index: bigint): bigint {
  if (value === 0n) return 0n;
  let guess = 1n << (BigInt(value.toString(16).length * 4) / index + 1n);
  for (;;) {
    const next = ((index - 1n) * guess + value / guess ** (index - 1n)) / index;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** π by Machin's formula: 16 arctan(1/5) − 4 arctan(1/239). */
export const pi: bigint = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);

function arctanOfInverse(inverse: bigint): bigint {
  let power = unit / inverse;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power /= -(inverse * inverse);
    sum += power / k;
  }
  return sum;
}

const ln2 = lnNearOne(2n * unit);

/** e^x, for x up to 3000 in size. */
export function exp(x: bigint): bigint | null {
  if (x > maxExponent || x < -maxExponent) return null;
  const halvings = x / ln2;
  const rest = x - halvings * ln2;
  let term = unit;
  let sum = unit;
  for (let k = 1n; term !== 0n; k++) {
    term = times(term, rest) / k;
    // A negative term never reaches zero by rounding down.
    if (term === -1n) break;
    sum += term;
  }
  return halvings >= 0n ? sum << halvings : sum >> -halvings;
}

/** ln x for x > 0. */
export function ln(x: bigint): bigint | null {
  if (x <= 0n) return null;
  const shift = BigInt(x.toString(2).length) - bits - 1n;
  const near = shift >= 0n ? x >> shift : x << -shift;
  return lnNearOne(near) + shift * ln2;
}

/** 2 artanh((x − 1)/(x + 1)), quick for x near one. */
function lnNearOne(x: bigint): bigint {
  const ratio = ((x - unit) << bits) / (x + unit);
  const square = times(ratio, ratio);
  let power = ratio;
  let sum = 0n;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = times(power, square);
  }
  return 2n * sum;
}

export function sin(x: bigint): bigint {
  const turn = 2n * pi;
  const rest = ((x % turn) + turn) % turn;
  const angle = rest > pi ? rest - turn : rest;
  const square = times(angle, angle);
  let term = angle;
  let sum = angle;
  for (let k = 2n; term !== 0n && term !== -1n; k += 2n) {
    term = -times(term, square) / (k * (k + 1n));
    sum += term;
  }
  return sum;
}

export function cos(x: bigint): bigint {
  return sin(x + pi / 2n);
}

/** Halves the angle four times, then sums the series. */
export function arctan(x: bigint): bigint {
  let argument = x;
  for (let i = 0; i < 4; i++) {
    const hypotenuse = root(unit + times(argument, argument), 2n) ?? unit;
    argument = (argument << bits) / (unit + hypotenuse);
  }
  const square = times(argument, argument);
  let power = argument;
  let sum = 0n;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = -times(power, square);
  }
  return 16n * sum;
}

export function arcsin(x: bigint): bigint | null {
  if (x > unit || x < -unit) return null;
  if (x === unit || x === -unit) return x > 0n ? pi / 2n : -pi / 2n;
  const cosine = root(unit - times(x, x), 2n);
  const ratio = cosine === null ? null : over(x, cosine);
  return ratio === null ? null : arctan(ratio);
}
