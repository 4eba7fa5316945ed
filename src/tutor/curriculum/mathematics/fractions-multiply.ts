import text from "#content/curriculum/mathematics/fractions-multiply.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { gcd, latexFraction, numberKey, stacked, typedFraction } from "./notation.ts";

/** A fraction of a whole number, of a fraction, and of a mixed number. */
export const fractionsMultiply = defineSkill({
  id: "fractions-multiply",
  grades: [5, 6],
  prerequisites: ["multiplication-facts", "fractions-equivalent"],
  text,
  makeDraft(random, level) {
    if (level === 1) return ofWhole(random);
    return level === 2 ? ofFraction(random) : ofMixed(random);
  },
});

function properFraction(random: Random, highest: number): readonly [number, number] {
  for (;;) {
    const bottom = random.int(2, highest);
    const top = random.int(1, bottom - 1);
    if (gcd(top, bottom) === 1) return [top, bottom];
  }
}

function ofWhole(random: Random): Draft {
  const bottom = random.int(3, 8);
  const top = random.int(2, bottom - 1);
  const share = random.int(2, 9);
  const whole = bottom * share;
  const answer = top * share;
  return {
    prompt: "whole",
    hints: "whole",
    values: { fraction: stacked(top, bottom), top, bottom, whole, share, answer },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `${top}/${bottom} * ${whole}` },
      { say: "one-share", line: `${top} * (${whole} / ${bottom})` },
      { say: "share", line: `${top} * ${share}` },
      { say: "multiply", line: String(answer) },
    ],
    misconceptions: [
      { id: "one-share-only", answer: String(share), step: 2 },
      { id: "multiplies-the-bottom-too", answer: typedFraction(top, bottom), step: 1 },
    ],
  };
}

function ofFraction(random: Random): Draft {
  const [a, b] = properFraction(random, 8);
  const [c, d] = properFraction(random, 9);
  // Two unit fractions would be done by the bottoms alone.
  if (a === 1 && c === 1) return ofFraction(random);
  return {
    prompt: "fraction",
    hints: "fraction",
    values: {
      first: stacked(a, b),
      second: stacked(c, d),
      a,
      b,
      c,
      d,
      tops: a * c,
      bottoms: b * d,
      unreduced: stacked(a * c, b * d),
      answer: latexFraction(a * c, b * d),
    },
    key: numberKey(a * c, b * d),
    steps: [
      { say: "start", line: `${a}/${b} * ${c}/${d}` },
      { say: "tops-and-bottoms", line: `(${a} * ${c})/(${b} * ${d})` },
      { say: "multiply", line: `${a * c}/${b * d}` },
      { say: "reduce", line: typedFraction(a * c, b * d) },
    ],
    misconceptions: [
      { id: "multiplies-crosswise", answer: typedFraction(a * d, b * c), step: 1 },
      { id: "adds-the-tops", answer: typedFraction(a + c, b * d), step: 1 },
    ],
  };
}

function ofMixed(random: Random): Draft {
  const [a, b] = properFraction(random, 5);
  const [c, d] = properFraction(random, 6);
  const whole = random.int(1, 4);
  const top = whole * b + a;
  return {
    prompt: "mixed",
    hints: "mixed",
    values: {
      first: `${whole}${stacked(a, b)}`,
      second: stacked(c, d),
      whole,
      part: stacked(a, b),
      a,
      b,
      improper: stacked(top, b),
      unreduced: stacked(top * c, b * d),
      answer: latexFraction(top * c, b * d),
    },
    key: numberKey(top * c, b * d),
    steps: [
      { say: "start", line: `${c}/${d} * (${whole} + ${a}/${b})` },
      { say: "improper", line: `${c}/${d} * ${top}/${b}` },
      { say: "tops-and-bottoms", line: `(${c} * ${top})/(${d} * ${b})` },
      { say: "multiply", line: `${c * top}/${d * b}` },
      { say: "reduce", line: typedFraction(c * top, d * b) },
    ],
    misconceptions: [
      { id: "forgets-the-whole", answer: typedFraction(a * c, b * d), step: 1 },
      { id: "keeps-the-whole-aside", answer: typedFraction(whole * b * d + a * c, b * d), step: 1 },
    ],
  };
}
