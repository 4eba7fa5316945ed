import text from "#content/curriculum/mathematics/functions-compose.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { bracketed, intExcept, numberKey, polynomial, signed } from "./notation.ts";

/** A function's value, a function of a function's value, and the composed rule itself. */
export const functionsCompose = defineSkill({
  id: "functions-compose",
  grades: [10, 11],
  prerequisites: ["expressions-simplify", "exponent-rules"],
  text,
  makeDraft(random, level) {
    if (level === 1) return evaluate(random);
    return level === 2 ? composeAt(random) : composeRule(random);
  },
});

function evaluate(random: Random): Draft {
  const [a, b] = [random.int(2, 5), random.int(1, 12) * random.pick([1, -1])];
  const k = random.int(2, 6) * random.pick([1, -1]);
  const square = k * k;
  const answer = a * square + b;
  return {
    prompt: "evaluate",
    hints: "evaluate",
    values: {
      rule: polynomial([a, 0, b]),
      k,
      input: bracketed(k),
      inserted: `${a} \\cdot ${bracketed(k)}^2 ${signed(b)}`,
      square,
      product: a * square,
      a,
      last: `${a * square} ${signed(b)}`,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "insert", line: `${a} * ${bracketed(k)}^2 ${signed(b)}` },
      { say: "square", line: `${a} * ${square} ${signed(b)}` },
      { say: "multiply", line: `${a * square} ${signed(b)}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "multiplies-before-squaring", answer: String((a * k) ** 2 + b), step: 1 },
      { id: "doubles-instead", answer: String(a * 2 * k + b), step: 1 },
      ...(k < 0 ? [{ id: "square-stays-negative", answer: String(-a * square + b), step: 1 }] : []),
    ],
  };
}

function composeAt(random: Random): Draft {
  const [a, b] = [random.int(2, 6), random.int(1, 9) * random.pick([1, -1])];
  const [c, k] = [random.int(1, 9) * random.pick([1, -1]), random.int(2, 6)];
  const inner = k * k + c;
  const answer = a * inner + b;
  const outerFirst = a * k + b;
  return {
    prompt: "compose-at",
    hints: "compose-at",
    values: {
      f: polynomial([a, b]),
      g: polynomial([1, 0, c]),
      k,
      innerWork: `${k}^2 ${signed(c)}`,
      inner,
      outerWork: `${a} \\cdot ${bracketed(inner)} ${signed(b)}`,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "inner", line: `${a} * (${k}^2 ${signed(c)}) ${signed(b)}` },
      { say: "inner-value", line: `${a} * ${bracketed(inner)} ${signed(b)}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "wrong-way-round", answer: String(outerFirst * outerFirst + c), step: 0 },
      { id: "multiplies-the-functions", answer: String(outerFirst * inner), step: 0 },
    ],
  };
}

function composeRule(random: Random): Draft {
  const [a, c] = [random.int(2, 7), random.int(2, 7)];
  const b = random.int(1, 9) * random.pick([1, -1]);
  const d = intExcept(random, -8, 8, [0]);
  const answer = polynomial([a * c, a * d + b]);
  return {
    prompt: "compose-rule",
    hints: "compose-rule",
    values: {
      f: polynomial([a, b]),
      g: polynomial([c, d]),
      a,
      inserted: `${a}(${polynomial([c, d])}) ${signed(b)}`,
      outerProduct: polynomial([a * c, a * d]),
      last: signed(b),
      expanded: `${a * c}x ${signed(a * d)} ${signed(b)}`,
      answer,
    },
    key: { expression: answer, latex: answer, policy: { form: "simplified" } },
    steps: [
      { say: "insert-rule", line: `${a}(${polynomial([c, d])}) ${signed(b)}` },
      { say: "expand", line: `${a * c}x ${signed(a * d)} ${signed(b)}` },
      { say: "collect", line: answer },
    ],
    misconceptions: [
      { id: "wrong-way-round", answer: polynomial([a * c, c * b + d]), step: 0 },
      { id: "multiplies-only-the-first", answer: polynomial([a * c, d + b]), step: 1 },
    ],
  };
}
