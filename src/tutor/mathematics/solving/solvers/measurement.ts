import { toText } from "../../../numbers/rational.ts";
import { hasValue } from "../checks/claims.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { divide, fraction, multiply } from "../../../numbers/rational.ts";
import { readNumber, type Scope } from "../reading/scope.ts";
import { writeNumber } from "../exact/write.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** A quantity in another unit of its kind: length, mass, volume, time, area, speed. */
export function convert(value: string, from: string, to: string, scope: Scope): Draft | null {
  const [source, target] = [readUnit(from), readUnit(to)];
  const number = readNumber(value, scope);
  return source === null || target === null || number === null || source.kind !== target.kind
    ? null
    : conversion(number, source, target);
}

type Unit = {
  name: string;
  kind: "length" | "mass" | "volume" | "time" | "calendar" | "area" | "speed";
  size: Rational;
};

function conversion(value: Rational, from: Unit, to: Unit): Draft {
  const factor = divide(from.size, to.size);
  const result = multiply(value, factor);
  const answer = writeNumber(result);
  return {
    kind: "unit-conversion",
    start: `${writeNumber(value)} ${from.name}`,
    steps: [
      step(
        "unit-factor",
        `One ${from.name} is $${writeNumber(factor)}$ ${to.name}.`,
        `Un ${from.name} equivale a $${writeNumber(factor)}$ ${to.name}.`,
        writeNumber(factor),
      ),
      step(
        "multiply",
        `Multiply: $${writeNumber(value)} \\cdot ${writeNumber(factor)} = ${answer}$.`,
        `Multiplica: $${writeNumber(value)} \\cdot ${writeNumber(factor)} = ${answer}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        hasValue(toText(factor)),
        hasValue(`(${toText(value)})*(${toText(from.size)})/(${toText(to.size)})`),
      ],
    },
  };
}

/** Canonical name, kind, size as a fraction of the kind's base unit, and the other spellings. */
const table: readonly (readonly [string, Unit["kind"], bigint, bigint, string])[] = [
  ["km", "length", 1000n, 1n, "kms kilometer kilometre kilometro"],
  ["m", "length", 1n, 1n, "mts meter metre metro"],
  ["dm", "length", 1n, 10n, "decimeter decimetre decimetro"],
  ["cm", "length", 1n, 100n, "cms centimeter centimetre centimetro"],
  ["mm", "length", 1n, 1000n, "millimeter millimetre milimetro"],
  ["µm", "length", 1n, 1_000_000n, "um μm micrometer micrometre micrometro micron"],
  ["nm", "length", 1n, 1_000_000_000n, "nanometer nanometre nanometro"],
  ["in", "length", 254n, 10_000n, "inch inches pulgada"],
  ["ft", "length", 3048n, 10_000n, "foot feet pie"],
  ["yd", "length", 9144n, 10_000n, "yard yarda"],
  ["mi", "length", 1_609_344n, 1000n, "mile milla"],
  ["ha", "area", 10_000n, 1n, "hectare hectarea"],
  ["t", "mass", 1_000_000n, 1n, "tonne tonelada"],
  ["kg", "mass", 1000n, 1n, "kgs kilogram kilogramme kilogramo kilo"],
  ["g", "mass", 1n, 1n, "gram gramme gramo"],
  ["mg", "mass", 1n, 1000n, "milligram miligramo"],
  ["µg", "mass", 1n, 1_000_000n, "ug μg microgram microgramo"],
  ["ng", "mass", 1n, 1_000_000_000n, "nanogram nanogramo"],
  ["lb", "mass", 45_359_237n, 100_000n, "lbs pound libra"],
  ["oz", "mass", 45_359_237n, 1_600_000n, "ounce onza"],
  ["gal", "volume", 473_176_473n, 125_000_000n, "gallon galon"],
  ["qt", "volume", 473_176_473n, 500_000_000n, "quart"],
  ["pint", "volume", 473_176_473n, 1_000_000_000n, "pints"],
  ["cup", "volume", 473_176_473n, 2_000_000_000n, "cups"],
  ["l", "volume", 1n, 1n, "L liter litre litro"],
  ["dl", "volume", 1n, 10n, "dL deciliter decilitre decilitro"],
  ["cl", "volume", 1n, 100n, "cL centiliter centilitre centilitro"],
  ["ml", "volume", 1n, 1000n, "mL milliliter millilitre mililitro"],
  ["week", "time", 604_800n, 1n, "wk semana"],
  ["day", "time", 86_400n, 1n, "dia"],
  ["h", "time", 3600n, 1n, "hour hr hrs hora"],
  ["min", "time", 60n, 1n, "mins minute minuto"],
  ["s", "time", 1n, 1n, "second sec secs segundo"],
  ["ms", "time", 1n, 1000n, "millisecond milisegundo"],
  ["µs", "time", 1n, 1_000_000n, "us μs microsecond microsegundo"],
  ["ns", "time", 1n, 1_000_000_000n, "nanosecond nanosegundo"],
  ["month", "calendar", 1n, 1n, "mes meses"],
  ["year", "calendar", 12n, 1n, "ano"],
  ["decade", "calendar", 120n, 1n, "decada"],
  ["century", "calendar", 1200n, 1n, "centuries siglo"],
  ["millennium", "calendar", 12_000n, 1n, "millennia milenio"],
];

const units = new Map<string, Unit>(
  table.flatMap(([name, kind, top, bottom, others]) => {
    const unit: Unit = { name, kind, size: fraction(top, bottom) };
    // "Ha" is a Spanish verb.
    const spellings = name === "ha" ? others : `${name} ${others}`;
    return spellings.split(" ").map((spelling): [string, Unit] => [spelling, unit]);
  }),
);

/** All names of units, one and many. */
export const unitSpellings: readonly string[] = [...units.keys()].flatMap((name) =>
  name.length > 3 ? [name, `${name}s`] : [name],
);

/** Whether a word (lower case, accents folded) names a unit that can be converted. */
export function isUnitWord(word: string): boolean {
  return readUnit(word) !== null;
}

/** What a unit measures; null where the word is none. */
export function unitKindOf(word: string): Unit["kind"] | null {
  return readUnit(word)?.kind ?? null;
}

/** The one name of a unit, whatever it is written; null where the word is none. */
export function unitOf(word: string): string | null {
  return readUnit(word)?.name ?? null;
}

/** A unit as it is written: "cm^2" and "km/h" for the words that the reader makes of them, other words as they are. */
export function unitName(word: string): string {
  const unit = compoundOf(word);
  return unit?.name ?? word;
}

/** How many of another unit of its kind a unit is; null where they measure different things. */
export function unitsIn(from: string, to: string): Rational | null {
  const [source, target] = [readUnit(from), readUnit(to)];
  return source === null || target === null || source.kind !== target.kind
    ? null
    : divide(source.size, target.size);
}

/** The length of an area or a volume: "cm" of "cm^2"; the word itself where it is none. */
export function sideUnit(word: string): string {
  return /^([a-z]+)(?:sq|cu|\^[23])$/.exec(word)?.[1] ?? word;
}

/** Whether two words name one unit: "cm" and "centimetres". */
export function isSameUnit(a: string, b: string): boolean {
  const unit = readUnit(a);
  const other = readUnit(b);
  return unit !== null && other !== null && unit.name === other.name;
}

/** "kmperh", "km/h": so much length in a time; "cmsq", "cm^2": a square, or a cube, of a length. */
function compoundOf(word: string): Unit | null {
  const [, length = "", time] = /^([a-zµ]+)(?:per|\/)([a-z]+)$/i.exec(word) ?? [];
  const way = time === undefined ? null : readUnit(length);
  const duration = time === undefined ? null : readUnit(time);
  if (way?.kind === "length" && duration?.kind === "time")
    return {
      name: `${way.name}/${duration.name}`,
      kind: "speed",
      size: divide(way.size, duration.size),
    };
  const [, side = "", raised] = /^([a-z]+)(sq|cu|\^2|\^3)$/.exec(word) ?? [];
  const unit = raised === undefined ? null : readUnit(side);
  if (unit?.kind !== "length") return null;
  const square = multiply(unit.size, unit.size);
  return raised === "sq" || raised === "^2"
    ? { name: `${unit.name}^2`, kind: "area", size: square }
    : {
        name: `${unit.name}^3`,
        kind: "volume",
        size: multiply(multiply(square, unit.size), litres),
      };
}

/** Litres in a cubic metre. */
const litres = fraction(1000n, 1n);

function readUnit(text: string): Unit | null {
  const word = text.trim();
  const lower = word.toLowerCase();
  return (
    units.get(word) ??
    units.get(lower) ??
    (lower.length > 3 ? units.get(lower.replace(/s$/, "")) : undefined) ??
    compoundOf(lower)
  );
}
