import {
  absolute,
  compare,
  divide,
  fraction,
  fromInteger,
  multiply,
  type Rational,
  subtract,
} from "../../mathematics/rational.ts";
import { equal, type Found, type Pattern, same, value } from "./patterns.ts";

type Unit = {
  dimension: string;
  /** Size in the unit of its dimension; of its system, because a mile is only about 1.6 km. */
  size: Rational;
  system: "metric" | "us" | "both";
};

/** Units by their names in English and Spanish and their signs: dimension, system, numerator, denominator, names. */
const rows: readonly (readonly [string, Unit["system"], bigint, bigint, string])[] = [
  ["length", "metric", 1n, 1000n, "mm|millimet(?:er|re)s?|milimetros?"],
  ["length", "metric", 1n, 100n, "cm|centimet(?:er|re)s?|centimetros?"],
  ["length", "metric", 1n, 10n, "dm|decimet(?:er|re)s?|decimetros?"],
  ["length", "metric", 1n, 1n, "m|met(?:er|re)s?|metros?"],
  ["length", "metric", 1000n, 1n, "km|kilomet(?:er|re)s?|kilometros?"],
  ["length", "us", 254n, 10000n, "inch|inches|pulgadas?"],
  ["length", "us", 3048n, 10000n, "ft|foot|feet|pies?"],
  ["length", "us", 9144n, 10000n, "yd|yards?|yardas?"],
  ["length", "us", 1609344n, 1000n, "mi|miles?|millas?"],
  ["mass", "metric", 1n, 1000n, "mg|milligrams?|miligramos?"],
  ["mass", "metric", 1n, 1n, "g|grams?|gramos?"],
  ["mass", "metric", 1000n, 1n, "kg|kilos?|kilograms?|kilogramos?"],
  ["mass", "metric", 1000000n, 1n, "t|tonnes?|toneladas?"],
  ["mass", "us", 28349523n, 1000000n, "oz|ounces?|onzas?"],
  ["mass", "us", 45359237n, 100000n, "lb|lbs|pounds?|libras?"],
  ["volume", "metric", 1n, 1000n, "ml|millilit(?:er|re)s?|mililitros?"],
  ["volume", "metric", 1n, 100n, "cl|centilit(?:er|re)s?|centilitros?"],
  ["volume", "metric", 1n, 1n, "l|lit(?:er|re)s?|litros?"],
  ["volume", "us", 473176n, 1000000n, "pints?|pintas?"],
  ["volume", "us", 946353n, 1000000n, "quarts?"],
  ["volume", "us", 3785412n, 1000000n, "gallons?|galones|galon"],
  ["time", "both", 1n, 1n, "s|sec|secs|seconds?|segundos?"],
  ["time", "both", 60n, 1n, "min|mins|minutes?|minutos?"],
  ["time", "both", 3600n, 1n, "h|hrs?|hours?|horas?"],
  ["time", "both", 86400n, 1n, "days?|dias?"],
  ["time", "both", 604800n, 1n, "weeks?|semanas?"],
  ["calendar", "both", 1n, 1n, "months?|mes|meses"],
  ["calendar", "both", 12n, 1n, "years?|anos?|an~os?"],
  ["calendar", "both", 120n, 1n, "decades?|decadas?"],
  ["calendar", "both", 1200n, 1n, "centur(?:y|ies)|siglos?"],
  ["count", "both", 1n, 1n, "eggs?|huevos?|things?|pieces?|unidades"],
  ["count", "both", 12n, 1n, "dozens?|docenas?"],
  ["money", "both", 1n, 1n, "cents?|centavos?|centimos?|pennies"],
  ["money", "both", 5n, 1n, "nickels?"],
  ["money", "both", 10n, 1n, "dimes?"],
  ["money", "both", 25n, 1n, "quarters?"],
  ["money", "both", 100n, 1n, "dollars?|dolares|dolar|euros?|pesos?"],
];

const units = rows.map(([dimension, system, n, d, names]) => ({
  names: new RegExp(`^(?:${names})$`),
  unit: { dimension, system, size: fraction(n, d) } satisfies Unit,
}));
const anyUnit = `(?:${rows.map(([, , , , names]) => names).join("|")})`;

function unitOf(name: string): Unit | null {
  return units.find(({ names }) => names.test(name))?.unit ?? null;
}

/** a of one unit is c of another; null where they measure different things, or one thing. */
function converts(
  count: Rational | null,
  from: string,
  result: Rational | null,
  to: string,
): boolean | null {
  const [a, b] = [unitOf(from), unitOf(to)];
  if (!count || !result || !a || !b || a.dimension !== b.dimension || a === b) return null;
  const exact = divide(multiply(count, a.size), b.size);
  if (a.system === b.system) return same(exact, result);
  const off = absolute(subtract(exact, result));
  return compare(multiply(off, fromInteger(20)), exact) <= 0;
}

