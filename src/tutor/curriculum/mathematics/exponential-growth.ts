import text from "#content/curriculum/mathematics/exponential-growth.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey } from "./notation.ts";

/** Doubling and tripling, growth by a percentage, and how long a doubling takes to reach an amount. */
export const exponentialGrowth = defineSkill({
  id: "exponential-growth",
  grades: [11, 11],
  prerequisites: ["exponent-rules", "percent-of-quantity"],
  text,
  makeDraft(random, level) {
    if (level === 1) return byFactor(random);
    return level === 2 ? byPercent(random) : howLong(random);
  },
});

function byFactor(random: Random): Draft {
  const [start, factor, time] = [5 * random.int(1, 12), random.int(2, 3), random.int(3, 5)];
  const multiple = factor ** time;
  return {
    prompt: "factor",
    hints: "factor",
    values: {
      start,
      factor,
      time,
      word:
        factor === 2 ? { en: "doubles", es: "se duplica" } : { en: "triples", es: "se triplica" },
      power: `${factor}^{${time}}`,
      multiple,
      afterOne: start * factor,
      answer: start * multiple,
    },
    key: numberKey(start * multiple),
    steps: [
      { say: "model", line: `${start} * ${factor}^{${time}}` },
      { say: "power", line: `${start} * ${multiple}` },
      { say: "multiply", line: String(start * multiple) },
    ],
    misconceptions: [
      { id: "grows-in-a-line", answer: String(start * factor * time), step: 0 },
      { id: "one-step-too-many", answer: String(start * multiple * factor), step: 0 },
    ],
  };
}

function byPercent(random: Random): Draft {
  const [start, percent, time] = [
    1000 * random.int(1, 9),
    random.pick([10, 20, 30, 50]),
    random.int(2, 3),
  ];
  const hundredth = 100 + percent;
  const factor = hundredth / 100;
  const answer = (start * hundredth ** time) / 100 ** time;
  return {
    prompt: "percent",
    hints: "percent",
    values: {
      start,
      percent,
      time,
      factor,
      power: `${factor}^{${time}}`,
      afterOne: (start * hundredth) / 100,
      answer,
    },
    key: numberKey(answer),
    steps: [
      { say: "model", line: `${start} * ${factor}^{${time}}` },
      { say: "power", line: `${start} * ${hundredth ** time / 100 ** time}` },
      { say: "multiply", line: String(answer) },
    ],
    misconceptions: [
      {
        id: "same-amount-each-year",
        answer: String(start + (start * percent * time) / 100),
        step: 0,
      },
      { id: "counts-the-growth-only", answer: String(answer - start), step: 2 },
    ],
  };
}

function howLong(random: Random): Draft {
  const [start, doublings, hours] = [5 * random.int(1, 16), random.int(3, 6), random.int(2, 9)];
  const multiple = 2 ** doublings;
  const target = start * multiple;
  const answer = doublings * hours;
  return {
    prompt: "how-long",
    hints: "how-long",
    values: { start, target, hours, multiple, equation: `2^n = ${multiple}`, doublings, answer },
    key: numberKey(answer),
    steps: [
      { say: "model-time", line: `${start} * 2^n = ${target}` },
      { say: "divide", line: `2^n = ${multiple}` },
      { say: "exponent", line: `n = ${doublings}` },
      { say: "hours", line: String(answer) },
    ],
    misconceptions: [
      { id: "counts-doublings", answer: String(doublings), step: 3 },
      { id: "time-in-a-line", answer: String(multiple * hours), step: 1 },
    ],
  };
}
