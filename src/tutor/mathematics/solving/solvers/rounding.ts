import { hasValue, isNearest, isTrue } from "../checks/claims.ts";
import { absolute, isInteger, round, toDecimal, toText } from "../../../numbers/rational.ts";
import { nearestRoot } from "../exact/integers.ts";
import { readInteger, readNumber, type Scope } from "../reading/scope.ts";
import { writeNumber } from "../exact/write.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** A number rounded to so many places after the point; fewer than none are tens, hundreds and so on. */
export function roundNumber(of: string, places: number, scope: Scope): Draft | null {
  const value = readNumber(of, scope);
  if (value === null || !Number.isInteger(places) || Math.abs(places) > 30) return null;
  const answer = writeNumber(round(value, places));
  const unit = writeNumber(
    places < 0 ? { n: 10n ** BigInt(-places), d: 1n } : { n: 1n, d: 10n ** BigInt(places) },
  );
  const decimal = writeNumber(value);
  return {
    kind: "rounding",
    start: decimal,
    steps: [
      step(
        "round",
        `We keep multiples of $${unit}$ and look at the digit after that place: 5 or more goes away from zero, less stays.`,
        `Nos quedamos con múltiplos de $${unit}$ y miramos la cifra siguiente: con 5 o más se aleja de cero; con menos, se queda.`,
        decimal,
      ),
      step(
        "round",
        `The multiple of $${unit}$ nearest to $${decimal}$ is $${answer}$.`,
        `El múltiplo de $${unit}$ más cercano a $${decimal}$ es $${answer}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        hasValue(toText(value)),
        isNearest(
          value,
          places < 0 ? { n: 10n ** BigInt(-places), d: 1n } : { n: 1n, d: 10n ** BigInt(places) },
        ),
      ],
    },
  };
}

/** The whole number nearest to a root. */
export function roundedRoot(of: string, degree: number, scope: Scope): Draft | null {
  const value = readInteger(of, scope);
  if (value === null || value < 0n || !(degree >= 2 && degree <= 64)) return null;
  const answer = nearestRoot(value, degree);
  const k = BigInt(degree);
  const low = answer ** k <= value ? answer : answer - 1n;
  return {
    kind: "nearest-root",
    start: degree === 2 ? `sqrt(${value})` : `${value}^(1/${degree})`,
    steps: [
      step(
        "root",
        `Look for the whole numbers around it: $${low}^{${degree}} = ${low ** k}$ and $${low + 1n}^{${degree}} = ${(low + 1n) ** k}$.`,
        `Busca los enteros que la encierran: $${low}^{${degree}} = ${low ** k}$ y $${low + 1n}^{${degree}} = ${(low + 1n) ** k}$.`,
        `${low}^${degree} <= ${value} < ${low + 1n}^${degree}`,
      ),
      step(
        "round",
        `Compare with the middle, $${low}.5^{${degree}}$: the nearest whole number is $${answer}$.`,
        `Compara con el punto medio, $${low}.5^{${degree}}$: el entero más cercano es $${answer}$.`,
        `${answer}`,
      ),
    ],
    answer: `${answer}`,
    policy: {},
    check: {
      by: "claims",
      claims: [
        isTrue,
        (line) =>
          line === `${answer}` &&
          (2n * answer - 1n) ** k <= value * 2n ** k &&
          value * 2n ** k <= (2n * answer + 1n) ** k,
      ],
    },
  };
}

/** The digit of a number at a place: 0 for units, 1 for tens, -1 for tenths. */
export function digitAtPlace(of: string, place: number, scope: Scope): Draft | null {
  const value = readNumber(of, scope);
  if (value === null || !Number.isInteger(place)) return null;
  const decimal = toDecimal(value);
  if (decimal === null || (place >= 0 && !isInteger(value) && !decimal.includes("."))) return null;
  const size = absolute(value);
  const shifted =
    place >= 0
      ? size.n / (size.d * 10n ** BigInt(place))
      : (size.n * 10n ** BigInt(-place)) / size.d;
  const answer = `${shifted % 10n}`;
  return {
    kind: "place-value",
    start: decimal,
    steps: [
      step(
        "read-digit",
        `Count the places of $${decimal}$ from the units: the digit asked for is $${answer}$.`,
        `Cuenta los lugares de $${decimal}$ desde las unidades: la cifra pedida es $${answer}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        (line) => {
          const [whole = "", part = ""] = decimal.replace("-", "").split(".");
          return line === ((place >= 0 ? whole.at(-place - 1) : part.at(-place - 1)) ?? "0");
        },
      ],
    },
  };
}
