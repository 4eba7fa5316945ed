import text from "#content/curriculum/mathematics/equations-two-step.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey, signed, typedFraction } from "./notation.ts";

/** One step, two steps, and two steps with a bracket, each undone in the opposite order. */
export const equationsTwoStep = defineSkill({
  id: "equations-two-step",
  grades: [7, 7],
  prerequisites: ["integers-add-subtract", "expressions-simplify"],
  text,
  makeDraft(random, level) {
    if (level === 1) return oneStep(random);
    return level === 2 ? twoSteps(random) : bracket(random);
  },
});

function oneStep(random: Random): Draft {
  const answer = random.int(2, 15);
  const a = random.int(3, 15);
  const key = numberKey(answer, 1, { variable: "x" });
  if (random.pick([true, false])) {
    const total = answer + a;
    return {
      prompt: "add",
      hints: "add",
      values: { equation: `x + ${a} = ${total}`, a, total, undone: `${total} - ${a}`, answer },
      key,
      steps: [
        { say: "start", line: `x + ${a} = ${total}` },
        { say: "take-away", line: `x = ${total} - ${a}` },
        { say: "result", line: `x = ${answer}` },
      ],
      misconceptions: [
        { id: "repeats-the-operation", answer: String(total + a), step: 1 },
        { id: "takes-it-the-wrong-way", answer: String(a - total), step: 1 },
      ],
    };
  }
  const total = answer * a;
  return {
    prompt: "multiply",
    hints: "multiply",
    values: { equation: `${a}x = ${total}`, a, total, undone: `${total} \\div ${a}`, answer },
    key,
    steps: [
      { say: "start", line: `${a}x = ${total}` },
      { say: "divide", line: `x = ${total} / ${a}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "repeats-the-operation", answer: String(total * a), step: 1 },
      { id: "subtracts-the-factor", answer: String(total - a), step: 1 },
    ],
  };
}

function twoSteps(random: Random): Draft {
  const [a, answer] = [random.int(2, 9), random.int(2, 12)];
  const b = random.int(2, 15) * random.pick([1, 1, -1]);
  const total = a * answer + b;
  const left = total - b;
  return {
    prompt: b > 0 ? "two-plus" : "two-minus",
    hints: "two",
    values: {
      equation: `${a}x ${signed(b)} = ${total}`,
      a,
      b: Math.abs(b),
      total,
      product: `${a}x`,
      undoing: `${total} ${signed(-b)}`,
      left,
      answer,
    },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start", line: `${a}x ${signed(b)} = ${total}` },
      { say: "undo-the-sum", line: `${a}x = ${left}` },
      { say: "divide", line: `x = ${left} / ${a}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "moves-without-turning", answer: typedFraction(total + b, a), step: 1 },
      { id: "forgets-to-divide", answer: String(left), step: 2 },
    ],
  };
}

function bracket(random: Random): Draft {
  const [a, b] = [random.int(2, 8), random.int(2, 9)];
  const answer = random.int(2, 12) * random.pick([1, -1]);
  const inside = answer + b;
  const total = a * inside;
  return {
    prompt: "bracket",
    hints: "bracket",
    values: {
      equation: `${a}(x + ${b}) = ${total}`,
      a,
      b,
      total,
      divided: `x + ${b} = ${inside}`,
      inside,
      answer,
    },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start", line: `${a}(x + ${b}) = ${total}` },
      { say: "divide", line: `x + ${b} = ${inside}` },
      { say: "take-b-away", line: `x = ${inside} - ${b}` },
      { say: "result", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "multiplies-only-x", answer: typedFraction(total - b, a), step: 1 },
      { id: "moves-without-turning", answer: String(inside + b), step: 2 },
    ],
  };
}
