import { expect, test } from "vitest";
import { inTeachingOrder, readySkills } from "./prerequisites.ts";

const count = { id: "count", grades: [1, 1], prerequisites: [] } as const;
const add = { id: "add", grades: [2, 2], prerequisites: ["count"] } as const;
const shapes = { id: "shapes", grades: [2, 3], prerequisites: [] } as const;
const multiply = { id: "multiply", grades: [3, 3], prerequisites: ["add", "shapes"] } as const;
const skills = [multiply, shapes, add, count];

test("skills are taught after what they build on, the earlier grade first", () => {
  expect(inTeachingOrder(skills)).toEqual([count, add, shapes, multiply]);
});

test("a circle and an unknown prerequisite are refused", () => {
  const chicken = { id: "chicken", grades: [1, 1], prerequisites: ["egg"] } as const;
  const egg = { id: "egg", grades: [1, 1], prerequisites: ["chicken"] } as const;
  expect(() => inTeachingOrder([chicken, egg])).toThrow("chicken, egg");
  expect(() => inTeachingOrder([chicken])).toThrow(RangeError);
});

test("what is ready is not mastered yet and stands on what is", () => {
  expect(readySkills(skills, new Set())).toEqual([shapes, count]);
  expect(readySkills(skills, new Set(["count", "shapes"]))).toEqual([add]);
  expect(readySkills(skills, new Set(["count", "add", "shapes"]))).toEqual([multiply]);
});
