import type { Rational } from "../../rational.ts";
import {
  add,
  compare,
  divide,
  fromInteger,
  isZero,
  multiply,
  sign,
  subtract,
  toDecimal,
  toText,
} from "../../rational.ts";
import { splitAtConnectors } from "../reading/lists.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";

/** Formulas of school: area and perimeter of rectangles, squares and triangles, means and medians, slopes and midpoints. */
export function solveMeasures(problem: Problem): Draft | null {
  return figure(problem) ?? average(problem) ?? line(problem);
}

const number = "(\\d+(?:\\.\\d+)?(?:/\\d+)?)";
const unit =
  "(?: ?(mm|cm|dm|m|km|in|ft|yd|mi|meters?|metres?|metros?|centimeters?|centimetres?|centimetros?|inches|feet|units?|unidades)\\b)?";
const measure = number + unit;
const both = new RegExp(
  `^${measure}(?:,? (?:long|wide|high|de largo|de ancho|de alto|de base|de altura))? ?(?:and|by|x|×|y|por|,) ?(?:(?:a )?(?:width|height|length) (?:of )?|(?:la )?(?:altura|ancho|base|largo) (?:de |es )?)?${measure}(?: (?:wide|high|tall|long|de ancho|de alto|de altura|de largo))?$`,
  "i",
);

const figures: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:the )?(area|perimeter) of (?:a |the )?rectangle (?:with|whose|that is|that measures|of|measuring)(?: (?:sides?|dimensions|a length|length|width|base|the sides))?(?: (?:of|are|is|measure))? ?(.+)$/i,
    "rectangle",
  ],
  [
    /^(?:el )?(area|perimetro) de(?:l| un)? rectangulo (?:de|con|cuyos|que mide)(?: (?:lados?|base|largo|dimensiones))?(?: (?:de|miden|son))? ?(.+)$/i,
    "rectangle",
  ],
  [
    /^(?:the )?(area|perimeter) of (?:a |the )?square (?:with|whose|of)(?: a)?(?: sides?)?(?: lengths?)?(?: (?:of|is|are))? ?(.+)$/i,
    "square",
  ],
  [
    /^(?:el )?(area|perimetro) de(?:l| un)? cuadrado (?:de|con)(?: lado)?(?: de)? ?(.+)$/i,
    "square",
  ],
  [
    /^(?:the )?(area) of (?:a |the )?triangle (?:with|whose)(?: a)? base (?:of |is )?(.+)$/i,
    "triangle",
  ],
  [/^(?:el )?(area) de(?:l| un)? triangulo (?:de|con) base (?:de )?(.+)$/i, "triangle"],
];

function figure({ body, scope }: Problem): Draft | null {
  for (const [pattern, shape] of figures) {
    const [what, sizes] = firstMatch(body, [pattern]) ?? [];
    if (what === undefined || sizes === undefined) continue;
    const parsed = readSizes(sizes, shape, scope);
    if (parsed === null) return null;
    const { a, b, unitName } = parsed;
    const isArea = /^area/i.test(what);
    return isArea ? area(a, b, shape, unitName) : perimeter(a, b, shape, unitName);
  }
  return null;
}

function readSizes(
  text: string,
  shape: string,
  scope: Problem["scope"],
): { a: Rational; b: Rational; unitName: string } | null {
  const plain = text.replaceAll(
    / (?:and|y) (?:(?:a |the )?(?:width|height|length)|(?:la )?altura|(?:el )?ancho)(?: of| is| de| es)? /gi,
    " and ",
  );
  if (shape === "square") {
    const [, side, name] = new RegExp(`^${measure}$`, "i").exec(plain) ?? [];
    const a = readNumber(side, scope);
    return a === null ? null : { a, b: a, unitName: unitOf(name) };
  }
  const [, first, firstUnit, second, secondUnit] = both.exec(plain) ?? [];
  const [a, b] = [readNumber(first, scope), readNumber(second, scope)];
  const [left, right] = [unitOf(firstUnit), unitOf(secondUnit)];
  if (a === null || b === null || (left !== "" && right !== "" && left !== right)) return null;
  return { a, b, unitName: left === "" ? right : left };
}

const unitNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:meters?|metres?|metros?)$/i, "m"],
  [/^(?:centimeters?|centimetres?|centimetros?)$/i, "cm"],
  [/^inches$/i, "in"],
  [/^feet$/i, "ft"],
  [/^(?:units?|unidades)$/i, ""],
];

function unitOf(name: string | undefined): string {
  if (name === undefined) return "";
  return unitNames.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}

function area(a: Rational, b: Rational, shape: string, unitName: string): Draft {
  const half = shape === "triangle";
  const product = multiply(a, b);
  const value = half ? divide(product, fromInteger(2)) : product;
  const plain = `${written(a)} * ${written(b)}${half ? "/2" : ""}`;
  const answer = withUnit(value, unitName, "^2");
  return formula(
    `area-${shape}`,
    plain,
    half
      ? [
          "The area of a triangle is base times height divided by two.",
          "El área de un triángulo es base por altura entre dos.",
        ]
      : ["The area is one side times the other.", "El área es un lado por el otro."],
    written(value),
    answer,
  );
}

function perimeter(a: Rational, b: Rational, shape: string, unitName: string): Draft {
  const value = multiply(fromInteger(2), add(a, b));
  const plain = shape === "square" ? `4 * ${written(a)}` : `2 * (${written(a)} + ${written(b)})`;
  return formula(
    `perimeter-${shape}`,
    plain,
    shape === "square"
      ? ["The perimeter is four times the side.", "El perímetro es cuatro veces el lado."]
      : [
          "The perimeter is twice the sum of the two sides.",
          "El perímetro es el doble de la suma de los dos lados.",
        ],
    written(value),
    withUnit(value, unitName, ""),
  );
}

const averagePatterns = [
  /^(?:the )?(mean|average|arithmetic mean|median|range) (?:of|for)(?: the (?:numbers|data|values))?:? (.+)$/i,
  /^(?:la |el )?(media|promedio|media aritmetica|mediana|rango) (?:de|entre)(?: los (?:numeros|datos|valores))?:? (.+)$/i,
];

function average({ body, scope }: Problem): Draft | null {
  const [what, list] = firstMatch(body, averagePatterns) ?? [];
  const values =
    list === undefined ? [] : splitAtConnectors(list).map((part) => readNumber(part, scope));
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || known.length !== values.length || what === undefined) return null;
  const ordered = known.toSorted(compare);
  if (/^(?:median|mediana)/i.test(what)) return median(ordered);
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (/^(?:range|rango)/i.test(what) && low !== undefined && high !== undefined) {
    return formula(
      "range",
      `${written(high)} - ${bracket(low)}`,
      ["The range is the greatest minus the smallest.", "El rango es el mayor menos el menor."],
      written(subtract(high, low)),
    );
  }
  const sum = known.reduce(add);
  return formula(
    "mean",
    `(${known.map((value, index) => (index === 0 ? written(value) : bracket(value))).join(" + ")})/${known.length}`,
    [
      `Add the numbers, $${written(sum)}$, and divide by how many there are, $${known.length}$.`,
      `Suma los números, $${written(sum)}$, y divide entre cuántos hay, $${known.length}$.`,
    ],
    written(divide(sum, fromInteger(known.length))),
  );
}

function median(ordered: readonly Rational[]): Draft | null {
  const middle = Math.floor(ordered.length / 2);
  const [a, b] = [ordered[ordered.length % 2 === 0 ? middle - 1 : middle], ordered[middle]];
  if (a === undefined || b === undefined) return null;
  const value = divide(add(a, b), fromInteger(2));
  const draft = formula(
    "median",
    `(${written(a)} + ${bracket(b)})/2`,
    [
      `In order they are $${ordered.map(written).join(", ")}$: take the middle, or the mean of the two in the middle.`,
      `En orden son $${ordered.map(written).join(", ")}$: toma el central o la media de los dos centrales.`,
    ],
    written(value),
  );
  return draft;
}

