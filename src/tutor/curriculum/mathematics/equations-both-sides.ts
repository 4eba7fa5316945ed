import text from "#content/curriculum/mathematics/equations-both-sides.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey, polynomial, typedFraction } from "./notation.ts";

/** The unknown on both sides: without constants, with them, and behind a bracket. */
export const equationsBothSides = defineSkill({
  id: "equations-both-sides",
  grades: [8, 8],
  prerequisites: ["equations-two-step"],
  text,
  makeDraft(random, level) {
    if (level === 1) return oneConstant(random);
    return level === 2 ? twoConstants(random) : bracket(random);
  },
});

function oneConstant(random: Random): Draft {
  const [c, gap, answer] = [random.int(2, 8), random.int(2, 7), random.int(2, 12)];
  const a = c + gap;
  const d = gap * answer;
  return {
    prompt: "solve",
    hints: "one-constant",
    values: { equation: `${a}x = ${c}x + ${d}`, a, c, d, gap, collected: `${gap}x = ${d}`, answer },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start", line: `${a}x = ${c}x + ${d}` },
      { say: "collect", line: `${gap}x = ${d}` },
      { say: "divide", line: `x = ${d} / ${gap}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "adds-the-xs", answer: typedFraction(d, a + c), step: 1 },
      { id: "forgets-to-divide", answer: String(d), step: 2 },
    ],
  };
}

function twoConstants(random: Random): Draft {
  const [c, gap] = [random.int(2, 7), random.int(2, 6)];
  const a = c + gap;
  const answer = random.int(2, 10) * random.pick([1, 1, -1]);
  const b = random.int(2, 15) * random.pick([1, -1]);
  const d = gap * answer + b;
  const right = d - b;
  const equation = `${polynomial([a, b])} = ${polynomial([c, d])}`;
  return {
    prompt: "solve",
    hints: "two-constants",
    values: {
      equation,
      a,
      c,
      gap,
      afterXs: `${polynomial([gap, b])} = ${d}`,
      collected: `${gap}x = ${right}`,
      right,
      answer,
    },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start", line: equation },
      { say: "collect", line: `${polynomial([gap, b])} = ${d}` },
      { say: "undo-constant", line: `${gap}x = ${right}` },
      { say: "divide", line: `x = ${right} / ${gap}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "adds-the-xs", answer: typedFraction(right, a + c), step: 1 },
      { id: "moves-without-turning", answer: typedFraction(d + b, gap), step: 2 },
    ],
  };
}

function bracket(random: Random): Draft {
  const a = random.int(3, 7);
  const c = random.int(1, a - 2);
  const gap = a - c;
  const answer = random.int(2, 12) * random.pick([1, -1]);
  const b = random.int(2, 9) * random.pick([1, -1]);
  const d = gap * answer + a * b;
  const right = gap * answer;
  const task = `${a}(${polynomial([1, b])}) = ${polynomial([c, d])}`;
  const expanded = `${polynomial([a, a * b])} = ${polynomial([c, d])}`;
  return {
    prompt: "solve",
    hints: "bracket",
    values: {
      equation: task,
      a,
      inside: polynomial([1, b]),
      c: polynomial([c, 0]),
      gap,
      expanded,
      collected: `${polynomial([gap, 0])} = ${right}`,
      answer,
    },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start", line: task },
      { say: "expand", line: expanded },
      { say: "collect-terms", line: `${polynomial([gap, a * b])} = ${d}` },
      { say: "undo-constant", line: `${polynomial([gap, 0])} = ${right}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "multiplies-only-x", answer: typedFraction(d - b, gap), step: 1 },
      { id: "moves-without-turning", answer: typedFraction(d + a * b, gap), step: 3 },
    ],
  };
}
