import { hasValue, isNearest, isTrue } from "../checks/claims.ts";
import { absolute, isInteger, round, toDecimal, toText } from "../../rational.ts";
import { nearestRoot } from "../exact/integers.ts";
import { readOrdinal, readWholeNumber } from "../reading/number-words.ts";
import { readInteger, readNumber } from "../reading/scope.ts";
import { writeNumber } from "../exact/write.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";

/** Rounding to places or powers of ten, roots to the nearest whole number, and the digit at a place. */
export function solveRounding(problem: Problem): Draft | null {
  return roundNumber(problem) ?? roundedRoot(problem) ?? digitAtPlace(problem);
}

const toPlaces =
  "(.+?) ?(?:decimal places?|dps?|decimals?|d\\.p\\.?|digits? after the decimal point|(?:cifras|lugares|posiciones)? ?decimal(?:es)?)";
const roundPatterns = [
  new RegExp(
    `^(?:round|round off|approximate|redondea|redondear|redondee|aproxima) (.+?) (?:to|correct to|a|con) ${toPlaces}$`,
    "i",
  ),
  new RegExp(`^(.+?),? (?:rounded (?:off )?to|correct to|to|redondead[oa] a) ${toPlaces}$`, "i"),
];

const nearest =
  "(?:to )?(?:a |al |a la |el |la )?(?:the )?(?:nearest |closest )?(.+?)(?: mas (?:cercan[oa]|proxim[oa])| mas cercanas?)?";
const nearestPatterns = [
  new RegExp(
    `^(?:round|round off|redondea|redondear|redondee|aproxima) (.+?) (?:to the (?:nearest|closest) )(.+)$`,
    "i",
  ),
  new RegExp(`^(.+?),? rounded (?:off )?to the (?:nearest|closest) (.+)$`, "i"),
  new RegExp(
    `^(?:redondea|redondear|redondee|aproxima) (.+?) (?:al?|a las?|a los?) ${nearest}$`,
    "i",
  ),
  new RegExp(`^(.+?),? redondead[oa] (?:al?|a las?|a los?) ${nearest}$`, "i"),
];

function roundNumber({ body, scope }: Problem): Draft | null {
  const text = body;
  const byPlaces = firstMatch(text, roundPatterns);
  const byUnit = byPlaces === null ? firstMatch(text, nearestPatterns) : null;
  const value = readNumber((byPlaces ?? byUnit)?.[0], scope);
  const places =
    byPlaces?.[1] !== undefined ? readWholeNumber(byPlaces[1]) : placesOfUnit(byUnit?.[1]);
  if (value === null || places === null || places > 30) return null;
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

const unitPlaces: Readonly<Record<string, number>> = {
  integer: 0,
  whole: 0,
  "whole number": 0,
  unit: 0,
  units: 0,
  entero: 0,
  unidad: 0,
  unidades: 0,
  "numero entero": 0,
  tenth: 1,
  tenths: 1,
  decima: 1,
  decimas: 1,
  hundredth: 2,
  hundredths: 2,
  centesima: 2,
  centesimas: 2,
  thousandth: 3,
  thousandths: 3,
  milesima: 3,
  milesimas: 3,
  tens: -1,
  decena: -1,
  decenas: -1,
  hundreds: -2,
  centena: -2,
  centenas: -2,
  thousands: -3,
  millar: -3,
  millares: -3,
};

/** Digits after the point of "integer", "tenth", "ten", "one hundred thousand", "1000": negative left of the point. */
function placesOfUnit(text: string | undefined): number | null {
  if (text === undefined) return null;
  const named = unitPlaces[text.trim().toLowerCase()];
  if (named !== undefined) return named;
  const value = readWholeNumber(text);
  if (value === null)
    return text.trim() === "0.1"
      ? 1
      : text.trim() === "0.01"
        ? 2
        : text.trim() === "0.001"
          ? 3
          : null;
  const zeros = String(value).length - 1;
  return value === 10 ** zeros ? -zeros : null;
}

const rootPatterns = [
  /^(?:the )?(\w+) root of (.+?),? (?:rounded )?(?:to )?the nearest (?:integer|whole number)$/i,
  /^(?:la )?raiz (\w+) de (.+?),? (?:redondeada )?al (?:numero )?entero mas (?:cercano|proximo)$/i,
];
const powerPatterns = [
  /^(.+?) (?:raised )?to the power of \(?1\/(\d+)\)?,? (?:rounded )?to the nearest (?:integer|whole number)$/i,
  /^(.+?)(?:\^|\*\*)\(1\/(\d+)\),? (?:rounded )?to the nearest (?:integer|whole number)$/i,
  /^(.+?) elevado a \(?1\/(\d+)\)?,? (?:redondeado )?al (?:numero )?entero mas (?:cercano|proximo)$/i,
];

function roundedRoot({ body, scope }: Problem): Draft | null {
  const named = firstMatch(body, rootPatterns);
  const [powerOf, degreeText] = firstMatch(body, powerPatterns) ?? [];
  const degree = named?.[0] !== undefined ? readOrdinal(named[0]) : Number(degreeText ?? NaN);
  const value = readInteger(named?.[1] ?? powerOf, scope);
  if (value === null || value < 0n || degree === null || !(degree >= 2 && degree <= 64))
    return null;
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

const digitPatterns = [
  /^(?:the )?digit in the (.+?) (?:place|position) (?:of|in) (.+)$/i,
  /^(?:the )?(.+?) digit (?:of|in) (.+)$/i,
  /^(?:la )?cifra de (?:las |los )?(.+?) (?:de|en) (.+)$/i,
];

const places: Readonly<Record<string, number>> = {
  unit: 0,
  units: 0,
  one: 0,
  ones: 0,
  ten: 1,
  tens: 1,
  hundred: 2,
  hundreds: 2,
  thousand: 3,
  thousands: 3,
  "ten thousands": 4,
  "ten thousand": 4,
  "hundred thousands": 5,
  "hundred thousand": 5,
  million: 6,
  millions: 6,
  "ten millions": 7,
  "ten million": 7,
  "hundred millions": 8,
  "hundred million": 8,
  billion: 9,
  billions: 9,
  "ten billions": 10,
  "hundred billions": 11,
  unidades: 0,
  decenas: 1,
  centenas: 2,
  "unidades de millar": 3,
  millares: 3,
  "decenas de millar": 4,
  "centenas de millar": 5,
  millones: 6,
  "unidades de millon": 6,
  "decenas de millon": 7,
  "centenas de millon": 8,
  tenth: -1,
  tenths: -1,
  hundredth: -2,
  hundredths: -2,
  thousandth: -3,
  thousandths: -3,
  decimas: -1,
  centesimas: -2,
  milesimas: -3,
};

function digitAtPlace({ body, scope }: Problem): Draft | null {
  const [name, text] = firstMatch(body, digitPatterns) ?? [];
  const place = name === undefined ? undefined : places[name.toLowerCase().replaceAll("-", " ")];
  const value = readNumber(text, scope);
  if (value === null || place === undefined || name === undefined) return null;
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
