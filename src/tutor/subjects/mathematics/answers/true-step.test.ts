import { expect, test } from "vitest";
import type { ExpressionItem } from "../../../item.ts";
import { markInLanguage } from "./mark-in-language.ts";
import { isOnTheWay, isTrueStep } from "./true-step.ts";

function itemWith(expression: string): ExpressionItem {
  const text = { en: "Solve it.", es: "Resuélvelo." };
  return {
    id: "step#1",
    skillId: null,
    prompt: text,
    key: { expression, latex: expression, policy: {} },
    steps: [],
    hints: [text],
    misconceptions: [],
    picture: null,
  };
}

test.each([
  ["x < -2", "-3x > 6"],
  ["x < -2", "-2x - x > 6"],
])("for %s, “%s” is a true step and not yet the answer", (key, line) => {
  const item = itemWith(key);
  expect(isTrueStep(item, line, markInLanguage(item.key, line, "en"), "en")).toBe(true);
});

test.each([
  ["x < -2", "3x > 6"],
  ["y = 2x + 3", "5 = 2(1) + b"],
  ["x = 4", "2x + 1 = 11"],
])("for %s, “%s” is working, true or not", (key, line) => {
  expect(isOnTheWay(itemWith(key), line, "en")).toBe(true);
});

test.each([
  ["x < -2", "x > -2"],
  ["x < -2", "-2 > x"],
  ["y = 2x + 3", "y = 2x + 5"],
  ["4/6 > 4/7", "4/6 < 4/7"],
  ["x = 4", "x = 5"],
])("for %s, “%s” is an answer", (key, line) => {
  const item = itemWith(key);
  expect(isOnTheWay(item, line, "en")).toBe(false);
  expect(isTrueStep(item, line, markInLanguage(item.key, line, "en"), "en")).toBe(false);
});
