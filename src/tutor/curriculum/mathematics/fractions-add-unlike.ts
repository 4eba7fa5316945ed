import text from "#content/curriculum/mathematics/fractions-add-unlike.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import type { Level } from "../skill.ts";
import { gcd, latexFraction, lcm, numberKey, stacked, typedFraction } from "./notation.ts";

/** Sums of fractions with different denominators; at level 3 differences over the least common denominator. */
export const fractionsAddUnlike = defineSkill({
  id: "fractions-add-unlike",
  grades: [5, 5],
  prerequisites: ["fractions-equivalent"],
  text,
  makeDraft(random, level) {
    const [b, d] = bottoms(random, level);
    const a = numerator(random, b);
    const c = numerator(random, d);
    return level === 3 ? difference(a, b, c, d) : sum(a, b, c, d);
  },
});

function bottoms(random: Random, level: Level): readonly [number, number] {
  if (level === 1) {
    const small = random.int(2, 6);
    return [small, small * random.int(2, 3)];
  }
  for (;;) {
    const [b, d] =
      level === 2 ? [random.int(2, 7), random.int(3, 8)] : [random.int(4, 12), random.int(4, 12)];
    const shared = gcd(b, d);
    if (level === 2 ? shared === 1 : shared > 1 && shared < Math.min(b, d)) return [b, d];
  }
}

function numerator(random: Random, bottom: number): number {
  for (;;) {
    const top = random.int(1, bottom - 1);
    if (gcd(top, bottom) === 1) return top;
  }
}

function parts(a: number, b: number, c: number, d: number) {
  const common = lcm(b, d);
  const left = (a * common) / b;
  const right = (c * common) / d;
  return {
    common,
    left,
    right,
    values: {
      first: stacked(a, b),
      second: stacked(c, d),
      b,
      d,
      common,
      factorB: common / b,
      factorD: common / d,
      firstFull: stacked(left, common),
      secondFull: stacked(right, common),
    },
  };
}

function sum(a: number, b: number, c: number, d: number): Draft {
  const { common, left, right, values } = parts(a, b, c, d);
  const total = left + right;
  return {
    prompt: "sum",
    hints: "sum",
    values: { ...values, answer: latexFraction(total, common), unreduced: stacked(total, common) },
    key: numberKey(total, common),
    steps: [
      { say: "start", line: `${a}/${b} + ${c}/${d}` },
      { say: "common", line: `${left}/${common} + ${right}/${common}` },
      { say: "add", line: `${total}/${common}` },
      { say: "reduce", line: typedFraction(total, common) },
    ],
    misconceptions: [
      { id: "adds-denominators", answer: typedFraction(a + c, b + d), step: 1 },
      { id: "keeps-numerators", answer: typedFraction(a + c, common), step: 1 },
    ],
    picture: {
      kind: "fraction-bars",
      bars: [
        { parts: b, shaded: a },
        { parts: d, shaded: c },
      ],
      describe: "bars",
    },
  };
}

function difference(a: number, b: number, c: number, d: number): Draft {
  if (a * d < c * b) return difference(c, d, a, b);
  const { common, left, right, values } = parts(a, b, c, d);
  const rest = left - right;
  return {
    prompt: "difference",
    hints: "difference",
    values: { ...values, answer: latexFraction(rest, common), unreduced: stacked(rest, common) },
    key: numberKey(rest, common),
    steps: [
      { say: "start", line: `${a}/${b} - ${c}/${d}` },
      { say: "common", line: `${left}/${common} - ${right}/${common}` },
      { say: "subtract", line: `${rest}/${common}` },
      { say: "reduce", line: typedFraction(rest, common) },
    ],
    misconceptions: [
      { id: "keeps-numerators", answer: typedFraction(a - c, common), step: 1 },
      { id: "converts-only-one", answer: typedFraction(left - c, common), step: 1 },
    ],
    picture: {
      kind: "fraction-bars",
      bars: [
        { parts: b, shaded: a },
        { parts: d, shaded: c },
      ],
      describe: "bars",
    },
  };
}
