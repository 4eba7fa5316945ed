import text from "#content/curriculum/mathematics/logarithms.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey } from "./notation.ts";

/** A logarithm's value, sums and differences of logarithms, and an equation with one. */
export const logarithms = defineSkill({
  id: "logarithms",
  grades: [11, 12],
  prerequisites: ["exponential-growth", "equations-two-step"],
  text,
  makeDraft(random, level) {
    if (level === 1) return value(random);
    return level === 2 ? random.pick([sum, difference])(random) : equation(random);
  },
});

/** A base and an exponent whose power stays below 1100. */
function power(random: Random): { base: number; exponent: number; result: number } {
  for (;;) {
    const [base, exponent] = [random.int(2, 10), random.int(2, 8)];
    if (base ** exponent <= 1024) return { base, exponent, result: base ** exponent };
  }
}

function value(random: Random): Draft {
  const { base, exponent, result } = power(random);
  return {
    prompt: "value",
    hints: "value",
    values: {
      log: `\\log_{${base}} ${result}`,
      base,
      result,
      question: `${base}^n = ${result}`,
      factors: Array.from({ length: exponent }, () => base).join(" \\cdot "),
      answer: exponent,
    },
    key: numberKey(exponent),
    steps: [
      { say: "ask", line: `${base}^n = ${result}` },
      { say: "same-base", line: `${base}^n = ${base}^${exponent}` },
      { say: "exponent", line: `n = ${exponent}` },
    ],
    misconceptions: [
      { id: "divides-by-the-base", answer: String(result / base), step: 0 },
      { id: "stops-too-early", answer: String(exponent - 1), step: 1 },
    ],
  };
}

const products = [
  { base: 6, first: 4, second: 9, exponent: 2 },
  { base: 6, first: 12, second: 18, exponent: 3 },
  { base: 6, first: 8, second: 27, exponent: 3 },
  { base: 6, first: 3, second: 12, exponent: 2 },
  { base: 6, first: 9, second: 24, exponent: 3 },
  { base: 10, first: 4, second: 25, exponent: 2 },
  { base: 10, first: 20, second: 50, exponent: 3 },
  { base: 10, first: 8, second: 125, exponent: 3 },
  { base: 10, first: 5, second: 20, exponent: 2 },
  { base: 12, first: 9, second: 16, exponent: 2 },
  { base: 12, first: 3, second: 48, exponent: 2 },
  { base: 15, first: 9, second: 25, exponent: 2 },
  { base: 14, first: 4, second: 49, exponent: 2 },
  { base: 4, first: 8, second: 32, exponent: 4 },
  { base: 9, first: 3, second: 27, exponent: 2 },
] as const;

function sum(random: Random): Draft {
  const { base, first, second, exponent } = random.pick(products);
  const [m, n] = random.shuffle([first, second]);
  const product = first * second;
  return {
    prompt: "combine",
    hints: "sum",
    values: {
      task: `\\log_{${base}} ${m} + \\log_{${base}} ${n}`,
      base,
      inside: `${m} \\cdot ${n}`,
      result: product,
      log: `\\log_{${base}} ${product}`,
      question: `${base}^n = ${product}`,
      answer: exponent,
    },
    key: numberKey(exponent),
    steps: [
      { say: "start", line: `log_${base}(${m}) + log_${base}(${n})` },
      { say: "product-rule", line: `log_${base}(${product})` },
      { say: "read-off", line: String(exponent) },
    ],
    misconceptions: [
      { id: "adds-inside", answer: `log_${base}(${first + second})`, step: 1 },
      { id: "stops-at-the-number", answer: String(product), step: 2 },
    ],
  };
}

function difference(random: Random): Draft {
  const { base, exponent, result } = power(random);
  const n = random.int(2, 9);
  const m = n * result;
  return {
    prompt: "combine",
    hints: "difference",
    values: {
      task: `\\log_{${base}} ${m} - \\log_{${base}} ${n}`,
      base,
      inside: `${m} \\div ${n}`,
      result,
      log: `\\log_{${base}} ${result}`,
      question: `${base}^n = ${result}`,
      answer: exponent,
    },
    key: numberKey(exponent),
    steps: [
      { say: "start", line: `log_${base}(${m}) - log_${base}(${n})` },
      { say: "quotient-rule", line: `log_${base}(${result})` },
      { say: "read-off", line: String(exponent) },
    ],
    misconceptions: [
      { id: "subtracts-inside", answer: `log_${base}(${m - n})`, step: 1 },
      { id: "stops-at-the-number", answer: String(result), step: 2 },
    ],
  };
}

function equation(random: Random): Draft {
  const { base, exponent, result } = power(random);
  const a = random.int(1, 20);
  const answer = result - a;
  return {
    prompt: "equation",
    hints: "equation",
    values: {
      task: `\\log_{${base}} (x + ${a}) = ${exponent}`,
      base,
      exponent,
      a,
      result,
      power: `${base}^{${exponent}}`,
      linear: `x + ${a} = ${result}`,
      answer,
    },
    key: numberKey(answer, 1, { variable: "x" }),
    steps: [
      { say: "start-equation", line: `log_${base}(x + ${a}) = ${exponent}` },
      { say: "to-power", line: `x + ${a} = ${base}^${exponent}` },
      { say: "power", line: `x + ${a} = ${result}` },
      { say: "subtract", line: `x = ${answer}` },
    ],
    misconceptions: [
      { id: "multiplies-base-and-exponent", answer: String(base * exponent - a), step: 1 },
      { id: "swaps-base-and-exponent", answer: String(exponent ** base - a), step: 1 },
    ],
  };
}
