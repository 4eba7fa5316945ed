import text from "#content/curriculum/mathematics/expressions-simplify.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { ExpressionKey } from "../../item.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { polynomial, signed } from "./notation.ts";

/** Like terms, then brackets multiplied out, then a bracket that is subtracted. */
export const expressionsSimplify = defineSkill({
  id: "expressions-simplify",
  grades: [7, 8],
  prerequisites: ["order-of-operations", "integers-add-subtract"],
  text,
  makeDraft(random, level) {
    if (level === 1) return likeTerms(random);
    return level === 2 ? oneBracket(random) : subtractedBracket(random);
  },
});

function simplified(coefficients: readonly number[]): ExpressionKey {
  const expression = polynomial(coefficients);
  return { expression, latex: expression, policy: { form: "simplified" } };
}

function likeTerms(random: Random): Draft {
  const [a, c] = [random.int(2, 9), random.int(2, 9)];
  const [b, d] = [random.int(2, 9), random.int(2, 9) * random.pick([1, -1])];
  const task = `${a}x ${signed(b)} + ${c}x ${signed(d)}`;
  return {
    prompt: "simplify",
    hints: "like-terms",
    values: {
      task,
      a,
      b,
      c,
      d,
      xs: `${a}x + ${c}x`,
      sum: `${a + c}x`,
      constants: `${b} ${signed(d)}`,
      answer: polynomial([a + c, b + d]),
    },
    key: simplified([a + c, b + d]),
    steps: [
      { say: "start", line: task },
      { say: "sort", line: `${a}x + ${c}x + ${b} ${signed(d)}` },
      { say: "collect", line: polynomial([a + c, b + d]) },
    ],
    misconceptions: [
      { id: "joins-unlike-terms", answer: polynomial([a + c + b + d, 0]), step: 2 },
      { id: "multiplies-the-xs", answer: polynomial([a * c, b + d]), step: 2 },
    ],
  };
}

function oneBracket(random: Random): Draft {
  const [a, c] = [random.int(2, 7), random.int(2, 9)];
  const b = random.int(2, 9) * random.pick([1, -1]);
  const task = `${a}(x ${signed(b)}) + ${c}x`;
  const expanded = `${a}x ${signed(a * b)} + ${c}x`;
  return {
    prompt: "simplify",
    hints: "bracket",
    values: {
      task,
      a,
      b,
      c,
      inside: `x ${signed(b)}`,
      firstTerm: `${a}x`,
      expanded,
      xs: `${a}x + ${c}x`,
      answer: polynomial([a + c, a * b]),
    },
    key: simplified([a + c, a * b]),
    steps: [
      { say: "start", line: task },
      { say: "expand", line: expanded },
      { say: "collect", line: polynomial([a + c, a * b]) },
    ],
    misconceptions: [
      { id: "multiplies-only-the-first", answer: polynomial([a + c, b]), step: 1 },
      { id: "joins-unlike-terms", answer: polynomial([a + c + a * b, 0]), step: 2 },
    ],
  };
}

function subtractedBracket(random: Random): Draft {
  const [a, b, c] = [random.int(2, 6), random.int(2, 5), random.int(1, 7)];
  const [d, e] = [random.int(2, 6), random.int(1, 8)];
  const task = `${a}(${b}x + ${c}) - ${d}(x - ${e})`;
  const expanded = `${a * b}x + ${a * c} - ${d}x + ${d * e}`;
  return {
    prompt: "simplify",
    hints: "subtracted-bracket",
    values: {
      task,
      a,
      d,
      e,
      first: `${a}(${b}x + ${c})`,
      firstExpanded: `${a * b}x + ${a * c}`,
      second: `x - ${e}`,
      expanded,
      answer: polynomial([a * b - d, a * c + d * e]),
    },
    key: simplified([a * b - d, a * c + d * e]),
    steps: [
      { say: "start", line: task },
      { say: "expand", line: expanded },
      { say: "collect", line: polynomial([a * b - d, a * c + d * e]) },
    ],
    misconceptions: [
      { id: "loses-the-minus", answer: polynomial([a * b - d, a * c - d * e]), step: 1 },
      { id: "multiplies-only-the-first", answer: polynomial([a * b - d, c - e]), step: 1 },
    ],
  };
}
