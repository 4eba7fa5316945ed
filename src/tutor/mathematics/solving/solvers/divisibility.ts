import { hasValue, isTrue, says } from "../checks/claims.ts";
import { isPrime, primalityLimit, primeFactors } from "../exact/integers.ts";
import { readInteger } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { verdict } from "./verdict.ts";

/** Remainders, multiples, factors and primes: questions about whether and how one whole number divides another. */
export function solveDivisibility(problem: Problem): Draft | null {
  return remainder(problem) ?? divides(problem) ?? prime(problem);
}

const remainderPatterns = [
  /^(?:the )?remainder (?:when|of dividing|if|of) (.+?) (?:is )?(?:divided )?by (.+)$/i,
  /^(?:the )?remainder of (.+?) ?(?:\/|÷|divided by) ?([^/÷]+)$/i,
  /^(?:el )?(?:resto|residuo) (?:de|al|cuando|que queda al) (?:la division (?:de )?)?(?:dividir |se divide )?(.+?) (?:se divide )?(?:entre|por) (.+)$/i,
  /^(.+?) (?:mod|modulo) (.+)$/i,
];

function remainder({ body, scope }: Problem): Draft | null {
  const [left, right] = firstMatch(body, remainderPatterns) ?? [];
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

const factorPatterns = [
  /^(?:is )?(.+?) an? (?:factor|divisor) of (.+)$/i,
  /^(?:does )?(.+?) (?:evenly )?divides? (?:evenly )?(?:into )?(.+)$/i,
  /^(?:es )?(.+?) (?:un )?(?:factor|divisor) de (.+)$/i,
  /^divide (.+?) a (.+)$/i,
];

const multiplePatterns = [
  /^(?:is )?(.+?) an? multiple of (.+)$/i,
  /^(?:is )?(.+?) (?:evenly )?divisible by (.+)$/i,
  /^(?:es )?(.+?) (?:un )?multiplo de (.+)$/i,
  /^(?:es )?(.+?) divisible (?:entre|por) (.+)$/i,
];

function divides({ ask, scope }: Problem): Draft | null {
  const factor = firstMatch(ask, factorPatterns);
  const multiple = factor === null ? firstMatch(ask, multiplePatterns)?.toReversed() : null;
  const [left, right] = factor ?? multiple ?? [];
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

const primePatterns = [
  /^(?:is )?(.+?) (?:an? )?(prime|composite)(?: number)?$/i,
  /^(?:es )?(?:el numero )?(.+?) (?:es )?(?:un )?(?:numero )?(primo|compuesto)$/i,
];

function prime({ ask, scope }: Problem): Draft | null {
  const [text, word] = firstMatch(ask, primePatterns) ?? [];
  const value = readInteger(text, scope);
  if (value === null || word === undefined || value < 0n || value >= primalityLimit) return null;
  const asksPrime = word.toLowerCase().startsWith("prim");
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
