import { readMathematics } from "../../../notation/read.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  compare,
  equals,
  fraction,
  fromInteger,
  subtract,
} from "../../../numbers/rational.ts";
import { anglesHold } from "../checks/facts.ts";
import { degreesOf, writeAngle } from "../equations/trigonometry.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { equationInAngles } from "./trigonometric-equations.ts";

/** Whole turns that the general solution is tried at. */
const tried = [-2n, -1n, 0n, 1n, 3n];

/**
 * Equations in one sine, cosine or tangent without a range: the solutions of one turn, and all that lie whole periods away, with k any
 * whole number. Only where the angle is a whole multiple of the unknown, which repeats after one turn.
 */
export function generalAngles(equation: string): Draft | null {
  if (
    !/(?:sin|cos|tan|sen|tg)/i.test(equation) ||
    /k/.test(equation) ||
    /[a-z)] ?\/ ?\d|\\frac/.test(equation)
  )
    return null;
  const degrees = /°|degrees|grados/.test(equation);
  const [low, high] = degrees ? ["0°", "360°"] : ["0", "2*pi"];
  const draft = equationInAngles(equation, `${low} <= x < ${high}`);
  if (draft === null || draft.check.by !== "angles") return null;
  const { name, values } = draft.check;
  const angles = values.flatMap((text) => {
    const read = readMathematics(text, { functions: [] });
    const size = read.ok ? degreesOf(read.expression) : null;
    return size === null ? [] : [size];
  });
  if (angles.length !== values.length || angles.length === 0) return null;
  const parts = partsOfTurn(angles);
  const period = fraction(360n, BigInt(parts));
  const first = angles.filter((angle) => compare(angle, period) < 0);
  const turn = writeAngle(period, !degrees);
  const general = (angle: Rational) => {
    const start = writeAngle(angle, !degrees);
    return `${name} = ${start === "0" || start === "0°" ? "" : `${start} + `}${turn}*k`;
  };
  const answer = first.map(general).join(" or ");
  const all = first.flatMap((angle) =>
    tried.map((count) => writeAngle(add(angle, fraction(360n * count, BigInt(parts))), !degrees)),
  );
  const { start, steps } = draft;
  const before = steps.map(({ line }) => line);
  return {
    kind: "trigonometric-equation",
    start,
    steps: [
      ...steps,
      step(
        "table-of-angles",
        "The values repeat: add whole periods, with $k$ any whole number.",
        "Los valores se repiten: suma períodos enteros, con $k$ cualquier número entero.",
        answer,
      ),
    ],
    answer,
    policy: { variable: name },
    check: {
      by: "claims",
      claims: [
        ...before.map(() => (line: string) => anglesHold([start, line], name, values)),
        (line) => line === answer && anglesHold([start], name, all),
      ],
    },
  };
}

/** Into how many equal parts a turn can be cut so that the angles of one part repeat in each. */
function partsOfTurn(angles: readonly Rational[]): number {
  for (let parts = angles.length; parts > 1; parts--) {
    const shift = fraction(360n, BigInt(parts));
    const repeats = angles.every((angle) => {
      const moved = add(angle, shift);
      const turned =
        compare(moved, fromInteger(360)) < 0 ? moved : subtract(moved, fromInteger(360));
      return angles.some((other) => equals(other, turned));
    });
    if (repeats) return parts;
  }
  return 1;
}
