import { hasValue, isTrue, says } from "../checks/claims.ts";
import { isPrime, primalityLimit, primeFactors } from "../exact/integers.ts";
import { readInteger, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { verdict } from "./verdict.ts";

/** The remainder of a division of whole numbers. */
export function remainder(left: string, right: string, scope: Scope): Draft | null {
  const a = readInteger(left, scope);
  const b = readInteger(right, scope);
  if (a === null || b === null || b <= 0n || a < 0n) return null;
  const quotient = a / b;
  const rest = a % b;
  return {
    kind: "division-remainder",
    start: `${a} / ${b}`,
    steps: [
      step(
        "divide-with-remainder",
        `$${b}$ goes into $${a}$ a whole $${quotient}$ times: $${b} \\cdot ${quotient} = ${b * quotient}$.`,
        `$${b}$ cabe $${quotient}$ veces enteras en $${a}$: $${b} \\cdot ${quotient} = ${b * quotient}$.`,
        `${a} = ${b} * ${quotient} + ${rest}`,
      ),
      step(
        "subtract",
        `What is left is the remainder: $${a} - ${b * quotient} = ${rest}$.`,
        `Lo que sobra es el resto: $${a} - ${b * quotient} = ${rest}$.`,
        `${rest}`,
      ),
    ],
    answer: `${rest}`,
    policy: {},
    check: {
      by: "claims",
      claims: [
        isTrue,
        (line) =>
          hasValue(`${a} - ${b} * ${quotient}`)(line) &&
          isTrue(`${line} < ${b}`) &&
          isTrue(`${line} >= 0`),
      ],
    },
  };
}

/** Whether one whole number divides another. */
export function divides(left: string, right: string, scope: Scope): Draft | null {
  const divisor = readInteger(left, scope);
  const number = readInteger(right, scope);
  if (divisor === null || number === null || divisor === 0n) return null;
  const rest = number % divisor;
  const quotient = number / divisor;
  return {
    kind: "divisibility",
    start: `${number} / ${divisor}`,
    steps: [
      step(
        "divide-with-remainder",
        `Divide $${number}$ by $${divisor}$: $${divisor} \\cdot ${bracketed(quotient)} = ${divisor * quotient}$, and $${rest}$ is left over.`,
        `Divide $${number}$ entre $${divisor}$: $${divisor} \\cdot ${bracketed(quotient)} = ${divisor * quotient}$ y sobra $${rest}$.`,
        `${number} = ${bracketed(divisor)} * ${bracketed(quotient)} + ${bracketed(rest)}`,
      ),
      step(
        "conclude",
        rest === 0n
          ? "Nothing is left over, so it divides exactly."
          : "Something is left over, so it does not divide exactly.",
        rest === 0n
          ? "No sobra nada: la división es exacta."
          : "Sobra algo: la división no es exacta.",
        verdict(rest === 0n).answer,
      ),
    ],
    ...verdict(rest === 0n),
    check: {
      by: "claims",
      claims: [isTrue, says(verdict(divisor * (number / divisor) === number).answer)],
    },
  };
}

/** Whether a whole number is prime, or whether it is composite. */
export function primeTest(text: string, asksPrime: boolean, scope: Scope): Draft | null {
  const value = readInteger(text, scope);
  if (value === null || value < 0n || value >= primalityLimit) return null;
  const truth = asksPrime ? isPrime(value) : value > 3n && !isPrime(value);
  const smallest = value > 1n && !isPrime(value) ? primeFactors(value)?.[0]?.prime : undefined;
  const first =
    smallest === undefined
      ? step(
          "trial-division",
          value > 1n
            ? `No prime up to $\\sqrt{${value}}$ divides $${value}$, so it is prime.`
            : `$${value}$ is neither prime nor composite: primes begin at $2$.`,
          value > 1n
            ? `Ningún primo hasta $\\sqrt{${value}}$ divide a $${value}$: es primo.`
            : `$${value}$ no es primo ni compuesto: los primos empiezan en $2$.`,
          `${value}`,
        )
      : step(
          "trial-division",
          `$${value}$ is divisible by $${smallest}$: it is composite.`,
          `$${value}$ es divisible entre $${smallest}$: es compuesto.`,
          `${value} = ${smallest} * ${value / smallest}`,
        );
  return {
    kind: "prime-test",
    start: `${value}`,
    steps: [
      first,
      step(
        "conclude",
        "That answers the question.",
        "Eso responde a la pregunta.",
        verdict(truth).answer,
      ),
    ],
    ...verdict(truth),
    check: {
      by: "claims",
      claims: [
        smallest === undefined ? hasValue(`${value}`) : isTrue,
        says(
          verdict(asksPrime === (value > 1n && smallest === undefined) && (asksPrime || value > 1n))
            .answer,
        ),
      ],
    },
  };
}

function bracketed(value: bigint): string {
  return value < 0n ? `(${value})` : `${value}`;
}
