import text from "#content/curriculum/mathematics/fractions-equivalent.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { gcd, intExcept, numberKey, stacked } from "./notation.ts";

/** The missing numerator or denominator of an equal fraction; at level 3 by way of lowest terms. */
export const fractionsEquivalent = defineSkill({
  id: "fractions-equivalent",
  grades: [3, 4],
  prerequisites: ["multiplication-facts"],
  text,
  makeDraft: (random, level) =>
    level === 3 ? throughLowestTerms(random) : byOneFactor(random, level),
});

/** A proper fraction in lowest terms with a numerator of at least 2, so that the factor is not the answer. */
function properFraction(random: Random, highest: number): { top: number; bottom: number } {
  for (;;) {
    const bottom = random.int(3, highest);
    const top = random.int(2, bottom - 1);
    if (gcd(top, bottom) === 1) return { top, bottom };
  }
}

function byOneFactor(random: Random, level: 1 | 2): Draft {
  const { top, bottom } = properFraction(random, level === 1 ? 5 : 9);
  const factor = level === 1 ? random.int(2, 3) : random.int(3, 8);
  const below = level === 2 && random.pick([true, false]);
  const [known, asked] = below ? [top, bottom] : [bottom, top];
  const answer = asked * factor;
  const target = below
    ? { latex: `\\frac{${top * factor}}{n}`, typed: `${top * factor}/n` }
    : { latex: `\\frac{n}{${bottom * factor}}`, typed: `n/${bottom * factor}` };
  return {
    prompt: "scale",
    hints: "scale",
    values: {
      start: stacked(top, bottom),
      target: target.latex,
      known,
      asked,
      factor,
      knownScaled: known * factor,
      scaledBy: `\\frac{${top} \\times ${factor}}{${bottom} \\times ${factor}}`,
      whole: stacked(top * factor, bottom * factor),
      answer,
    },
    key: numberKey(answer, 1, { variable: "n" }),
    steps: [
      { say: "start", line: `${top}/${bottom} = ${target.typed}` },
      { say: "factor", line: `${known * factor} / ${known} = ${factor}` },
      { say: "scale", line: `n = ${asked} * ${factor}` },
      { say: "multiply", line: `n = ${answer}` },
    ],
    misconceptions: [
      { id: "adds-the-same", answer: String(asked + known * factor - known), step: 1 },
      { id: "keeps-the-number", answer: String(asked), step: 2 },
    ],
    ...(below
      ? {}
      : {
          picture: {
            kind: "fraction-bars",
            bars: [
              { parts: bottom, shaded: top },
              { parts: bottom * factor, shaded: 0 },
            ],
            describe: "bars",
          },
        }),
  };
}

function throughLowestTerms(random: Random): Draft {
  const { top, bottom } = properFraction(random, 7);
  const shrink = random.int(2, 5);
  const grow = intExcept(random, 2, 7, [shrink, 2 * shrink, 3 * shrink]);
  const answer = top * grow;
  const [bigTop, bigBottom] = [top * shrink, bottom * shrink];
  return {
    prompt: "scale",
    hints: "reduce",
    values: {
      start: stacked(bigTop, bigBottom),
      target: `\\frac{n}{${bottom * grow}}`,
      bigTop,
      bigBottom,
      shrink,
      lowest: stacked(top, bottom),
      asked: bigTop,
      known: bigBottom,
      knownScaled: bottom * grow,
      bottom,
      top,
      grow,
      answer,
    },
    key: numberKey(answer, 1, { variable: "n" }),
    steps: [
      { say: "start", line: `${bigTop}/${bigBottom} = n/${bottom * grow}` },
      { say: "reduce", line: `${top}/${bottom} = n/${bottom * grow}` },
      { say: "grow", line: `n = ${top} * ${grow}` },
      { say: "multiply", line: `n = ${answer}` },
    ],
    misconceptions: [
      { id: "adds-the-same", answer: String(bigTop + bottom * grow - bigBottom), step: 1 },
      { id: "keeps-the-number", answer: String(bigTop), step: 1 },
    ],
  };
}
