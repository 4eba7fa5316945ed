import text from "#content/curriculum/mathematics/integers-add-subtract.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey } from "./notation.ts";

/** Adding numbers of different sign, subtracting a negative number, and both in a chain. */
export const integersAddSubtract = defineSkill({
  id: "integers-add-subtract",
  grades: [6, 7],
  prerequisites: ["order-of-operations"],
  text,
  makeDraft(random, level) {
    if (level === 1) return risesFromBelow(random);
    return level === 2 ? subtractsNegative(random) : chain(random);
  },
});

function lineFrom(start: number) {
  return {
    kind: "number-line",
    from: -20,
    to: 20,
    marks: [
      { at: start, label: String(start) },
      { at: 0, label: "0" },
    ],
    describe: "line",
  } as const;
}

function risesFromBelow(random: Random): Draft {
  const [down, up] = [random.int(2, 15), random.int(2, 15)];
  const answer = up - down;
  const first = Math.min(down, up);
  return {
    prompt: "rise",
    hints: answer > 0 ? "past-zero" : "below-zero",
    values: { start: -down, down, up, first, rest: Math.abs(answer), answer },
    key: numberKey(answer),
    steps: [
      { say: "start-rise", line: `${-down} + ${up}` },
      { say: "turn-around", line: `${up} - ${down}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "adds-the-sizes", answer: String(-(down + up)), step: 1 },
      { id: "drops-the-sign", answer: String(down + up), step: 1 },
      { id: "wrong-side", answer: String(-answer), step: 2 },
    ],
    picture: lineFrom(-down),
  };
}

function subtractsNegative(random: Random): Draft {
  const [a, b] = [random.int(2, 12) * random.pick([1, -1]), random.int(2, 15)];
  const answer = a + b;
  return {
    prompt: "minus-negative",
    hints: "minus-negative",
    values: { a, b, negative: -b, answer },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `${a} - (${-b})` },
      { say: "opposite", line: `${a} + ${b}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "subtracts-anyway", answer: String(a - b), step: 1 },
      { id: "flips-the-first", answer: String(-a + b), step: 1 },
    ],
    picture: lineFrom(a),
  };
}

function chain(random: Random): Draft {
  const [a, b, c] = [random.int(2, 15), random.int(2, 15), random.int(2, 15)];
  const answer = -a - b + c;
  return {
    prompt: "chain",
    hints: "chain",
    values: {
      a,
      b,
      c,
      start: -a,
      negative: -c,
      opposite: `-${a} - ${b} + ${c}`,
      fallen: -(a + b),
      both: a + b,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `-${a} - ${b} - (-${c})` },
      { say: "opposite", line: `-${a} - ${b} + ${c}` },
      { say: "fall", line: `${-(a + b)} + ${c}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "subtracts-anyway", answer: String(-a - b - c), step: 1 },
      { id: "two-negatives-make-plus", answer: String(a + b + c), step: 2 },
    ],
  };
}
