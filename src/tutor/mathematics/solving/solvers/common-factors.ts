import { isPrime } from "../exact/integers.ts";
import { isGreatestDivisorOf, isLeastMultipleOf, isPrimeProductOf } from "../checks/claims.ts";
import { greatestCommonDivisor } from "../../rational.ts";
import { leastCommonMultiple, primeFactors } from "../exact/integers.ts";
import type { PrimePower } from "../exact/integers.ts";
import { splitAtConnectors } from "../reading/lists.ts";
import { readInteger, readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";

/** Greatest common factor, least common multiple, common denominator and prime factors, by prime powers. */
export function solveCommonFactors(problem: Problem): Draft | null {
  return greatestCommonFactor(problem) ?? leastMultiple(problem) ?? listPrimeFactors(problem);
}

const gcdPatterns = [
  /^(?:the )?(?:greatest|highest|largest|biggest) common (?:divisor|factor) (?:of|between|for) (.+)$/i,
  /^(?:the )?(?:gcd|gcf|hcf)(?: of| between)? *\(?([^()]+)\)?$/i,
  /^(?:el )?maximo (?:comun divisor|divisor comun|factor comun)(?: \(?m\.?c\.?d\.?\)?)? (?:de|entre) (.+)$/i,
  /^(?:el )?m\.?c\.?d\.?(?: de| entre)? *\(?([^()]+)\)?$/i,
];

function greatestCommonFactor({ body, scope }: Problem): Draft | null {
  const [list] = firstMatch(body, gcdPatterns) ?? [];
  const numbers = readIntegers(list, scope);
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

const lcmPatterns = [
  /^(?:the )?(?:least|lowest|smallest) common (?:multiple|denominator) (?:of|between|for) (.+)$/i,
  /^(?:the )?(?:lcm|lcd)(?: of| between)? *\(?([^()]+)\)?$/i,
  /^(?:the )?common denominator (?:of|for|between) (.+)$/i,
  /^(?:el )?minimo (?:comun multiplo|multiplo comun|comun denominador)(?: \(?m\.?c\.?m\.?\)?)? (?:de|entre) (.+)$/i,
  /^(?:el )?(?:minimo )?(?:comun denominador|denominador comun) (?:de|entre) (.+)$/i,
  /^(?:el )?m\.?c\.?m\.?(?: de| entre)? *\(?([^()]+)\)?$/i,
];

function leastMultiple({ body, scope }: Problem): Draft | null {
  const [list] = firstMatch(body, lcmPatterns) ?? [];
  const ofDenominators = /denominat?dor|denominator/i.test(body);
  const numbers = ofDenominators ? readDenominators(list, scope) : readIntegers(list, scope);
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

const primePatterns = [
  /^(?:list |name |(?:what|which) are )?(?:all )?(?:the )?(?:distinct |different )?prime (?:factors|divisors) of (.+)$/i,
  /^(?:enumera |lista |escribe |cuales son )?(?:todos )?(?:los )?(?:factores|divisores) primos de (.+)$/i,
];

const factorisationPatterns = [
  /^(?:the )?prime factori[sz]ation of (.+)$/i,
  /^(?:write |express )(.+) as a product of (?:its )?prime (?:factors|numbers)$/i,
  /^(?:la )?(?:factorizacion prima|descomposicion en factores primos|factorizacion en (?:factores )?primos) de (.+)$/i,
  /^(?:descompon|descomponer|descomponga|factoriza) (?:el numero )?(.+) en (?:(?:un )?producto de )?(?:sus )?(?:factores )?primos$/i,
];

function listPrimeFactors({ ask, body, scope }: Problem): Draft | null {
  const text = body;
  const product = firstMatch(text, factorisationPatterns) ?? firstMatch(ask, factorisationPatterns);
  const [number] = product ?? firstMatch(text, primePatterns) ?? [];
  const value = readInteger(number, scope);
  if (value === null || value < 2n) return null;
  const factors = primeFactors(value);
  if (factors === null) return null;
  const written = powersTyped(factors);
  const answer = product === null ? factors.map(({ prime }) => prime).join(", ") : written;
  const first = factorStep(value, factors, product !== null);
  return {
    kind: product === null ? "prime-factors" : "prime-factorisation",
    start: `${value}`,
    steps:
      product === null
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
      claims:
        product === null
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

function readIntegers(list: string | undefined, scope: Problem["scope"]): bigint[] | null {
  const parts = list === undefined ? [] : splitAtConnectors(list);
  const numbers = parts.map((part) => readInteger(part, scope));
  const known = numbers.filter((value) => value !== null);
  return known.length === numbers.length && known.length > 1 ? known : null;
}

function readDenominators(list: string | undefined, scope: Problem["scope"]): bigint[] | null {
  const parts = list === undefined ? [] : splitAtConnectors(list);
  const numbers = parts.map((part) => readNumber(part, scope)?.d);
  const known = numbers.filter((value) => value !== undefined);
  return known.length === numbers.length && known.length > 1 ? known : null;
}
