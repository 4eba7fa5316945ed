import { expect, test } from "vitest";
import { findNotion } from "#tutor/mind/acts/notions.ts";
import { skillsOf } from "./subject-skills.ts";

test.each([
  ["en", "what is a denominator?", /below/i],
  ["en", "whats a numerator", /above|top/i],
  ["es", "¿qué es un denominador?", /debajo|abajo/i],
  ["es", "que es la hipotenusa", /lado/i],
] as const)("%s: %s is answered with what the word means", (locale, question, meaning) => {
  const skills = skillsOf("Mathematics");
  expect(findNotion(question, { skills, locale, skillId: null, told: [] })).toMatch(meaning);
});
