import text from "#content/curriculum/mathematics/derivative-polynomial.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import type { ExpressionKey } from "../../item.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { bracketed, intExcept, numberKey, polynomial, signed } from "./notation.ts";

/** The power rule on a term, on a polynomial, and the slope of a curve at a point. */
export const derivativePolynomial = defineSkill({
  id: "derivative-polynomial",
  grades: [12, 12],
  prerequisites: ["functions-compose", "slope-two-points"],
  text,
  makeDraft(random, level) {
    if (level === 1) return oneTerm(random);
    return level === 2 ? polynomialRule(random) : slopeAt(random);
  },
});

function ruleKey(expression: string): ExpressionKey {
  return { expression, latex: expression, policy: {} };
}

/** c·xⁿ as a list of coefficients. */
function monomial(c: number, n: number): string {
  return polynomial([c, ...Array.from({ length: n }, () => 0)]);
}

function oneTerm(random: Random): Draft {
  const [c, n] = [random.int(2, 9), random.int(2, 7)];
  const answer = monomial(c * n, n - 1);
  return {
    prompt: "rule",
    hints: "term",
    values: { f: monomial(c, n), c, n, lowered: n - 1, product: `${c} \\cdot ${n}`, answer },
    key: ruleKey(answer),
    steps: [
      { say: "start", line: `f(x) = ${monomial(c, n)}` },
      { say: "power-rule", line: `f'(x) = ${c} * ${n} * x^(${n} - 1)` },
      { say: "result", line: `f'(x) = ${answer}` },
    ],
    misconceptions: [
      { id: "keeps-the-exponent", answer: monomial(c * n, n), step: 1 },
      { id: "forgets-the-factor", answer: monomial(c, n - 1), step: 1 },
    ],
  };
}

function polynomialRule(random: Random): Draft {
  const a = random.int(1, 5);
  const b = random.int(1, 6) * random.pick([1, -1]);
  const c = intExcept(random, -9, 9, [0]);
  const d = intExcept(random, -9, 9, [0, -c]);
  const answer = polynomial([3 * a, 2 * b, c]);
  return {
    prompt: "rule",
    hints: "polynomial",
    values: {
      f: polynomial([a, b, c, d]),
      first: polynomial([a, 0, 0, 0]),
      firstDone: polynomial([3 * a, 0, 0]),
      second: polynomial([b, 0, 0]),
      secondDone: polynomial([2 * b, 0]),
      third: polynomial([c, 0]),
      d,
      answer,
    },
    key: ruleKey(answer),
    steps: [
      { say: "start", line: `f(x) = ${polynomial([a, b, c, d])}` },
      { say: "each-term", line: `f'(x) = 3 * ${a}x^2 ${signed(b)} * 2x ${signed(c)} + 0` },
      { say: "result", line: `f'(x) = ${answer}` },
    ],
    misconceptions: [
      { id: "keeps-the-constant", answer: polynomial([3 * a, 2 * b, c + d]), step: 1 },
      { id: "forgets-the-factors", answer: polynomial([a, b, c]), step: 1 },
    ],
  };
}

function slopeAt(random: Random): Draft {
  const [a, b] = [random.int(1, 5), random.int(1, 9) * random.pick([1, -1])];
  const c = random.int(-9, 9);
  const k = random.int(1, 6) * random.pick([1, -1]);
  const answer = 2 * a * k + b;
  const derivative = polynomial([2 * a, b]);
  return {
    prompt: "slope",
    hints: "slope",
    values: {
      f: polynomial([a, b, c]),
      k,
      derivative,
      inserted: `${2 * a} \\cdot ${bracketed(k)} ${signed(b)}`,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `f(x) = ${polynomial([a, b, c])}` },
      { say: "derive", line: `f'(x) = ${derivative}` },
      { say: "insert", line: `${2 * a} * ${bracketed(k)} ${signed(b)}` },
      { say: "result", line: String(answer) },
    ],
    misconceptions: [
      { id: "height-for-slope", answer: String(a * k * k + b * k + c), step: 1 },
      { id: "forgets-the-factor-at", answer: String(a * k + b), step: 1 },
    ],
    picture: {
      kind: "plot",
      functions: [polynomial([a, b, c])],
      points: [{ x: k, y: a * k * k + b * k + c }],
      describe: "curve",
    },
  };
}
