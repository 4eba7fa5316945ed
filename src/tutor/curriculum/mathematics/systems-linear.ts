import text from "#content/curriculum/mathematics/systems-linear.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { ExpressionKey } from "../../item.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { intExcept, polynomial, signed, typedFraction } from "./notation.ts";

/** Two linear equations: by substitution, by adding them, and by multiplying one first. */
export const systemsLinear = defineSkill({
  id: "systems-linear",
  grades: [9, 9],
  prerequisites: ["equations-both-sides", "slope-two-points"],
  text,
  makeDraft(random, level) {
    const x = random.int(1, 9);
    const y = intExcept(random, 1, 12, [x]);
    if (level === 1) return substitution(random, x, y);
    return level === 2 ? addition(random, x, y) : multiplication(random, x, y);
  },
});

function pairKey(x: number, y: number): ExpressionKey {
  return { expression: `(${x}, ${y})`, latex: `(${x}, ${y})`, policy: {} };
}

const swapped = (x: number, y: number) => ({
  id: "swaps-the-pair",
  answer: `(${y}, ${x})`,
  step: 4,
});

function substitution(random: Random, x: number, y: number): Draft {
  const a = random.int(2, 4);
  // Here and below: the number that is left on the right must not give y away.
  if ((a + 1) * x === y) return substitution(random, x, y);
  const b = y - a * x;
  const total = x + y;
  const [first, second] = [`y = ${polynomial([a, b])}`, `x + y = ${total}`];
  const collected = `${a + 1}x = ${total - b}`;
  return {
    prompt: "solve",
    hints: "substitution",
    values: {
      first,
      second,
      rule: polynomial([a, b]),
      substituted: `x + ${polynomial([a, b])} = ${total}`,
      collected,
      x,
      y,
      answer: `(${x}, ${y})`,
    },
    key: pairKey(x, y),
    steps: [
      { say: "start", line: `${first}, ${second}` },
      { say: "substitute", line: `x + ${polynomial([a, b])} = ${total}` },
      { say: "collect", line: collected },
      { say: "first-unknown", line: `x = ${x}` },
      { say: "second-unknown", line: `(${x}, ${y})` },
    ],
    misconceptions: [
      swapped(x, y),
      {
        id: "moves-without-turning",
        answer: `(${typedFraction(total + b, a + 1)}, ${typedFraction(a * (total + b) + b * (a + 1), a + 1)})`,
        step: 2,
      },
    ],
  };
}

function addition(random: Random, x: number, y: number): Draft {
  const [a, b, c] = [random.int(1, 5), random.int(1, 5), random.int(1, 5)];
  if ((a + c) * x === y) return addition(random, x, y);
  const [e, f] = [a * x + b * y, c * x - b * y];
  const first = `${polynomial([a, 0])} + ${polynomial([b, 0], "y")} = ${e}`;
  const second = `${polynomial([c, 0])} - ${polynomial([b, 0], "y")} = ${f}`;
  const collected = `${a + c}x = ${e + f}`;
  return {
    prompt: "solve",
    hints: "addition",
    values: {
      first,
      second,
      ys: polynomial([b, 0], "y"),
      sum: `${e} ${signed(f)}`,
      collected,
      x,
      y,
      answer: `(${x}, ${y})`,
    },
    key: pairKey(x, y),
    steps: [
      { say: "start", line: `${first}, ${second}` },
      { say: "add", line: `${a + c}x = ${e} ${signed(f)}` },
      { say: "collect", line: collected },
      { say: "first-unknown", line: `x = ${x}` },
      { say: "second-unknown", line: `(${x}, ${y})` },
    ],
    misconceptions: [
      swapped(x, y),
      {
        id: "adds-one-side-only",
        answer: `(${typedFraction(e, a + c)}, ${typedFraction(e * c, (a + c) * b)})`,
        step: 1,
      },
    ],
  };
}

function multiplication(random: Random, x: number, y: number): Draft {
  for (;;) {
    const [a, b, k, c] = [random.int(1, 5), random.int(1, 4), random.int(2, 4), random.int(1, 9)];
    const rest = k * a - c;
    const [e, f] = [a * x + b * y, c * x + k * b * y];
    if (rest < 2 || k * e - f === y) continue;
    const first = `${polynomial([a, 0])} + ${polynomial([b, 0], "y")} = ${e}`;
    const second = `${polynomial([c, 0])} + ${k * b}y = ${f}`;
    const multiplied = `${k * a}x + ${k * b}y = ${k * e}`;
    const collected = `${polynomial([rest, 0])} = ${k * e - f}`;
    return {
      prompt: "solve",
      hints: "multiplication",
      values: {
        first,
        second,
        factor: k,
        ys: `${k * b}y`,
        multiplied,
        collected,
        x,
        y,
        answer: `(${x}, ${y})`,
      },
      key: pairKey(x, y),
      steps: [
        { say: "start", line: `${first}, ${second}` },
        { say: "multiply", line: `${multiplied}, ${second}` },
        { say: "subtract", line: collected },
        { say: "first-unknown", line: `x = ${x}` },
        { say: "second-unknown", line: `(${x}, ${y})` },
      ],
      misconceptions: [
        swapped(x, y),
        {
          id: "multiplies-one-side-only",
          answer: `(${typedFraction(e - f, rest)}, ${typedFraction(e * rest - a * (e - f), b * rest)})`,
          step: 1,
        },
      ],
    };
  }
}
