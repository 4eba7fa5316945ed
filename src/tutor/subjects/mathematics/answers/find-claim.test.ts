import { expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { readAct } from "../../../acts/read-act.ts";
import { hearMessage } from "../../../safety/hear-message.ts";
import type { ExpressionItem } from "../../../item.ts";
import { decide } from "../../../mind/decide.ts";
import { claimsIn } from "./find-claim.ts";
import { subjectModules } from "../../subjects.ts";
import { newState, openProblem } from "../../../mind/state.ts";

function itemWith(
  expression: string,
  policy: ExpressionItem["key"]["policy"] = {},
): ExpressionItem {
  const text = { en: "A problem.", es: "Un problema." };
  return {
    id: "item",
    skillId: null,
    prompt: text,
    key: { expression, latex: expression, policy },
    steps: [],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

/** What became of a message while such a problem is open: its mark, or null where it was not marked. */
function markOf(message: string, item: ExpressionItem, locale: Locale) {
  const decision = decide(
    {
      state: { ...newState, problem: openProblem(item, "curriculum") },
      learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
      ...subjectModules.Mathematics,
      skills: [],
      locale,
      now: new Date(0),
      seed: "seed",
      heard: hearMessage(message),
      acts: readAct(message),
    },
    { kind: "message", text: message },
  );
  return decision.attempt?.receipt.outcome ?? null;
}

test.each([
  ["en", "20 bc 25% is a quarter n 80/4 is 20", "20"],
  ["en", "five eighths", "5/8"],
  ["en", "no wait its 8, i forgot to divide the 32 by 4", "8"],
  ["en", "oops typo. 5 not -5", "5"],
  ["en", "ok so 35% of 80 is 28 and 80-28 = 52 so youd pay 52 bucks", "$52"],
  ["en", "is it 3 thousand 5 hundred?", "3500"],
  ["en", "y is three and x is seven, 7+3=10 and 7-3=4 so it checks", "x = 7, y = 3"],
  ["en", "5 root 2", "5√2"],
  ["en", "my answer is x is bigger than 5", "x > 5"],
  ["en", "7 r 1", "7 remainder 1"],
  ["en", "6х + 6 (that x is off my russian keyboard sry)", "6x + 6"],
  ["es", "me equivoque, no 54, es 56", "56"],
  ["es", "x vale 8 y la y vale 4", "x = 8, y = 4"],
  ["es", "cero coma cuatro", "0.4"],
  ["es", "se pagan 300 pesos", "$300"],
  ["es", "2 horas y 25 minutos", "2 h 25 min"],
  ["es", "3 y 4", "x = 3 or x = 4"],
  ["es", "quinse 🙂 xq 9 y 1 son 10 y me sobran 5", "15"],
] as const)("%s: %s is right for its problem", (locale, message, key) => {
  expect(markOf(message, itemWith(key), locale)).toBe("right");
});

test.each([
  ["en", "I did 6 times 24 and got 124", "144"],
  ["en", "its 10 dollars not 15", "$15"],
  ["en", "why is it not 7?", "7"],
  ["en", "i have 2 brothers and one is 15", "15"],
  ["en", "can i do 15 more minutes tomorrow", "15"],
  ["en", "i dont think its 12", "12"],
  ["en", "x + 2x = 46", "15"],
  ["en", "F = m*a = 4 * 3", "12"],
  ["es", "menos 42", "42"],
  ["es", "mi hermano tiene 15 años", "15"],
  ["es", "no es 12 verdad?", "12"],
] as const)(
  "%s: %s is marked neither right nor wrong by what it mentions",
  (locale, message, key) => {
    const mark = markOf(message, itemWith(key), locale);
    expect(mark === null || (message === "menos 42" && mark === "wrong")).toBe(true);
  },
);

test("a reason is told apart from what it is the reason for", () => {
  expect(claimsIn("3/4 cuz you divide both of them by 6", itemWith("3/4"), "en")[0]).toEqual([
    "3/4",
  ]);
  expect(claimsIn("because 7 times 2 is 14", itemWith("14"), "en")[0]).toEqual(["7", "2", "14"]);
});

test("a cry of joy is no factorial", () => {
  expect(markOf("16!!! y no soy maya", itemWith("16"), "es")).toBe("right");
  expect(markOf("ya te dije que 8!!!", itemWith("8"), "es")).toBe("right");
});

test("a unit that could be a letter leaves nothing to do, and a sum that comes to the answer is it", () => {
  expect(markOf("25 m", itemWith("25"), "es")).toBe("right");
  expect(markOf("5 - 1 = 4", itemWith("4"), "en")).toBe("right");
  expect(markOf("x to the 7th", itemWith("x^7"), "en")).toBe("right");
});

test("a question is put on no line", () => {
  expect(markOf("por que 4x4 es 16 y no 8", itemWith("16"), "es")).toBeNull();
});
