import text from "#content/curriculum/mathematics/exponent-rules.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { ExpressionKey } from "../../item.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";

/** Products of powers, then quotients and powers of powers, then all of them with numbers in front. */
export const exponentRules = defineSkill({
  id: "exponent-rules",
  grades: [8, 9],
  prerequisites: ["expressions-simplify"],
  text,
  makeDraft(random, level) {
    if (level === 1) return product(random);
    if (level === 2) return random.pick([quotient, powerOfPower])(random);
    return productOfPowers(random);
  },
});

/** A power as LaTeX and typed mathematics alike: "x^{12}", and "x" for the first. */
function power(base: string, exponent: number): string {
  return exponent === 1 ? base : `${base}^{${exponent}}`;
}

function simplified(expression: string): ExpressionKey {
  return { expression, latex: expression, policy: { form: "simplified" } };
}

function product(random: Random): Draft {
  const base = random.pick(["x", "y", "a", "n"]);
  const [m, n] = [random.int(2, 7), random.int(2, 7)];
  const [first, second] = [power(base, m), power(base, n)];
  return {
    prompt: "simplify",
    hints: "product",
    values: {
      task: `${first} \\cdot ${second}`,
      base,
      first,
      second,
      m,
      n,
      sum: `${m} + ${n}`,
      answer: power(base, m + n),
    },
    key: simplified(power(base, m + n)),
    steps: [
      { say: "start", line: `${first} * ${second}` },
      { say: "add-exponents", line: `${base}^{${m} + ${n}}` },
      { say: "result", line: power(base, m + n) },
    ],
    misconceptions: [
      { id: "multiplies-exponents", answer: power(base, m * n), step: 1 },
      { id: "doubles-the-base", answer: `2${power(base, m + n)}`, step: 1 },
    ],
  };
}

function quotient(random: Random): Draft {
  const base = random.pick(["x", "y", "a", "n"]);
  const [n, rest] = [random.int(2, 6), random.int(2, 6)];
  const m = n + rest;
  const task = `\\frac{${power(base, m)}}{${power(base, n)}}`;
  return {
    prompt: "simplify",
    hints: "quotient",
    values: { task, base, m, n, difference: `${m} - ${n}`, answer: power(base, rest) },
    key: simplified(power(base, rest)),
    steps: [
      { say: "start", line: `${power(base, m)} / ${power(base, n)}` },
      { say: "subtract-exponents", line: `${base}^{${m} - ${n}}` },
      { say: "result", line: power(base, rest) },
    ],
    misconceptions: [
      { id: "adds-in-a-quotient", answer: power(base, m + n), step: 1 },
      ...(m % n === 0 ? [{ id: "divides-exponents", answer: power(base, m / n), step: 1 }] : []),
    ],
  };
}

function powerOfPower(random: Random): Draft {
  const base = random.pick(["x", "y", "a", "n"]);
  const [m, n] = [random.int(2, 6), random.int(2, 5)];
  return {
    prompt: "simplify",
    hints: "power",
    values: {
      task: `(${power(base, m)})^{${n}}`,
      base,
      m,
      n,
      inner: power(base, m),
      product: `${m} \\cdot ${n}`,
      answer: power(base, m * n),
    },
    key: simplified(power(base, m * n)),
    steps: [
      { say: "start", line: `(${power(base, m)})^{${n}}` },
      { say: "multiply-exponents", line: `${base}^{${m} * ${n}}` },
      { say: "result", line: power(base, m * n) },
    ],
    misconceptions: [
      { id: "adds-in-a-power", answer: power(base, m + n), step: 1 },
      { id: "raises-the-exponent", answer: power(base, m ** n), step: 1 },
    ],
  };
}

function productOfPowers(random: Random): Draft {
  const [k, m, n, p] = [random.int(2, 5), random.int(1, 4), random.int(2, 3), random.int(2, 6)];
  const inner = `${k}${power("x", m)}`;
  const last = power("x", p);
  const middle = `${k ** n}${power("x", m * n)}`;
  const answer = `${k ** n}${power("x", m * n + p)}`;
  return {
    prompt: "simplify",
    hints: "both",
    values: {
      task: `(${inner})^{${n}} \\cdot ${last}`,
      k,
      m,
      n,
      p,
      inner,
      last,
      middle,
      kPower: k ** n,
      sum: `${m * n} + ${p}`,
      answer,
    },
    key: simplified(answer),
    steps: [
      { say: "start", line: `(${inner})^{${n}} * ${last}` },
      { say: "power-each-factor", line: `${middle} * ${last}` },
      { say: "add-exponents", line: `${k ** n}x^{${m * n} + ${p}}` },
      { say: "result", line: answer },
    ],
    misconceptions: [
      { id: "leaves-the-number", answer: `${k}${power("x", m * n + p)}`, step: 1 },
      { id: "multiplies-the-number", answer: `${k * n}${power("x", m * n + p)}`, step: 1 },
      { id: "multiplies-exponents", answer: `${k ** n}${power("x", m * n * p)}`, step: 2 },
    ],
  };
}
