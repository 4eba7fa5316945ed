import { describe, expect, test } from "vitest";
import { problemAlone } from "./problem-alone.ts";
import { readTasks } from "./read-task.ts";

describe("a problem is shown without what is said around it", () => {
  test.each([
    ["my teacher gave us this one: 2x+3=11 can u help", "2x+3=11"],
    ["help me w this pls 5x = 45 its for tmrw", "5x = 45"],
    ["my homework: -2x + 5 > 11", "-2x + 5 > 11"],
    ["hola ayúdame con esto 7x = 42 es para mañana porfa", "7x = 42"],
    ["la profe nos puso esta: 3x - 2 = 10 me ayudas?", "3x - 2 = 10"],
    ["I'm not allowed a calculator. How much is 15% of 240?", "How much is 15% of 240?"],
    ["can you find the mean of 3, 4 and 8 please", "find the mean of 3, 4 and 8"],
    ["hey prof, factoriza x² - 9, no sé hacerlo", "factoriza x² - 9"],
    ["how many cm in 3.5 m pls", "how many cm in 3.5 m"],
    ["can you do -(y + 4) = 9 for me", "-(y + 4) = 9"],
  ])("%s", (text, alone) => {
    expect(problemAlone(text)).toBe(alone);
    expect(readTasks(alone)).toEqual(readTasks(text));
  });

  test.each([
    "find x 3x=18",
    "What percent of 60 is 15?",
    "Add 3/8 and 3/8",
    "Solve: 2x + 3 = 11",
    "convert 0.45 to a fraction in simplest form",
    "15 - 2y = 1, y = ?",
    "Given that 7 - 2(x - 4) = 3, calculate x",
    "Verdadero o falso: -12 es mayor que -5",
    "Anna has 12 apples and gives 5 to Ben. How many are left?",
  ])("all of it is the problem: %s", (text) => {
    expect(problemAlone(text)).toBe(text);
  });
});
