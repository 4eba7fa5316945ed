import { expect, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { shownTitle } from "./shown-title.ts";

test("promise 5 parents read skills as titles of sessions, in either language, and never a student's own words", () => {
  const skill = skillsOf("Mathematics")[0];
  expect(skill).toBeDefined();
  if (!skill) return;
  expect(shownTitle("Mathematics", skill.words.title.en)).toEqual(skill.words.title);
  expect(shownTitle("Mathematics", skill.words.title.es)).toEqual(skill.words.title);
  expect(shownTitle("Mathematics", "What Ben said to me, 3x = 4")).toBeNull();
});
