import { isPrime } from "../exact/integers.ts";
import { isGreatestDivisorOf, isLeastMultipleOf, isPrimeProductOf } from "../checks/claims.ts";
import { greatestCommonDivisor } from "../../../numbers/rational.ts";
import { leastCommonMultiple, primeFactors } from "../exact/integers.ts";
import type { PrimePower } from "../exact/integers.ts";
import { readInteger, readNumber, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** The greatest common factor of whole numbers, by their primes. */
export function greatestCommonFactor(of: readonly string[], scope: Scope): Draft | null {
  const numbers = readIntegers(of, scope);
  if (numbers === null || numbers.every((value) => value === 0n)) return null;
  const factored = numbers.map(primeFactors);
  const answer = numbers.reduce(greatestCommonDivisor);
  const names = numbers.join(", ");
  const steps = numbers.map((value, index) => factorStep(value, factored[index]));
  return {
    kind: "greatest-common-factor",
    start: `gcd(${names})`,
    steps: [
      ...steps,
      step(
        "common-prime-factors",
        answer === 1n
          ? "They share no prime factor, so the greatest common factor is $1$."
          : `Multiply the prime factors they share, each with its smallest power: $${productIs(answer)}$.`,
        answer === 1n
          ? "No comparten ningún factor primo: el máximo común divisor es $1$."
          : `Multiplica los factores primos comunes, cada uno con su menor exponente: $${productIs(answer)}$.`,
        `${answer}`,
      ),
    ],
    answer: `${answer}`,
    policy: {},
    check: {
      by: "claims",
      claims: [...numbers.map(isPrimeProductOf), isGreatestDivisorOf(numbers)],
    },
  };
}

/** The least common multiple of whole numbers, or the least common denominator of fractions, by their primes. */
export function leastMultiple(
  of: readonly string[],
  ofDenominators: boolean,
  scope: Scope,
): Draft | null {
  const numbers = ofDenominators ? readDenominators(of, scope) : readIntegers(of, scope);
  if (numbers === null || numbers.some((value) => value === 0n)) return null;
  const factored = numbers.map(primeFactors);
  const answer = numbers.reduce(leastCommonMultiple);
  return {
    kind: ofDenominators ? "common-denominator" : "least-common-multiple",
    start: `lcm(${numbers.join(", ")})`,
    steps: [
      ...numbers.map((value, index) => factorStep(value, factored[index])),
      step(
        "highest-prime-powers",
        `Multiply every prime factor that appears, each with its greatest power: $${productIs(answer)}$.`,
        `Multiplica todos los factores primos que aparecen, cada uno con su mayor exponente: $${productIs(answer)}$.`,
        `${answer}`,
      ),
    ],
    answer: `${answer}`,
    policy: {},
    check: { by: "claims", claims: [...numbers.map(isPrimeProductOf), isLeastMultipleOf(numbers)] },
  };
}

/** The primes that divide a whole number, or the number as their product. */
export function listPrimeFactors(of: string, isProduct: boolean, scope: Scope): Draft | null {
  const value = readInteger(of, scope);
  if (value === null || value < 2n) return null;
  const factors = primeFactors(value);
  if (factors === null) return null;
  const written = powersTyped(factors);
  const answer = !isProduct ? factors.map(({ prime }) => prime).join(", ") : written;
  const first = factorStep(value, factors, isProduct);
  return {
    kind: !isProduct ? "prime-factors" : "prime-factorisation",
    start: `${value}`,
    steps: !isProduct
      ? [
          first,
          step(
            "prime-factors",
            "List each prime once.",
            "Escribe cada primo una sola vez.",
            answer,
          ),
        ]
      : [first],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: !isProduct
        ? [
            isPrimeProductOf(value),
            (line) =>
              line
                .split(", ")
                .every((prime) => value % BigInt(prime) === 0n && isPrime(BigInt(prime))),
          ]
        : [isPrimeProductOf(value)],
    },
  };
}

/** A number as a product of primes; the line names the number unless it is the whole of the question. */
function factorStep(value: bigint, factors: PrimePower[] | null | undefined, whole = false) {
  const size = value < 0n ? -value : value;
  const known = factors ?? primeFactors(size);
  const written = powersTyped(known) || `${size}`;
  return step(
    "prime-factors",
    `Write $${size}$ as a product of primes: $${powersLatex(known) || size}$.`,
    `Escribe $${size}$ como producto de primos: $${powersLatex(known) || size}$.`,
    whole ? written : `${size} = ${written}`,
  );
}

/** "2^2·3 = 12"; the number alone where it is a prime. */
function productIs(value: bigint): string {
  const product = powersLatex(primeFactors(value));
  return product === `${value}` || product === "" ? `${value}` : `${product} = ${value}`;
}

function powersTyped(factors: PrimePower[] | null): string {
  return (factors ?? [])
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(" * ");
}

function powersLatex(factors: PrimePower[] | null): string {
  return (factors ?? [])
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(" \\cdot ");
}

function readIntegers(parts: readonly string[], scope: Scope): bigint[] | null {
  const numbers = parts.map((part) => readInteger(part, scope));
  const known = numbers.filter((value) => value !== null);
  return known.length === numbers.length && known.length > 1 ? known : null;
}

function readDenominators(parts: readonly string[], scope: Scope): bigint[] | null {
  const numbers = parts.map((part) => readNumber(part, scope)?.d);
  const known = numbers.filter((value) => value !== undefined);
  return known.length === numbers.length && known.length > 1 ? known : null;
}
