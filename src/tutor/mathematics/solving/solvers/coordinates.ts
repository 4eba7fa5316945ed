import type { Rational } from "../../rational.ts";
import { add, subtract, divide, isZero, fromInteger, toText } from "../../rational.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { step } from "../solver.ts";
import { formula } from "./formula.ts";

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

/** The slope of the line through two points, and the midpoint between them. */
export function solveCoordinates({ body, scope }: Problem): Draft | null {
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
    `(${writeNumber(y2)} - ${bracketedNumber(y1)})/(${writeNumber(x2)} - ${bracketedNumber(x1)})`,
    [
      "The slope is the change in $y$ over the change in $x$.",
      "La pendiente es el cambio en $y$ entre el cambio en $x$.",
    ],
    toText(value),
  );
  const [first, ...rest] = draft.steps;
  const between = `${bracketedNumber(rise)}/${bracketedNumber(run)}`;
  if (first === undefined || between === draft.answer) return draft;
  return {
    ...draft,
    steps: [
      first,
      step(
        "subtract",
        `The change in $y$ is $${writeNumber(rise)}$ and in $x$ it is $${writeNumber(run)}$.`,
        `El cambio en $y$ es $${writeNumber(rise)}$ y en $x$ es $${writeNumber(run)}$.`,
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
    start: `(${writeNumber(x1)}, ${writeNumber(y1)}), (${writeNumber(x2)}, ${writeNumber(y2)})`,
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