const point = "\\(? ?(-?[^(),]+) ?, ?(-?[^(),]+) ?\\)";
const linePatterns: readonly (readonly [RegExp, "slope" | "midpoint"])[] = [
  [
    new RegExp(
      `^(?:the )?(?:slope|gradient) (?:of the (?:line|segment) )?(?:between|through|passing through|that passes through|joining|from|connecting|containing)(?: the)?(?: points)? ${point} (?:and|to) ${point}$`,
      "i",
    ),
    "slope",
  ],
  [
    new RegExp(
      `^(?:la )?pendiente (?:de la recta )?(?:entre|que pasa por|por|que une)(?: los)?(?: puntos)? ${point} y (?:por )?${point}$`,
      "i",
    ),
    "slope",
  ],
  [
    new RegExp(
      `^(?:the )?midpoint (?:of the segment )?(?:between|of|joining|from)(?: the)?(?: points)? ${point} (?:and|to) ${point}$`,
      "i",
    ),
    "midpoint",
  ],
  [
    new RegExp(
      `^(?:el )?punto medio (?:del segmento )?(?:entre|de|que une)(?: los)?(?: puntos)? ${point} y ${point}$`,
      "i",
    ),
    "midpoint",
  ],
];

function line({ body, scope }: Problem): Draft | null {
  for (const [pattern, what] of linePatterns) {
    const values = pattern
      .exec(body)
      ?.slice(1)
      .map((text) => readNumber(text.trim(), scope));
    const [x1, y1, x2, y2] = values ?? [];
    if (x1 == null || y1 == null || x2 == null || y2 == null) continue;
    return what === "slope" ? slope(x1, y1, x2, y2) : midpoint(x1, y1, x2, y2);
  }
  return null;
}

function slope(x1: Rational, y1: Rational, x2: Rational, y2: Rational): Draft | null {
  const run = subtract(x2, x1);
  if (isZero(run)) return null;
  const rise = subtract(y2, y1);
  const value = divide(rise, run);
  const draft = formula(
    "slope",
    `(${written(y2)} - ${bracket(y1)})/(${written(x2)} - ${bracket(x1)})`,
    [
      "The slope is the change in $y$ over the change in $x$.",
      "La pendiente es el cambio en $y$ entre el cambio en $x$.",
    ],
    toText(value),
  );
  const [first, ...rest] = draft.steps;
  const between = `${bracket(rise)}/${bracket(run)}`;
  if (first === undefined || between === draft.answer) return draft;
  return {
    ...draft,
    steps: [
      first,
      step(
        "subtract",
        `The change in $y$ is $${written(rise)}$ and in $x$ it is $${written(run)}$.`,
        `El cambio en $y$ es $${written(rise)}$ y en $x$ es $${written(run)}$.`,
        between,
      ),
      ...rest,
    ],
  };
}

function midpoint(x1: Rational, y1: Rational, x2: Rational, y2: Rational): Draft {
  const half = (a: Rational, b: Rational) => toText(divide(add(a, b), fromInteger(2)));
  const answer = `(${half(x1, x2)}, ${half(y1, y2)})`;
  return {
    kind: "midpoint",
    start: `(${written(x1)}, ${written(y1)}), (${written(x2)}, ${written(y2)})`,
    steps: [
      step(
        "formula",
        "Each coordinate of the midpoint is the mean of the two.",
        "Cada coordenada del punto medio es la media de las dos.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "proven" },
  };
}

function formula(
  kind: string,
  plain: string,
  [en, es]: readonly [string, string],
  value: string,
  answer = value,
): Draft {
  const steps = [
    step("formula", en, es, plain),
    step("calculate", "Work it out.", "Calcúlalo.", value),
  ];
  if (answer !== value)
    steps.push(step("unit-factor", "Give the unit.", "Indica la unidad.", answer));
  return {
    kind,
    start: plain,
    steps,
    answer,
    policy: {},
    check: answer === value ? { by: "value" } : { by: "proven" },
  };
}

function withUnit(value: Rational, unitName: string, exponent: string): string {
  return unitName === "" ? written(value) : `${written(value)} ${unitName}${exponent}`;
}

function written(value: Rational): string {
  return toDecimal(value) ?? toText(value);
}

function bracket(value: Rational): string {
  const text = written(value);
  return sign(value) < 0 || text.includes("/") ? `(${text})` : text;
}
