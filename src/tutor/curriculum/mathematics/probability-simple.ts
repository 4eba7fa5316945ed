import text from "#content/curriculum/mathematics/probability-simple.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { latexFraction, numberKey, stacked, typedFraction } from "./notation.ts";

/** The probability of one outcome, of its opposite, and of the same outcome twice. */
export const probabilitySimple = defineSkill({
  id: "probability-simple",
  grades: [7, 7],
  prerequisites: ["fractions-multiply"],
  text,
  makeDraft(random, level) {
    if (level === 1) return oneColour(random);
    return level === 2 ? notThatColour(random) : twice(random);
  },
});

function oneColour(random: Random): Draft {
  const [red, blue] = [random.int(2, 9), random.int(2, 9)];
  const total = red + blue;
  return {
    prompt: "one",
    hints: "one",
    values: { red, blue, total, unreduced: stacked(red, total), answer: latexFraction(red, total) },
    key: numberKey(red, total),
    steps: [
      { say: "start-one", line: `${red}/(${red} + ${blue})` },
      { say: "total", line: `${red}/${total}` },
      { say: "reduce", line: typedFraction(red, total) },
    ],
    misconceptions: [
      { id: "part-to-part", answer: typedFraction(red, blue), step: 0 },
      { id: "other-colour", answer: typedFraction(blue, total), step: 0 },
    ],
  };
}

function notThatColour(random: Random): Draft {
  const [red, blue, green] = [random.int(2, 8), random.int(2, 8), random.int(2, 8)];
  const total = red + blue + green;
  const good = blue + green;
  return {
    prompt: "not",
    hints: "not",
    values: {
      red,
      blue,
      green,
      good,
      total,
      unreduced: stacked(good, total),
      answer: latexFraction(good, total),
    },
    key: numberKey(good, total),
    steps: [
      { say: "start-not", line: `(${blue} + ${green})/(${red} + ${blue} + ${green})` },
      { say: "total", line: `${good}/${total}` },
      { say: "reduce", line: typedFraction(good, total) },
    ],
    misconceptions: [
      { id: "the-named-colour", answer: typedFraction(red, total), step: 0 },
      { id: "part-to-part-not", answer: typedFraction(red, good), step: 0 },
    ],
  };
}

function twice(random: Random): Draft {
  const [red, blue] = [random.int(2, 6), random.int(2, 7)];
  const total = red + blue;
  return {
    prompt: "twice",
    hints: "twice",
    values: {
      red,
      blue,
      total,
      once: stacked(red, total),
      squares: total * total,
      unreduced: stacked(red * red, total * total),
      answer: latexFraction(red * red, total * total),
    },
    key: numberKey(red * red, total * total),
    steps: [
      { say: "start-twice", line: `${red}/${total} * ${red}/${total}` },
      { say: "multiply", line: `${red * red}/${total * total}` },
      { say: "reduce", line: typedFraction(red * red, total * total) },
    ],
    misconceptions: [
      { id: "adds-the-chances", answer: typedFraction(2 * red, total), step: 0 },
      { id: "one-draw-only", answer: typedFraction(red, total), step: 0 },
    ],
  };
}
