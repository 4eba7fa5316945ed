import {
  absolute,
  compare,
  divide,
  fromInteger,
  multiply,
  type Rational,
  subtract,
} from "../../../../numbers/rational.ts";
import { anyUnit, unitOf } from "../units.ts";
import { equal, type Found, type Pattern, same, value } from "./patterns.ts";

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
