import text from "#content/curriculum/mathematics/fractions-divide.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { gcd, latexFraction, numberKey, stacked, typedFraction } from "./notation.ts";

/** How many of a fraction fit: into a whole number, into a fraction, into a mixed number. */
export const fractionsDivide = defineSkill({
  id: "fractions-divide",
  grades: [6, 6],
  prerequisites: ["fractions-multiply"],
  text,
  makeDraft(random, level) {
    if (level === 1) return wholeByUnit(random);
    return level === 2 ? byFraction(random) : mixedByFraction(random);
  },
});

function wholeByUnit(random: Random): Draft {
  const [whole, bottom] = [random.int(2, 9), random.int(2, 8)];
  const answer = whole * bottom;
  return {
    prompt: "whole",
    hints: "whole",
    values: { whole, bottom, unit: stacked(1, bottom), answer },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `${whole} / (1/${bottom})` },
      { say: "in-one", line: `${whole} * ${bottom}` },
      { say: "multiply", line: String(answer) },
    ],
    misconceptions: [
      { id: "divides-by-the-bottom", answer: typedFraction(whole, bottom), step: 1 },
      { id: "turns-the-wrong-one", answer: typedFraction(1, answer), step: 1 },
    ],
  };
}

function properFraction(random: Random, highest: number): readonly [number, number] {
  for (;;) {
    const bottom = random.int(2, highest);
    const top = random.int(1, bottom - 1);
    if (gcd(top, bottom) === 1) return [top, bottom];
  }
}

function byFraction(random: Random): Draft {
  const [a, b] = properFraction(random, 9);
  const [c, d] = properFraction(random, 7);
  return {
    prompt: "fraction",
    hints: "fraction",
    values: quotientValues(a, b, c, d, stacked(a, b)),
    key: numberKey(a * d, b * c),
    steps: [{ say: "start", line: `(${a}/${b}) / (${c}/${d})` }, ...quotientSteps(a, b, c, d)],
    misconceptions: [
      { id: "multiplies-straight", answer: typedFraction(a * c, b * d), step: 1 },
      { id: "turns-the-wrong-one", answer: typedFraction(b * c, a * d), step: 1 },
    ],
  };
}

function mixedByFraction(random: Random): Draft {
  const [part, b] = properFraction(random, 5);
  const [c, d] = properFraction(random, 6);
  const whole = random.int(1, 5);
  const a = whole * b + part;
  return {
    prompt: "mixed",
    hints: "mixed",
    values: {
      ...quotientValues(a, b, c, d, `${whole}${stacked(part, b)}`),
      whole,
      improper: stacked(a, b),
    },
    key: numberKey(a * d, b * c),
    steps: [
      { say: "start", line: `(${whole} + ${part}/${b}) / (${c}/${d})` },
      { say: "improper", line: `(${a}/${b}) / (${c}/${d})` },
      ...quotientSteps(a, b, c, d),
    ],
    misconceptions: [
      { id: "multiplies-straight", answer: typedFraction(a * c, b * d), step: 2 },
      { id: "forgets-the-whole", answer: typedFraction(part * d, b * c), step: 1 },
    ],
  };
}

function quotientValues(a: number, b: number, c: number, d: number, first: string) {
  return {
    first,
    second: stacked(c, d),
    turned: c === 1 ? String(d) : stacked(d, c),
    a,
    b,
    c,
    d,
    product: `${stacked(a, b)} \\times ${c === 1 ? d : stacked(d, c)}`,
    tops: a * d,
    unreduced: stacked(a * d, b * c),
    answer: latexFraction(a * d, b * c),
  };
}

function quotientSteps(a: number, b: number, c: number, d: number) {
  return [
    { say: "turn", line: `${a}/${b} * ${d}/${c}` },
    { say: "tops-and-bottoms", line: `${a * d}/${b * c}` },
    { say: "reduce", line: typedFraction(a * d, b * c) },
  ];
}
