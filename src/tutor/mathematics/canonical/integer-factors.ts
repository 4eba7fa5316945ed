/** A base and how often it divides; `prime` is false for a cofactor too large to be factored here. */
type IntegerFactor = { base: bigint; exponent: bigint; prime: boolean };

const limit = 1000;

const smallest = BigInt(limit * limit - 1);
const primes: readonly number[] = sieve(limit);

/** The factors of a positive whole number by trial division up to 1000; what is left is one factor. */
export function integerFactors(value: bigint): IntegerFactor[] {
  if (value <= smallest) return smallFactors(Number(value));
  const factors: IntegerFactor[] = [];
  let rest = value;
  for (const prime of primes) {
    const base = BigInt(prime);
    if (base * base > rest) break;
    let exponent = 0n;
    for (; rest % base === 0n; exponent++) rest /= base;
    if (exponent > 0n) factors.push({ base, exponent, prime: true });
  }
  if (rest === 1n) return factors;
  const root = wholeRoot(rest, 2n);
  if (root !== null)
    return [...factors, ...integerFactors(root).map((f) => ({ ...f, exponent: f.exponent * 2n }))];
  return [...factors, { base: rest, exponent: 1n, prime: rest < BigInt(limit * limit) }];
}

/** The same for a number whose primes are all tried: it is below the square of the limit. */
function smallFactors(value: number): IntegerFactor[] {
  const factors: IntegerFactor[] = [];
  let rest = value;
  for (const prime of primes) {
    if (prime * prime > rest) break;
    let exponent = 0n;
    for (; rest % prime === 0; exponent++) rest /= prime;
    if (exponent > 0n) factors.push({ base: BigInt(prime), exponent, prime: true });
  }
  if (rest > 1) factors.push({ base: BigInt(rest), exponent: 1n, prime: true });
  return factors;
}

/** The whole number whose power is value, or null (Newton's method on whole numbers). */
export function wholeRoot(value: bigint, index: bigint): bigint | null {
  if (value < 2n) return value >= 0n ? value : null;
  let guess = 1n << (BigInt(value.toString(2).length) / index + 1n);
  for (;;) {
    const next = ((index - 1n) * guess + value / guess ** (index - 1n)) / index;
    if (next >= guess) return guess ** index === value ? guess : null;
    guess = next;
  }
}

function sieve(below: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; candidate < below; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
