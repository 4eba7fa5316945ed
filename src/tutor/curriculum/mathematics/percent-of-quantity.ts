import text from "#content/curriculum/mathematics/percent-of-quantity.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { numberKey, typedFraction } from "./notation.ts";

/** A percentage of an amount, then an amount after a percentage is taken off or put on. */
export const percentOfQuantity = defineSkill({
  id: "percent-of-quantity",
  grades: [6, 7],
  prerequisites: ["fractions-multiply", "unit-rates"],
  text,
  makeDraft: (random, level) => (level === 3 ? changed(random) : part(random, level)),
});

function part(random: Random, level: 1 | 2): Draft {
  const percent =
    level === 1
      ? random.pick([10, 20, 25, 50])
      : random.pick([5, 15, 30, 35, 40, 60, 65, 75, 80, 90]);
  const whole = 20 * random.int(2, level === 1 ? 15 : 24);
  const answer = (whole * percent) / 100;
  const tenth = whole / 10;
  const tenths = percent / 10;
  return {
    prompt: "part",
    hints: "part",
    values: { percent, whole, tenth, tenths, answer, product: whole * percent },
    key: numberKey(answer),
    steps: [
      { say: "start", line: `${percent}/100 * ${whole}` },
      { say: "tenth", line: `${tenths} * ${tenth}` },
      { say: "multiply", line: String(answer) },
    ],
    misconceptions: [
      { id: "percent-is-the-number", answer: String(percent), step: 0 },
      { id: "divides-by-the-percent", answer: typedFraction(whole, percent), step: 0 },
    ],
  };
}

function changed(random: Random): Draft {
  const percent = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 60]);
  const whole = 20 * random.int(2, 20);
  const less = random.pick([true, false]);
  const change = (whole * percent) / 100;
  const [sign, direction] = less ? ["-", "less"] : ["+", "more"];
  const answer = less ? whole - change : whole + change;
  return {
    prompt: direction,
    hints: direction,
    values: { percent, whole, change, answer },
    key: numberKey(answer),
    steps: [
      { say: direction, line: `${whole} ${sign} ${percent}/100 * ${whole}` },
      { say: "change", line: `${whole} ${sign} ${change}` },
      { say: "combine", line: String(answer) },
    ],
    misconceptions: [
      { id: "gives-the-change-only", answer: String(change), step: 2 },
      {
        id: "percent-as-dollars",
        answer: String(less ? whole - percent : whole + percent),
        step: 1,
      },
    ],
  };
}
