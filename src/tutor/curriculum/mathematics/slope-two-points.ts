import text from "#content/curriculum/mathematics/slope-two-points.json" with { type: "json" };
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { bracketed, intExcept, latexFraction, numberKey, typedFraction } from "./notation.ts";

/** The slope of the line through two points: whole, then falling or broken, then with negative coordinates. */
export const slopeTwoPoints = defineSkill({
  id: "slope-two-points",
  grades: [8, 9],
  prerequisites: ["integers-add-subtract", "fractions-equivalent"],
  text,
  makeDraft(random, level) {
    if (level === 1) {
      const run = random.int(2, 4);
      return slope([random.int(0, 4), random.int(0, 5)], run, run * random.int(2, 5));
    }
    const run = random.int(2, 7);
    const rise = intExcept(random, -9, 9, [0, run, -run]);
    return level === 2
      ? slope([random.int(0, 6), random.int(0, 9)], run, rise)
      : slope([random.int(-9, -1), random.int(-9, -1)], run, rise);
  },
});

function slope([x1, y1]: readonly [number, number], run: number, rise: number): Draft {
  const [x2, y2] = [x1 + run, y1 + rise];
  const top = `${y2} - ${bracketed(y1)}`;
  const bottom = `${x2} - ${bracketed(x1)}`;
  return {
    prompt: "slope",
    hints: "slope",
    values: {
      first: `(${x1}, ${y1})`,
      second: `(${x2}, ${y2})`,
      top,
      bottom,
      rise,
      run,
      quotient: `\\frac{${top}}{${bottom}}`,
      answer: latexFraction(rise, run),
    },
    key: numberKey(rise, run, { variable: "m" }),
    steps: [
      { say: "start", line: `m = (${top})/(${bottom})` },
      { say: "differences", line: `m = ${bracketed(rise)}/${run}` },
      { say: "reduce", line: `m = ${typedFraction(rise, run)}` },
    ],
    misconceptions: [
      { id: "run-over-rise", answer: typedFraction(run, rise), step: 0 },
      { id: "mixes-the-order", answer: typedFraction(-rise, run), step: 0 },
    ],
    picture: {
      kind: "plot",
      functions: [],
      points: [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      describe: "points",
    },
  };
}
