import type { Rational } from "../../rational.ts";
import { add, multiply, divide, fromInteger } from "../../rational.ts";
import { writeNumber } from "../exact/write.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch } from "../solver.ts";
import { formula } from "./formula.ts";

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
    /^(?:the )?(area|perimeter) of (?:a |the )?rectangle(?: with| whose| that is| that measures| of| measuring)?(?: (?:sides?|dimensions|a length|length|width|base|the sides))?(?: (?:of|are|is|measure))? ?(.+)$/i,
    "rectangle",
  ],
  [
    /^(?:el )?(area|perimetro) de(?:l| un)? rectangulo(?: de| con| cuyos| que mide)?(?: (?:lados?|base|largo|dimensiones))?(?: (?:de|miden|son))? ?(.+)$/i,
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

/** The area and the perimeter of rectangles, squares and triangles, with units where the question has them. */
export function solveMeasures({ body, scope }: Problem): Draft | null {
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
  const plain = `${writeNumber(a)} * ${writeNumber(b)}${half ? "/2" : ""}`;
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
    writeNumber(value),
    answer,
  );
}

function perimeter(a: Rational, b: Rational, shape: string, unitName: string): Draft {
  const value = multiply(fromInteger(2), add(a, b));
  const plain =
    shape === "square" ? `4 * ${writeNumber(a)}` : `2 * (${writeNumber(a)} + ${writeNumber(b)})`;
  return formula(
    `perimeter-${shape}`,
    plain,
    shape === "square"
      ? ["The perimeter is four times the side.", "El perímetro es cuatro veces el lado."]
      : [
          "The perimeter is twice the sum of the two sides.",
          "El perímetro es el doble de la suma de los dos lados.",
        ],
    writeNumber(value),
    withUnit(value, unitName, ""),
  );
}

function withUnit(value: Rational, unitName: string, exponent: string): string {
  return unitName === "" ? writeNumber(value) : `${writeNumber(value)} ${unitName}${exponent}`;
}
