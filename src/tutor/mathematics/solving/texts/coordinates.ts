import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  one,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { coefficientsIn, fromCoefficients } from "../exact/polynomial.ts";
import { bracketed, writePolynomial } from "../exact/write.ts";
import { emptyScope, readExpression, readNumber, toPolynomial } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

type Point = { x: Rational; y: Rational };

/** Distance, midpoint or slope of two points. */
export function solvePoints({ what, of }: Extract<Ask, { kind: "points" }>): Draft | null {
  const [a, b] = of.map(readPoint);
  if (!a || !b) return null;
  if (what === "distance") return distance(a, b);
  return what === "midpoint" ? midpoint(a, b) : slopeOf(a, b);
}

/** The line through points, with a slope, parallel or perpendicular to another. */
export function solveLine({ through, slope, along }: Extract<Ask, { kind: "line" }>): Draft | null {
  const points = through.map(readPoint);
  const known = points.filter((point) => point !== null);
  const given = along === null ? null : (/^y ?= ?(.+)$/i.exec(along.to)?.[1] ?? null);
  if (known.length !== points.length || (along !== null && given === null)) return null;
  const [a, b] = known;
  return line({
    a,
    b,
    slope: slope === null ? null : readNumber(slope, emptyScope),
    given,
    across: along?.how === "perpendicular",
    along: along?.how === "parallel",
  });
}

/** "(1, 2)" */
function readPoint(text: string): Point | null {
  const [, first, second] = /^\( ?(.+?) ?[,;] ?(.+?) ?\)$/.exec(text) ?? [];
  const [x, y] = [readNumber(first, emptyScope), readNumber(second, emptyScope)];
  return x === null || y === null ? null : { x, y };
}

function distance(a: Point, b: Point): Draft | null {
  return valueDraft({
    kind: "distance",
    plain: `sqrt((${toText(b.x)} - ${bracketed(a.x)})^2 + (${toText(b.y)} - ${bracketed(a.y)})^2)`,
    en: "Pythagoras: the distance squared is the sum of the squares of the changes in $x$ and in $y$.",
    es: "Pitágoras: la distancia al cuadrado es la suma de los cuadrados de los cambios en $x$ y en $y$.",
  });
}

function midpoint(a: Point, b: Point): Draft {
  const half = (p: Rational, q: Rational) => toText(divide(add(p, q), fromInteger(2)));
  const plain = `((${toText(a.x)} + ${bracketed(b.x)})/2, (${toText(a.y)} + ${bracketed(b.y)})/2)`;
  const answer = `(${half(a.x, b.x)}, ${half(a.y, b.y)})`;
  return {
    kind: "midpoint",
    start: plain,
    steps: [
      step(
        "formula",
        "Each coordinate of the midpoint is the mean of the two.",
        "Cada coordenada del punto medio es la media de las dos.",
        plain,
      ),
      step("calculate", "Work it out.", "Calcúlalo.", answer),
    ],
    answer,
    policy: {},
    check: { by: "same" },
  };
}

function slopeOf(a: Point, b: Point): Draft | null {
  if (isZero(subtract(b.x, a.x))) return null;
  return valueDraft({
    kind: "slope",
    plain: `(${toText(b.y)} - ${bracketed(a.y)})/(${toText(b.x)} - ${bracketed(a.x)})`,
    en: "The slope is the change in $y$ over the change in $x$.",
    es: "La pendiente es el cambio en $y$ entre el cambio en $x$.",
  });
}

type LineFacts = {
  a: Point | undefined;
  b: Point | undefined;
  slope: Rational | null;
  given: string | null;
  across: boolean;
  along: boolean;
};

function line({ a, b, slope, given, across, along }: LineFacts): Draft | null {
  const steps: SolutionStep[] = [];
  const points = [a, b].filter((point) => point !== undefined);
  let m: Rational | null = null;
  if (given !== null) {
    const other = slopeOfLine(given);
    if (
      other === null ||
      across === along ||
      slope !== null ||
      b !== undefined ||
      (across && isZero(other))
    )
      return null;
    m = across ? negate(divide(one, other)) : other;
    steps.push(
      across
        ? step(
            "perpendicular-slope",
            `Perpendicular lines have slopes whose product is $-1$: the slope is $${toText(m)}$.`,
            `Las rectas perpendiculares tienen pendientes de producto $-1$: la pendiente es $${toText(m)}$.`,
            `m = ${toText(m)}`,
          )
        : step(
            "parallel-slope",
            `Parallel lines have the same slope: $${toText(m)}$.`,
            `Las rectas paralelas tienen la misma pendiente: $${toText(m)}$.`,
            `m = ${toText(m)}`,
          ),
    );
  } else if (across || along) return null;
  else if (slope !== null) {
    if (b !== undefined) return null;
    m = slope;
  } else if (a !== undefined && b !== undefined) {
    const run = subtract(b.x, a.x);
    if (isZero(run)) return null;
    m = divide(subtract(b.y, a.y), run);
    steps.push(
      step(
        "formula",
        "The slope is the change in $y$ over the change in $x$.",
        "La pendiente es el cambio en $y$ entre el cambio en $x$.",
        `m = ${toText(m)}`,
      ),
    );
  }
  if (m === null || a === undefined) return null;
  const shift = subtract(a.y, multiply(m, a.x));
  steps.push(
    step(
      "point-slope",
      `Put the point into $y = mx + b$: $b = ${toText(a.y)} - ${bracketed(m)} \\cdot ${bracketed(a.x)}$.`,
      `Sustituye el punto en $y = mx + b$: $b = ${toText(a.y)} - ${bracketed(m)} \\cdot ${bracketed(a.x)}$.`,
      `b = ${toText(shift)}`,
    ),
  );
  const answer = `y = ${writePolynomial(fromCoefficients([shift, m], "x"))}`;
  steps.push(
    step("conclude", "Write the equation of the line.", "Escribe la ecuación de la recta.", answer),
  );
  return {
    kind: "line-equation",
    start: points.map(({ x, y }) => `(${toText(x)}, ${toText(y)})`).join(", "),
    steps,
    answer,
    policy: {},
    check: {
      by: "line",
      points: points.map(({ x, y }) => [toText(x), toText(y)] as const),
      given: slope === null ? given : `${toText(slope)}*x`,
      across,
    },
  };
}

function slopeOfLine(given: string): Rational | null {
  const expression = readExpression(given, emptyScope);
  const p = expression === null ? null : toPolynomial(expression, emptyScope);
  const coefficients = p === null ? null : coefficientsIn(p, "x");
  if (coefficients === null || coefficients.length > 2) return null;
  return coefficients[1] ?? fromInteger(0);
}
