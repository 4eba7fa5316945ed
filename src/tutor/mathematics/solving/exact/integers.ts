import { greatestCommonDivisor } from "../../../numbers/rational.ts";

/** Exact integer arithmetic for school problems, on BigInt. All functions are pure and bounded in work. */

/** The absolute value. */
export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Least common multiple, never negative; 0 where one of the two is 0. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  return absolute((a / greatestCommonDivisor(a, b)) * b);
}

/** base^exponent mod modulus, for exponent ≥ 0 and modulus > 0. */
function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let factor = ((base % modulus) + modulus) % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n] as const;

/** Numbers below this are decided with certainty (Sorenson and Webster 2015: the first 13 primes suffice). */
export const primalityLimit = 3_317_044_064_679_887_385_961_981n;

/** Whether a number below `primalityLimit` is prime; deterministic Miller–Rabin. Throws RangeError above the limit. */
export function isPrime(value: bigint): boolean {
  if (value >= primalityLimit) throw new RangeError("too large to decide");
  if (value < 2n) return false;
  for (const prime of witnesses) {
    if (value === prime) return true;
    if (value % prime === 0n) return false;
  }
  let odd = value - 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos++;
  }
  return witnesses.every((witness) => {
    let power = modularPower(witness, odd, value);
    if (power === 1n || power === value - 1n) return true;
    for (let round = 1; round < twos; round++) {
      power = (power * power) % value;
      if (power === value - 1n) return true;
    }
    return false;
  });
}

/** A prime and how often it divides. */
export type PrimePower = { prime: bigint; exponent: number };

/**
 * The prime factorisation of a positive integer, primes ascending; [] for 1.
 * Trial division to 1,000, then Pollard's rho (Brent 1980) with a bounded number of rounds.
 * null where the number is not positive, above 10^24, or the bound is reached.
 */
export function primeFactors(value: bigint): PrimePower[] | null {
  if (value < 1n || value > 10n ** 24n) return null;
  const found = new Map<bigint, number>();
  const note = (prime: bigint) => found.set(prime, (found.get(prime) ?? 0) + 1);
  let rest = value;
  for (let divisor = 2n; divisor < 1000n && divisor * divisor <= rest; divisor++) {
    while (rest % divisor === 0n) {
      note(divisor);
      rest /= divisor;
    }
  }
  const open = rest > 1n ? [rest] : [];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part < 1_000_000n || isPrime(part)) {
      note(part);
      continue;
    }
    const divisor = properDivisor(part);
    if (divisor === null) return null;
    open.push(divisor, part / divisor);
  }
  return [...found]
    .map(([prime, exponent]) => ({ prime, exponent }))
    .sort((a, b) => (a.prime < b.prime ? -1 : 1));
}

/** A divisor other than 1 and itself of an odd composite number; null where the bounded search fails. */
function properDivisor(value: bigint): bigint | null {
  const root = integerRoot(value, 2);
  if (root * root === value) return root;
  for (let offset = 1n; offset <= 8n; offset++) {
    const step = (x: bigint) => (x * x + offset) % value;
    let slow = 2n;
    let fast = 2n;
    let product = 1n;
    for (let round = 1; round <= 60_000; round++) {
      slow = step(slow);
      fast = step(step(fast));
      product = (product * absolute(slow - fast)) % value;
      if (round % 32 !== 0) continue;
      const divisor = greatestCommonDivisor(product, value);
      if (divisor === value) break;
      if (divisor > 1n) return divisor;
    }
  }
  return null;
}

/** The largest integer whose power (degree ≥ 1) does not exceed the value, for value ≥ 0. Newton's method. */
export function integerRoot(value: bigint, degree: number): bigint {
  if (value < 0n) throw new RangeError("the root of a negative number");
  if (value < 2n || degree === 1) return value;
  const k = BigInt(degree);
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  for (;;) {
    const next = ((k - 1n) * guess + value / guess ** (k - 1n)) / k;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The integer nearest to the real root of the given degree; negative values only for odd degrees (else RangeError). */
export function nearestRoot(value: bigint, degree: number): bigint {
  if (value < 0n) {
    if (degree % 2 === 0) throw new RangeError("an even root of a negative number");
    return -nearestRoot(-value, degree);
  }
  const below = integerRoot(value, degree);
  // below + 1/2 compared with the root, without leaving the integers.
  const k = BigInt(degree);
  return (2n * below + 1n) ** k <= value * 2n ** k ? below + 1n : below;
}

/** value = outside² · inside with inside free of squares, for value ≥ 1; null where it cannot be factored in bounds. */
export function squareParts(value: bigint): { outside: bigint; inside: bigint } | null {
  const factors = primeFactors(value);
  if (factors === null) return null;
  let outside = 1n;
  let inside = 1n;
  for (const { prime, exponent } of factors) {
    outside *= prime ** BigInt(Math.floor(exponent / 2));
    if (exponent % 2 === 1) inside *= prime;
  }
  return { outside, inside };
}