function pattern(form: string, test: (found: Found) => boolean | null): Pattern {
  return { form: new RegExp(`(?<!\\S)${form}(?!\\S)`, "gu"), test };
}

/** A count before a unit: a value, or an article for one. */
const count = `(?:${value("a")}|(?:a|an|each|every|cada|un|una)(?! #))`;
const from = `(?<from>${anyUnit})`;
const to = `(?<to>${anyUnit})`;
const having = `(?:${equal}|has|have|contains?|holds?|equals?|tiene|tienen|contiene|contienen|hay|there are|there is|hay que contar)`;

function tested({ value: of, word }: Found): boolean | null {
  const a = of("a") ?? (word("a") === "" ? fromInteger(1) : null);
  return converts(a, word("from"), of("c"), word("to"));
}

/** The sides of plane figures. */
const sides = new Map([
  ["triangle", 3],
  ["triangulo", 3],
  ["square", 4],
  ["cuadrado", 4],
  ["rectangle", 4],
  ["rectangulo", 4],
  ["quadrilateral", 4],
  ["cuadrilatero", 4],
  ["pentagon", 5],
  ["pentagono", 5],
  ["hexagon", 6],
  ["hexagono", 6],
  ["heptagon", 7],
  ["heptagono", 7],
  ["octagon", 8],
  ["octagono", 8],
  ["decagon", 10],
  ["decagono", 10],
]);
const figure = `(?<figure>${[...sides.keys()].join("|")})`;
const article = "(?:a|an|any|every|each|the|un|una|el|la|cada|todo|#\\d+) (?:regular )?";

/** Angles that everybody agrees on, in degrees. */
const angles = new Map([
  ["right angle", 90],
  ["angulo recto", 90],
  ["straight angle", 180],
  ["straight line", 180],
  ["angulo llano", 180],
  ["full turn", 360],
  ["full circle", 360],
  ["vuelta completa", 360],
  ["circle", 360],
]);

/** How units convert, and facts about figures. */
export const unitFacts: readonly Pattern[] = [
  // 3 km is 300 m; one hour has 100 minutes; a dozen eggs is 10 eggs.
  pattern(
    `${count} ${from}(?: (?:of )?eggs| (?:de )?huevos)? ${having} ${value("c")} ${to}`,
    tested,
  ),
  // There are 100 minutes in 2 hours; hay 100 minutos en una hora.
  pattern(
    `${value("c")} ${to} (?:in|per|to|en|por) (?:an? |the |each |every |cada |una? )?(?:${value("a")} )?${from}`,
    tested,
  ),
  // In an hour there are 100 minutes.
  pattern(
    `(?:in|en) ${count} ${from} ,? ?(?:there are|there is|hay|you have|we have|son) ${value("c")} ${to}`,
    tested,
  ),
  pattern(
    `${article}${figure} (?:has|have|with|tiene|tienen|con) (?:only |exactly |solo )?${value("c")} (?:equal |straight |igual )?(?:sides?|angles?|corners?|vertices|lados?|angulos?|esquinas?)`,
    ({ value: of, word }) => {
      const expected = sides.get(word("figure"));
      return expected === undefined ? null : same(fromInteger(expected), of("c"));
    },
  ),
  pattern(
    `${figure}(?:s)? (?:have|tienen) ${value("c")} (?:sides|angles|corners|vertices|lados|angulos)`,
    ({ value: of, word }) => {
      const expected = sides.get(word("figure"));
      return expected === undefined ? null : same(fromInteger(expected), of("c"));
    },
  ),
  // A triangle's angles add up to 360 degrees.
  pattern(
    `${figure}s?(?: s)? (?:(?:interior|inner|three|four|#\\d+) )?(?:angles )?(?:always )?(?:add up to|add to|sum to|total|suman|=\\S*) (?:siempre )?${value("c")} (?:degrees|grados|°)`,
    angleSum,
  ),
  pattern(
    `angles (?:in|of|inside) ${article}${figure} (?:always )?(?:add up to|add to|sum to|total|=\\S*) ${value("c")}`,
    angleSum,
  ),
  pattern(
    `angulos (?:interiores )?(?:de|del|en|of) (?:un |una |el |la |#\\d+ )?${figure} (?:siempre )?(?:suman|=\\S*) (?:siempre )?${value("c")}`,
    angleSum,
  ),
  pattern(
    `(?<angle>${[...angles.keys()].join("|")}) (?:has|have|is|measures?|tiene|mide|=\\S*|son) (?:exactly )?${value("c")} (?:degrees|grados|°)`,
    ({ value: of, word }) => {
      const expected = angles.get(word("angle"));
      return expected === undefined ? null : same(fromInteger(expected), of("c"));
    },
  ),
];

function angleSum({ value: of, word }: Found): boolean | null {
  const corners = sides.get(word("figure").replace(/s$/, ""));
  return corners === undefined ? null : same(fromInteger((corners - 2) * 180), of("c"));
}
