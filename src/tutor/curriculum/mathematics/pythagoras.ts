import text from "#content/curriculum/mathematics/pythagoras.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey } from "./notation.ts";

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

/** The hypotenuse, a leg, and a hypotenuse that stays a root. */
export const pythagoras = defineSkill({
  id: "pythagoras",
  grades: [8, 8],
  prerequisites: ["order-of-operations", "equations-two-step"],
  text,
  makeDraft(random, level) {
    if (level === 1) return hypotenuse(random);
    return level === 2 ? leg(random) : root(random);
  },
});

function triangle(random: Random): { a: number; b: number; c: number } {
  const triple = random.pick(triples);
  const scale = triple[2] < 20 ? random.int(1, 5) : 1;
  const [first, second] = random.pick([true, false])
    ? [triple[0], triple[1]]
    : [triple[1], triple[0]];
  return { a: first * scale, b: second * scale, c: triple[2] * scale };
}

function hypotenuse(random: Random): Draft {
  const { a, b, c } = triangle(random);
  return {
    prompt: "hypotenuse",
    hints: "hypotenuse",
    values: { a, b, aSquare: a * a, bSquare: b * b, cSquare: c * c, answer: c },
    key: numberKey(c, 1, { variable: "c" }),
    steps: [
      { say: "start", line: `c^2 = ${a}^2 + ${b}^2` },
      { say: "squares", line: `c^2 = ${a * a} + ${b * b}` },
      { say: "add", line: `c^2 = ${c * c}` },
      { say: "root", line: `c = ${c}` },
    ],
    misconceptions: [
      { id: "adds-the-legs", answer: String(a + b), step: 0 },
      { id: "forgets-the-root", answer: String(c * c), step: 3 },
    ],
    picture: {
      kind: "right-triangle",
      legA: String(a),
      legB: String(b),
      hypotenuse: "c",
      describe: "legs",
    },
  };
}

function leg(random: Random): Draft {
  const { a, b, c } = triangle(random);
  return {
    prompt: "leg",
    hints: "leg",
    values: { b, c, bSquare: b * b, cSquare: c * c, aSquare: a * a, answer: a },
    key: numberKey(a, 1, { variable: "a" }),
    steps: [
      { say: "start-leg", line: `a^2 + ${b}^2 = ${c}^2` },
      { say: "squares", line: `a^2 + ${b * b} = ${c * c}` },
      { say: "subtract", line: `a^2 = ${a * a}` },
      { say: "root", line: `a = ${a}` },
    ],
    misconceptions: [
      { id: "subtracts-the-sides", answer: String(c - b), step: 1 },
      { id: "treats-it-as-hypotenuse", answer: `sqrt(${b * b + c * c})`, step: 0 },
    ],
    picture: {
      kind: "right-triangle",
      legA: "a",
      legB: String(b),
      hypotenuse: String(c),
      describe: "leg",
    },
  };
}

function root(random: Random): Draft {
  for (;;) {
    const [a, b] = [random.int(1, 9), random.int(2, 9)];
    const square = a * a + b * b;
    if (a === b || !squareFree(square)) continue;
    return {
      prompt: "root",
      hints: "root",
      values: {
        a,
        b,
        aSquare: a * a,
        bSquare: b * b,
        sum: `${a * a} + ${b * b}`,
        square,
        answer: `\\sqrt{${square}}`,
      },
      key: { expression: `sqrt(${square})`, latex: `\\sqrt{${square}}`, policy: { variable: "c" } },
      steps: [
        { say: "start", line: `c^2 = ${a}^2 + ${b}^2` },
        { say: "squares", line: `c^2 = ${a * a} + ${b * b}` },
        { say: "add", line: `c^2 = ${square}` },
        { say: "root", line: `c = sqrt(${square})` },
      ],
      misconceptions: [
        { id: "adds-the-legs", answer: String(a + b), step: 0 },
        { id: "forgets-the-root", answer: String(square), step: 3 },
      ],
      picture: {
        kind: "right-triangle",
        legA: String(a),
        legB: String(b),
        hypotenuse: "c",
        describe: "legs",
      },
    };
  }
}

function squareFree(value: number): boolean {
  return [4, 9, 16, 25, 49, 64, 81, 121].every((square) => value % square !== 0);
}
