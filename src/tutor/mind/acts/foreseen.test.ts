import { expect, test } from "vitest";
import { mathematicsSkills } from "../../curriculum/testing/mathematics.fixture.ts";
import type { Skill } from "../../curriculum/skill.ts";
import { findForeseen } from "./foreseen.ts";

const [first, second] = mathematicsSkills;
if (!first || !second) throw new Error("two skills are needed");

function withQuestions(skill: Skill, asked: readonly string[], say: string): Skill {
  const questions = { en: [{ asked, say }], es: [{ asked: ["por qué se voltea"], say: "Así." }] };
  return { ...skill, words: { ...skill.words, questions } };
}

const flip = "Dividing by a quarter asks how many quarters fit.";
const area = "Area is what covers it, perimeter is the way around it.";
const skills = [
  withQuestions(
    first,
    ["why do you flip the second fraction", "how come dividing turns into multiplying"],
    flip,
  ),
  withQuestions(
    second,
    ["whats the difference between area and perimeter", "area or perimeter"],
    area,
  ),
];

function ask(question: string, skillId: string | null, told: readonly string[] = []) {
  return findForeseen(question, { skills, locale: "en", skillId, told })?.say ?? null;
}

test.each([
  "why do we flip the second one",
  "but why do we flip the fraction??",
  "how come it turns into multiplying when we divide",
  "why do u filp the second fracton",
])("%s is answered by what was written for it", (question) => {
  expect(ask(question, first.id)).toBe(flip);
});

test("a question of another skill is answered too, where it comes nearer", () => {
  expect(ask("what's the difference between area and perimeter?", first.id)).toBe(area);
});

test("what nobody foresaw has no answer here", () => {
  for (const question of ["why is the sky blue", "who won the world cup", "what is a noun", "why"])
    expect(ask(question, first.id)).toBeNull();
});

test("what was told is not told again", () => {
  expect(ask("why do you flip the second fraction", first.id, [flip])).toBeNull();
});

test("what it is good for is answered of the skill at hand", () => {
  expect(ask("when will i ever use this in real life", second.id)).toBe(second.words.why.en);
  expect(ask("when will i ever use this in real life", null)).toBeNull();
});
