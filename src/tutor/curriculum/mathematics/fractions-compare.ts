import text from "#content/curriculum/mathematics/fractions-compare.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { gcd, lcm, stacked } from "./notation.ts";

type Fraction = { top: number; bottom: number };

/** Which fraction is greater: same numerators, then a common denominator, then three in order. */
export const fractionsCompare = defineSkill({
  id: "fractions-compare",
  grades: [4, 5],
  prerequisites: ["fractions-equivalent"],
  text,
  makeDraft(random, level) {
    if (level === 1) return sameTop(random);
    return level === 2 ? commonBottom(random) : threeInOrder(random);
  },
});

const typed = ({ top, bottom }: Fraction) => `${top}/${bottom}`;
const latex = ({ top, bottom }: Fraction) => stacked(top, bottom);

/** The key of a comparison: the whole relation, or the sign alone. */
function relation(left: Fraction, right: Fraction): Pick<Draft, "key"> & { wrong: string } {
  const greater = left.top * right.bottom > right.top * left.bottom;
  const [sign, other] = greater ? [">", "<"] : ["<", ">"];
  return {
    key: {
      expression: `${typed(left)} ${sign} ${typed(right)}`,
      latex: `${latex(left)} ${sign} ${latex(right)}`,
      policy: {
        words: greater
          ? [">", "greater", "greater than", "mayor", "mayor que"]
          : ["<", "less", "less than", "menor", "menor que"],
      },
    },
    wrong: `${typed(left)} ${other} ${typed(right)}`,
  };
}

function sameTop(random: Random): Draft {
  const top = random.int(1, 5);
  const [first = 0, second = 0] = random.shuffle(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((n) => n > top),
  );
  const left = { top, bottom: first };
  const right = { top, bottom: second };
  const { key, wrong } = relation(left, right);
  const more = Math.max(first, second);
  const fewer = Math.min(first, second);
  return {
    prompt: "pair",
    hints: "same-top",
    values: { left: latex(left), right: latex(right), top, more, fewer, answer: key.latex },
    key,
    steps: [
      { say: "start", line: `${typed(left)}, ${typed(right)}` },
      { say: "unit", line: `1/${fewer} > 1/${more}` },
      { say: "same-number-of-pieces", line: key.expression },
    ],
    misconceptions: [{ id: "more-pieces-means-more", answer: wrong, step: 1 }],
  };
}

function commonBottom(random: Random): Draft {
  for (;;) {
    const left = { top: random.int(1, 8), bottom: random.int(3, 9) };
    const right = { top: random.int(1, 8), bottom: random.int(3, 9) };
    const bottom = lcm(left.bottom, right.bottom);
    const leftTop = (left.top * bottom) / left.bottom;
    const rightTop = (right.top * bottom) / right.bottom;
    const proper = left.top < left.bottom && right.top < right.bottom;
    const reduced = gcd(left.top, left.bottom) === 1 && gcd(right.top, right.bottom) === 1;
    // The bigger numbers must belong to the smaller fraction, or comparing them as whole numbers would do.
    const deceptive =
      (left.bottom - right.bottom) * (leftTop - rightTop) < 0 &&
      (left.top - right.top) * (leftTop - rightTop) < 0;
    if (!proper || !reduced || !deceptive) continue;
    const { key, wrong } = relation(left, right);
    return {
      prompt: "pair",
      hints: "common-bottom",
      values: {
        left: latex(left),
        right: latex(right),
        bottom,
        leftBottom: left.bottom,
        rightBottom: right.bottom,
        leftFull: stacked(leftTop, bottom),
        rightFull: stacked(rightTop, bottom),
        answer: key.latex,
      },
      key,
      steps: [
        { say: "start", line: `${typed(left)}, ${typed(right)}` },
        { say: "common", line: `${leftTop}/${bottom}, ${rightTop}/${bottom}` },
        { say: "compare-tops", line: key.expression },
      ],
      misconceptions: [
        { id: "compares-as-whole-numbers", answer: wrong, step: 1 },
        { id: "calls-them-equal", answer: `${typed(left)} = ${typed(right)}`, step: 1 },
      ],
    };
  }
}

function threeInOrder(random: Random): Draft {
  for (;;) {
    const bottom = random.pick([12, 18, 20, 24, 30]);
    const bottoms = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter((n) => bottom % n === 0);
    const given = random
      .shuffle(bottoms)
      .slice(0, 3)
      .map((n) => ({ top: random.int(1, n - 1), bottom: n }));
    const sizes = given.map((fraction) => (fraction.top * bottom) / fraction.bottom);
    const ordered = [...given].sort((a, b) => a.top / a.bottom - b.top / b.bottom);
    const byBottom = [...given].sort((a, b) => a.bottom - b.bottom);
    const byTop = [...given].sort((a, b) => a.top - b.top);
    const reduced = given.every((fraction) => gcd(fraction.top, fraction.bottom) === 1);
    const tied = new Set(sizes).size < 3 || new Set(given.map(({ top }) => top)).size < 3;
    if (!reduced || tied || given.every((fraction, index) => fraction === ordered[index])) continue;
    const list = (fractions: readonly Fraction[]) => fractions.map(typed).join(", ");
    const answer = ordered.map(latex).join(", ");
    return {
      prompt: "three",
      hints: "three",
      values: {
        given: given.map(latex).join(", "),
        bottom,
        first: latex(given[0] ?? { top: 0, bottom: 1 }),
        firstFull: stacked(sizes[0] ?? 0, bottom),
        tops: sizes.join(", "),
        fullOrdered: [...sizes]
          .sort((a, b) => a - b)
          .map((size) => stacked(size, bottom))
          .join(", "),
        answer,
      },
      key: { expression: list(ordered), latex: answer, policy: { ordered: true } },
      steps: [
        { say: "start", line: list(given) },
        { say: "common", line: sizes.map((size) => `${size}/${bottom}`).join(", ") },
        { say: "order-tops", line: list(ordered) },
      ],
      misconceptions: [
        { id: "orders-by-denominator", answer: list(byBottom), step: 1 },
        { id: "orders-by-numerator", answer: list(byTop), step: 1 },
      ],
    };
  }
}
