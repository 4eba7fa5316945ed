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
  type Rational,
} from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { hasValue, holdsWith } from "../checks/claims.ts";
import {
  degree,
  fromCoefficients,
  type Polynomial,
  subtract as minus,
  variables,
} from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, readPolynomial } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Slope or y-intercept of a line that is given by its equation: "y = 5x - 9", "2x + 3y = 6". */
export function linePart({ what, of }: Extract<Ask, { kind: "line-part" }>): Draft | null {
  const [left, right, more] = of.split("=").map((side) => readPolynomial(side, emptyScope));
  if (!left || !right || more !== undefined) return null;
  const difference = minus(left, right);
  const names = variables(difference);
  if (degree(difference) !== 1 || !names.every((name) => name === "x" || name === "y")) return null;
  // a·x + b·y + c = 0.
  const zero = fromInteger(0);
  const b = coefficientAt(difference, "y");
  const a = coefficientAt(difference, "x");
  const c = subtract(subtract(valueAtOnes(difference), a), b);
  if (isZero(b)) return null;
  if (what === "x-intercept" && isZero(a)) return null;
  const [slope, shift] = [negate(divide(a, b)), negate(divide(c, b))];
  const line = `y = ${writePolynomial(fromCoefficients([shift, slope], "x"))}`;
  const crossing = what === "x-intercept" ? negate(divide(c, a)) : shift;
  const answer = toText(what === "slope" ? slope : crossing);
  const first = step(
    "isolate",
    "Write the line as $y = mx + b$.",
    "Escribe la recta como $y = mx + b$.",
    line,
  );
  const last =
    what === "slope"
      ? step(
          "read-coefficient",
          "The slope is the number before $x$.",
          "La pendiente es el número que acompaña a $x$.",
          answer,
        )
      : step(
          "evaluate",
          what === "intercept"
            ? "The line crosses the y-axis where $x = 0$."
            : "The line crosses the x-axis where $y = 0$.",
          what === "intercept"
            ? "La recta corta al eje y donde $x = 0$."
            : "La recta corta al eje x donde $y = 0$.",
          answer,
        );
  const [low, high] = [zero, one].map((x) => toText(valueOf(shift, slope, x)));
  return {
    kind: `line-${what}`,
    start: of,
    steps: [first, last],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        (text) =>
          [zero, fromInteger(3)].every((x) =>
            holdsWith("y", toText(valueOf(shift, slope, x)))(of.replaceAll("x", `(${toText(x)})`)),
          ) && text === line,
        what === "x-intercept"
          ? (text) => holdsWith("x", text)(of.replaceAll("y", "(0)"))
          : hasValue(what === "slope" ? `${high} - (${low})` : `${low}`),
      ],
    },
  };
}

function valueOf(shift: Rational, slope: Rational, x: Rational): Rational {
  return add(shift, multiply(slope, x));
}

function coefficientAt(p: Polynomial, name: string): Rational {
  const term = [...p.values()].find(({ powers }) => powers.some(([other]) => other === name));
  return term?.coefficient ?? fromInteger(0);
}

function valueAtOnes(p: Polynomial): Rational {
  return [...p.values()].reduce((sum, { coefficient }) => add(sum, coefficient), fromInteger(0));
}
