import { expect, test } from "vitest";
import type { ExpressionItem } from "../../../item.ts";
import { partOfKey } from "./part-of-key.ts";

function itemWith(expression: string): ExpressionItem {
  const text = { en: "A problem.", es: "Un problema." };
  return {
    id: "item",
    skillId: null,
    prompt: text,
    key: { expression, latex: expression, policy: {} },
    steps: [],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

test.each([
  ["12x + 12", "12x", { of: "term", right: 1, total: 2 }],
  ["x^2 + 5x + 6", "5x + x^2", { of: "term", right: 2, total: 3 }],
  ["(x + 2)(x + 3)", "x + 2", { of: "factor", right: 1, total: 2 }],
  ["x = 2 or x = -3", "x = 2", { of: "value", right: 1, total: 2 }],
  ["x = 2 or x = -3", "-3", { of: "value", right: 1, total: 2 }],
  ["2, 3, 5", "2, 5", { of: "value", right: 2, total: 3 }],
  ["x = 3, y = 4", "x = 3", { of: "value", right: 1, total: 2 }],
] as const)("of %s, %s is a part", (key, answer, part) => {
  expect(partOfKey(itemWith(key), answer, "en")).toEqual(part);
});

test.each([
  ["12x + 12", "12"],
  ["12x + 12", "12x + 1"],
  ["12x + 12", "12x + 12"],
  ["(x + 2)(x + 3)", "x + 1"],
  ["x = 2 or x = -3", "x = 3"],
  ["2, 3, 5", "2, 7"],
  ["7", "7x"],
])("of %s, %s is none", (key, answer) => {
  expect(partOfKey(itemWith(key), answer, "en")).toBeNull();
});
