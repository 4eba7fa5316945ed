import text from "#content/curriculum/mathematics/multiplication-facts.json" with { type: "json" };
import type { Random } from "#shared/random.ts";
import { defineSkill } from "../define-skill.ts";
import type { Draft } from "../draft.ts";
import { intExcept, numberKey } from "./notation.ts";

/** Products within 10 × 10 by breaking a factor apart, as groups, rows and areas; then a missing factor. */
export const multiplicationFacts = defineSkill({
  id: "multiplication-facts",
  grades: [3, 4],
  prerequisites: [],
  text,
  makeDraft: (random, level) => (level === 3 ? missingFactor(random) : product(random, level)),
});

function product(random: Random, level: 1 | 2): Draft {
  const rows = level === 1 ? random.int(3, 5) : random.int(6, 9);
  const each = level === 1 ? random.pick([2, 3, 4, 5, 10]) : random.int(3, 9);
  const easy = level === 1 ? 2 : 5;
  const rest = rows - easy;
  const values = {
    rows,
    each,
    easy,
    rest,
    easyProduct: easy * each,
    restProduct: rest * each,
    answer: rows * each,
  };
  return {
    prompt: "product",
    hints: "product",
    values,
    key: numberKey(rows * each),
    steps: [
      { say: "start", line: `${rows} * ${each}` },
      { say: "split", line: `${easy} * ${each} + ${rest} * ${each}` },
      { say: "multiply", line: `${easy * each} + ${rest * each}` },
      { say: "add", line: String(rows * each) },
    ],
    misconceptions: [
      { id: "adds-factors", answer: String(rows + each), step: 1 },
      { id: "skips-a-group", answer: String((rows - 1) * each), step: 1 },
    ],
    picture: { kind: "rectangle", width: String(each), height: String(rows), describe: "array" },
  };
}

function missingFactor(random: Random): Draft {
  const known = random.int(3, 9);
  const factor = intExcept(random, 4, 9, [known]);
  const near = factor - random.int(1, 2);
  const total = known * factor;
  return {
    prompt: "missing",
    hints: "missing",
    values: { known, total, near, nearProduct: known * near, left: total - known * near, factor },
    key: numberKey(factor, 1, { variable: "n" }),
    steps: [
      { say: "start", line: `n * ${known} = ${total}` },
      { say: "divide", line: `n = ${total} / ${known}` },
      { say: "recall", line: `n = ${factor}` },
    ],
    misconceptions: [
      { id: "subtracts-factor", answer: String(total - known), step: 1 },
      { id: "counts-one-too-many", answer: String(factor + 1), step: 2 },
    ],
  };
}
