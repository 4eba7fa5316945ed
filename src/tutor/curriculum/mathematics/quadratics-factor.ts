import text from "#content/curriculum/mathematics/quadratics-factor.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { bracketed, gcd, intExcept, polynomial, signed } from "./notation.ts";

/** Quadratics as products: both numbers positive, then signs mixed, then a leading coefficient. */
export const quadraticsFactor = defineSkill({
  id: "quadratics-factor",
  grades: [9, 10],
  prerequisites: ["expressions-simplify", "exponent-rules"],
  text,
  makeDraft(random, level) {
    if (level === 1) {
      const p = random.int(2, 7);
      return monic(p, intExcept(random, 2, 9, [p]));
    }
    if (level === 3) return leading(random);
    const p = random.int(-9, -2);
    return monic(p, random.pick([intExcept(random, 2, 9, [-p]), intExcept(random, -9, -2, [p])]));
  },
});

function factors(first: readonly number[], second: readonly number[]): string {
  return `(${polynomial(first)})(${polynomial(second)})`;
}

function monic(p: number, q: number): Draft {
  const [b, c] = [p + q, p * q];
  const answer = factors([1, p], [1, q]);
  return {
    prompt: "factor",
    hints: "monic",
    values: {
      task: polynomial([1, b, c]),
      b,
      c,
      p,
      q,
      checkProduct: `${bracketed(p)} \\cdot ${bracketed(q)} = ${c}`,
      answer,
    },
    key: { expression: answer, latex: answer, policy: { form: "factored" } },
    steps: [
      { say: "start", line: polynomial([1, b, c]) },
      { say: "split", line: `x^2 ${signed(p)}x ${signed(q)}x ${signed(c)}` },
      { say: "group", line: `x(x ${signed(p)}) ${signed(q)}(x ${signed(p)})` },
      { say: "result", line: answer },
    ],
    misconceptions: [
      { id: "turns-the-signs", answer: factors([1, -p], [1, -q]), step: 1 },
      { id: "product-without-sum", answer: factors([1, 1], [1, c]), step: 1 },
    ],
  };
}

function leading(random: Random): Draft {
  for (;;) {
    const a = random.int(2, 5);
    const q = random.int(1, 7) * random.pick([1, -1]);
    const r = intExcept(random, -6, 6, [0, q]);
    if (gcd(a, q) > 1 || a * r + q === 0) continue;
    const [b, c] = [a * r + q, q * r];
    const answer = factors([a, q], [1, r]);
    return {
      prompt: "factor",
      hints: "leading",
      values: {
        task: polynomial([a, b, c]),
        a,
        b,
        c,
        cShown: bracketed(c),
        outer: a * c,
        m: a * r,
        n: q,
        split: `${a}x^2 ${signed(a * r)}x ${signed(q)}x ${signed(c)}`,
        grouped: `${a}x(${polynomial([1, r])}) ${signed(q)}(${polynomial([1, r])})`,
        answer,
      },
      key: { expression: answer, latex: answer, policy: { form: "factored" } },
      steps: [
        { say: "start", line: polynomial([a, b, c]) },
        { say: "split-leading", line: `${a}x^2 ${signed(a * r)}x ${signed(q)}x ${signed(c)}` },
        { say: "group", line: `${a}x(${polynomial([1, r])}) ${signed(q)}(${polynomial([1, r])})` },
        { say: "result", line: answer },
      ],
      misconceptions: [
        { id: "swaps-the-places", answer: factors([a, r], [1, q]), step: 1 },
        { id: "turns-the-signs", answer: factors([a, -q], [1, -r]), step: 1 },
      ],
    };
  }
}
