/** An exact fraction, always in lowest terms with a positive denominator; zero is 0/1. */
export type Rational = { readonly n: bigint; readonly d: bigint };

/** Zero and one, the neutral elements of sum and product. */
export const zero: Rational = { n: 0n, d: 1n };
export const one: Rational = { n: 1n, d: 1n };

/** Bits a numerator or denominator may grow to through power(): more is no school number. */
const maxBits = 20_000;

/** The fraction numerator/denominator in lowest terms. Throws RangeError for a zero denominator. */
export function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError("a fraction needs a denominator other than zero");
  if (denominator === 1n) return { n: numerator, d: 1n };
  const shared = greatestCommonDivisor(numerator, denominator);
  if (shared === 1n && denominator > 0n) return { n: numerator, d: denominator };
  const divisor = denominator < 0n ? -shared : shared;
  return { n: numerator / divisor, d: denominator / divisor };
}

/** A whole number as a fraction over one. A number must be a safe integer, or RangeError is thrown. */
export function fromInteger(value: bigint | number): Rational {
  return { n: BigInt(value), d: 1n };
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return { n: a.n + b.n, d: 1n };
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (a === one) return b;
  if (b === one) return a;
  if (a.d === 1n && b.d === 1n) return { n: a.n * b.n, d: 1n };
  return fraction(a.n * b.n, a.d * b.d);
}

/** a ÷ b. Throws RangeError where b is zero: ask isZero first. */
export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.n * b.d, a.d * b.n);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a;
}

/** Negative where a < b, zero where equal, positive where a > b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

export function isZero(a: Rational): boolean {
  return a.n === 0n;
}

export function isInteger(a: Rational): boolean {
  return a.d === 1n;
}

/** -1, 0 or 1. */
export function sign(a: Rational): -1 | 0 | 1 {
  return a.n < 0n ? -1 : a.n > 0n ? 1 : 0;
}

/** base to a whole exponent; null for zero to a negative exponent and for results beyond 20,000 bits. */
export function power(base: Rational, exponent: bigint): Rational | null {
  if (exponent === 0n) return one;
  if (base.n === 0n) return exponent > 0n ? zero : null;
  const size = exponent < 0n ? -exponent : exponent;
  const unit = (base.n === 1n || base.n === -1n) && base.d === 1n;
  if (unit) return base.n === 1n || size % 2n === 0n ? one : base;
  const bits = BigInt(Math.max(bitLength(base.n), bitLength(base.d)));
  if (bits * size > BigInt(maxBits)) return null;
  const raised = { n: base.n ** size, d: base.d ** size };
  return exponent > 0n ? raised : divide(one, raised);
}

/** The largest whole number that is not greater than a. */
export function floor(a: Rational): bigint {
  const quotient = a.n / a.d;
  return a.n % a.d < 0n ? quotient - 1n : quotient;
}

/** a rounded to so many digits after the point (negative: tens, hundreds …), halves away from zero. */
export function round(a: Rational, places: number): Rational {
  const scale = 10n ** BigInt(Math.abs(places));
  const scaled = places < 0 ? fraction(a.n, a.d * scale) : fraction(a.n * scale, a.d);
  const positive = absolute(scaled);
  const whole = (2n * positive.n + positive.d) / (2n * positive.d);
  const signed = a.n < 0n ? -whole : whole;
  return places < 0 ? fromInteger(signed * scale) : fraction(signed, scale);
}

/** Reads 12, -0.50, .5 and 5. (a point, no thousands, no exponent); null for anything else. */
export function fromDecimal(text: string): Rational | null {
  const match = /^(-?)(\d*)\.?(\d*)$/.exec(text);
  const whole = match?.[2] ?? "";
  const places = match?.[3] ?? "";
  if (!match || (whole === "" && places === "")) return null;
  const value = fraction(BigInt(whole + places), 10n ** BigInt(places.length));
  return match[1] ? negate(value) : value;
}

/** The finite decimal that equals a, as 0.625; null where the decimals never end. */
export function toDecimal(a: Rational): string | null {
  let rest = a.d;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; twos++) rest /= 2n;
  for (; rest % 5n === 0n; fives++) rest /= 5n;
  return rest === 1n ? toFixed(a, Math.max(twos, fives)) : null;
}

/** a with exactly so many digits after the point, rounded halves away from zero: 2/3 to 2 places is 0.67. */
export function toFixed(a: Rational, places: number): string {
  const rounded = round(a, places);
  const scale = 10n ** BigInt(Math.max(places, 0));
  const digits = ((absolute(rounded).n * scale) / rounded.d)
    .toString()
    .padStart(Math.max(places, 0) + 1, "0");
  const whole = places > 0 ? digits.slice(0, -places) : digits;
  return `${rounded.n < 0n ? "-" : ""}${whole}${places > 0 ? `.${digits.slice(-places)}` : ""}`;
}

/** The nearest double; Infinity beyond its range. For drawing and sampling, never for deciding equality. */
export function toNumber(a: Rational): number {
  const direct = Number(a.n) / Number(a.d);
  if (Number.isFinite(direct) && Math.abs(direct) > 1e-300) return direct;
  const shift = bitLength(a.d) - bitLength(a.n) + 64;
  const scaled = shift > 0 ? (a.n << BigInt(shift)) / a.d : a.n / (a.d << BigInt(-shift));
  return Number(scaled) * 2 ** -shift;
}

/** "3", "-5/2": the way a fraction is typed. */
export function toText(a: Rational): string {
  return a.d === 1n ? a.n.toString() : `${a.n}/${a.d}`;
}

/** The greatest whole number that divides both, never negative (Euclid). */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y > maxSafe || x > maxSafe) {
    if (y === 0n) return x;
    [x, y] = [y, x % y];
  }
  // Doubles are exact here, and several times as fast.
  let small = Number(x);
  let smaller = Number(y);
  while (smaller !== 0) [small, smaller] = [smaller, small % smaller];
  return BigInt(small);
}

const maxSafe = BigInt(Number.MAX_SAFE_INTEGER);

/** How many binary digits the size of a whole number has; zero has one. */
export function bitLength(value: bigint): number {
  const size = value < 0n ? -value : value;
  return size < 4_294_967_296n ? 32 - Math.clz32(Number(size)) || 1 : size.toString(16).length * 4;
}
