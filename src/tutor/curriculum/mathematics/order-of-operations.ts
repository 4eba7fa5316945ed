import text from "#content/curriculum/mathematics/order-of-operations.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey } from "./notation.ts";

/** Which operation comes first: products, then brackets, then powers. */
export const orderOfOperations = defineSkill({
  id: "order-of-operations",
  grades: [5, 6],
  prerequisites: ["multiplication-facts"],
  text,
  makeDraft(random, level) {
    if (level === 1) return sumAndProduct(random);
    return level === 2 ? brackets(random) : power(random);
  },
});

function sumAndProduct(random: Random): Draft {
  const [a, b, c] = [random.int(3, 20), random.int(2, 9), random.int(2, 9)];
  return {
    prompt: "sum-and-product",
    hints: "sum-and-product",
    values: { task: `${a} + ${b} \\times ${c}`, a, b, c, product: b * c, answer: a + b * c },
    key: numberKey(a + b * c),
    steps: [
      { say: "start", line: `${a} + ${b} * ${c}` },
      { say: "product", line: `${a} + ${b * c}` },
      { say: "add", line: String(a + b * c) },
    ],
    misconceptions: [
      { id: "left-to-right", answer: String((a + b) * c), step: 1 },
      { id: "adds-everything", answer: String(a + b + c), step: 1 },
    ],
  };
}

function brackets(random: Random): Draft {
  const [a, b, c, d, e] = [
    random.int(2, 9),
    random.int(2, 9),
    random.int(2, 9),
    random.int(2, 9),
    random.int(2, 5),
  ];
  const inside = b + c;
  const quotient = d;
  const dividend = d * e;
  const product = a * inside;
  return {
    prompt: "brackets",
    hints: "brackets",
    values: {
      task: `${a} \\times (${b} + ${c}) - ${dividend} \\div ${e}`,
      b,
      c,
      a,
      e,
      inside,
      product,
      dividend,
      afterBrackets: `${a} \\times ${inside} - ${dividend} \\div ${e}`,
      quotient,
      answer: product - quotient,
    },
    key: numberKey(product - quotient),
    steps: [
      { say: "start", line: `${a} * (${b} + ${c}) - ${dividend} / ${e}` },
      { say: "brackets", line: `${a} * ${inside} - ${dividend} / ${e}` },
      { say: "products", line: `${product} - ${quotient}` },
      { say: "subtract", line: String(product - quotient) },
    ],
    misconceptions: [
      { id: "ignores-brackets", answer: String(a * b + c - quotient), step: 1 },
      ...((product - dividend) % e === 0
        ? [{ id: "subtracts-too-early", answer: String((product - dividend) / e), step: 2 }]
        : []),
    ],
  };
}

function power(random: Random): Draft {
  const [a, b, c] = [random.int(2, 20), random.int(2, 6), random.int(1, 7)];
  const inside = random.int(2, 6);
  const d = inside + c;
  const square = inside * inside;
  const answer = a + b * square;
  return {
    prompt: "brackets",
    hints: "power",
    values: {
      task: `${a} + ${b} \\times (${d} - ${c})^2`,
      inside,
      square,
      a,
      b,
      c,
      d,
      product: b * square,
      afterBrackets: `${a} + ${b} \\times ${inside}^2`,
      afterPower: `${a} + ${b} \\times ${square}`,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `${a} + ${b} * (${d} - ${c})^2` },
      { say: "brackets", line: `${a} + ${b} * ${inside}^2` },
      { say: "power", line: `${a} + ${b} * ${square}` },
      { say: "product", line: `${a} + ${b * square}` },
      { say: "add", line: String(answer) },
    ],
    misconceptions: [
      { id: "doubles-for-squares", answer: String(a + b * inside * 2), step: 2 },
      { id: "multiplies-before-squaring", answer: String(a + (b * inside) ** 2), step: 2 },
      { id: "left-to-right-power", answer: String((a + b) * square), step: 3 },
    ],
  };
}
