import text from "#content/curriculum/mathematics/unit-rates.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey, typedFraction } from "./notation.ts";

/** How much for one; from there how much for many; and backwards, how many for so much. */
export const unitRates = defineSkill({
  id: "unit-rates",
  grades: [6, 7],
  prerequisites: ["multiplication-facts"],
  text,
  makeDraft(random, level) {
    if (level === 1) return forOne(random);
    return level === 2 ? forMany(random) : howMany(random);
  },
});

function forOne(random: Random): Draft {
  const [count, rate] = [random.int(3, 9), random.int(4, 15)];
  const total = count * rate;
  return {
    prompt: "one",
    hints: "one",
    values: { count, total, shown: `${total} \\div ${count}`, answer: rate },
    key: numberKey(rate),
    steps: [
      { say: "start-one", line: `${count} * r = ${total}` },
      { say: "divide", line: `r = ${total} / ${count}` },
      { say: "quotient", line: `r = ${rate}` },
    ],
    misconceptions: [
      { id: "divides-upside-down", answer: typedFraction(count, total), step: 1 },
      { id: "subtracts", answer: String(total - count), step: 1 },
    ],
  };
}

function forMany(random: Random): Draft {
  const [count, rate] = [random.int(3, 8), random.int(2, 9)];
  const wanted = count + random.int(1, 6);
  const total = count * rate;
  return {
    prompt: "many",
    hints: "many",
    values: { count, total, wanted, rate, change: Math.abs(wanted - count), answer: rate * wanted },
    key: numberKey(rate * wanted),
    steps: [
      { say: "start-many", line: `${total} / ${count} * ${wanted}` },
      { say: "unit", line: `${rate} * ${wanted}` },
      { say: "multiply", line: String(rate * wanted) },
    ],
    misconceptions: [
      { id: "adds-the-difference", answer: String(total + wanted - count), step: 1 },
      { id: "skips-the-unit", answer: String(total * wanted), step: 1 },
    ],
  };
}

function howMany(random: Random): Draft {
  const [count, rate] = [random.int(3, 9), random.int(3, 9)];
  const answer = count + random.int(1, 7);
  const total = count * rate;
  const available = answer * rate;
  return {
    prompt: "backwards",
    hints: "backwards",
    values: { count, total, available, rate, answer },
    key: numberKey(answer),
    steps: [
      { say: "start-backwards", line: `${available} / (${total} / ${count})` },
      { say: "unit", line: `${available} / ${rate}` },
      { say: "divide-by-rate", line: String(answer) },
    ],
    misconceptions: [
      { id: "adds-the-difference", answer: String(count + available - total), step: 1 },
      { id: "multiplies-by-the-rate", answer: String(available * rate), step: 2 },
    ],
  };
}
