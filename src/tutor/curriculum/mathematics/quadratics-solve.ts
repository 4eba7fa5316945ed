import text from "#content/curriculum/mathematics/quadratics-solve.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { ExpressionKey } from "../../item.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { bracketed, gcd, intExcept, latexFraction, polynomial, typedFraction } from "./notation.ts";

type Root = readonly [numerator: number, denominator: number];

/** Quadratic equations: by factoring, brought to zero first, and by the formula. */
export const quadraticsSolve = defineSkill({
  id: "quadratics-solve",
  grades: [9, 10],
  prerequisites: ["quadratics-factor", "equations-both-sides"],
  text,
  makeDraft(random, level) {
    if (level === 3) return byFormula(random);
    const p = level === 1 ? random.int(1, 8) : random.int(-9, -1);
    const q = level === 1 ? intExcept(random, 1, 9, [p]) : intExcept(random, -9, 9, [0, p, -p]);
    return byFactoring(p, q, level);
  },
});

/** Roots as a list, the smaller first. */
function list(roots: readonly Root[], write: (n: number, d: number) => string): string {
  return [...roots]
    .sort((first, second) => first[0] / first[1] - second[0] / second[1])
    .map(([n, d]) => write(n, d))
    .join(", ");
}

function rootsKey(roots: readonly Root[]): ExpressionKey {
  return {
    expression: list(roots, typedFraction),
    latex: list(roots, (n, d) => `x = ${latexFraction(n, d)}`),
    policy: { variable: "x" },
  };
}

/** (x + p)(x + q) = 0; at level 2 the constant stands on the right at first. */
function byFactoring(p: number, q: number, level: 1 | 2): Draft {
  const [b, c] = [p + q, p * q];
  const standard = `${polynomial([1, b, c])} = 0`;
  const task = level === 1 ? standard : `${polynomial([1, b, 0])} = ${-c}`;
  const factored = `(${polynomial([1, p])})(${polynomial([1, q])}) = 0`;
  const roots: readonly Root[] = [
    [-p, 1],
    [-q, 1],
  ];
  return {
    prompt: "solve",
    hints: level === 1 ? "factoring" : "zero-first",
    values: {
      task,
      standard,
      b,
      c,
      p,
      q,
      factored,
      answer: rootsKey(roots).latex,
    },
    key: rootsKey(roots),
    steps: [
      { say: "start", line: task },
      ...(level === 1 ? [] : [{ say: "to-zero", line: standard }]),
      { say: "factor", line: factored },
      { say: "each-factor", line: `${polynomial([1, p])} = 0 or ${polynomial([1, q])} = 0` },
      { say: "roots", line: `x = ${-p} or x = ${-q}` },
    ],
    misconceptions: [
      {
        id: "reads-off-the-numbers",
        answer: list(
          [
            [p, 1],
            [q, 1],
          ],
          typedFraction,
        ),
        step: level === 1 ? 3 : 4,
      },
      { id: "stops-at-one-root", answer: String(-p), step: level === 1 ? 2 : 3 },
    ],
  };
}

/** (ax + q)(x + r) = 0 with a fraction for a root, so that the formula is the way. */
function byFormula(random: Random): Draft {
  for (;;) {
    const a = random.int(2, 4);
    const q = random.int(1, 7) * random.pick([1, -1]);
    const r = intExcept(random, -5, 5, [0]);
    const [b, c] = [a * r + q, q * r];
    if (gcd(a, q) > 1 || b === 0) continue;
    const discriminant = b * b - 4 * a * c;
    const size = Math.sqrt(discriminant);
    // What goes into the formula must not be one of the solutions.
    if ([-b, b, size, 2 * a].includes(-r)) continue;
    const roots: readonly Root[] = [
      [-q, a],
      [-r, 1],
    ];
    const task = `${polynomial([a, b, c])} = 0`;
    return {
      prompt: "solve-formula",
      hints: "formula",
      values: {
        task,
        a,
        b,
        c,
        inside: `${bracketed(b)}^2 - 4 \\cdot ${a} \\cdot ${bracketed(c)}`,
        discriminant,
        size,
        minusB: -b,
        twoA: 2 * a,
        answer: rootsKey(roots).latex,
      },
      key: rootsKey(roots),
      steps: [
        { say: "start", line: task },
        { say: "formula", line: `x = (${-b} ± sqrt(${discriminant}))/${2 * a}` },
        { say: "square-root", line: `x = (${-b} ± ${size})/${2 * a}` },
        { say: "roots", line: `x = ${typedFraction(-q, a)} or x = ${-r}` },
      ],
      misconceptions: [
        {
          id: "forgets-minus-b",
          answer: list(
            [
              [q, a],
              [r, 1],
            ],
            typedFraction,
          ),
          step: 1,
        },
        {
          id: "divides-by-two-only",
          answer: list(
            [
              [-q, 1],
              [-r * a, 1],
            ],
            typedFraction,
          ),
          step: 1,
        },
      ],
    };
  }
}
