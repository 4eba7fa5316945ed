import { expect, test } from "vitest";
import { skillStateOf } from "./skill-state.ts";

test("a skill is mastered from the model's threshold on, just begun up to two answers, and on the way between", () => {
  const state = (alone: number, attempts: number) =>
    skillStateOf({ alone, attempts, isDue: false }, 0.95);
  expect(state(0.95, 3)).toBe("mastered");
  expect(state(0.97, 2)).toBe("mastered");
  expect(state(0.94, 17)).toBe("onTheWay");
  expect(state(0.1, 3)).toBe("onTheWay");
  expect(state(0.5, 2)).toBe("begun");
});

test("what was mastered is called so no more once its review is due; what was not stays what it is", () => {
  const state = (alone: number, attempts: number) =>
    skillStateOf({ alone, attempts, isDue: true }, 0.95);
  expect(state(0.97, 3)).toBe("due");
  expect(state(0.94, 17)).toBe("onTheWay");
  expect(state(0.5, 2)).toBe("begun");
});
