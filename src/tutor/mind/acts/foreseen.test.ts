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

/** Questions as children typed them, by somebody who had not seen the wordings, and what the answer speaks of. */
test.each([
  ["fractions-divide", "en", "i divided and the anser got BIGGER how can that be", /pieces fit/],
  ["fractions-add-unlike", "en", "why cant i just add the botoms too", /size of the pieces/],
  ["percent-of-quantity", "en", "can it be more then 100 percent??", /150%/],
  ["percent-of-quantity", "es", "si sube 10% y luego baja 10% queda igual no?", /99/],
  ["linear-inequalities", "en", "i dont get why the sign flips with negativs", /mirrors/],
  ["slope-two-points", "en", "does it mater which point i call first", /every pair/],
  ["mean-median", "en", "what if theres 2 numbers in the midle", /halve/],
  ["order-of-operations", "es", "y si hay parentesis adentro de otro parentesis", /dentro/],
] as const)("of %s (%s) “%s” is answered", (skillId, locale, question, expected) => {
  const found = findForeseen(question, { skills: mathematicsSkills, locale, skillId, told: [] });
  expect(found?.say).toMatch(expected);
});

test.each([
  ["en", "who won the world cup"],
  ["en", "what is photosynthesis"],
  ["en", "why is that"],
  ["en", "ok but why"],
  ["en", "what is this"],
  ["en", "what do i have to do"],
  ["es", "qué es la fotosíntesis"],
  ["es", "y eso por qué"],
  ["es", "qué hago"],
] as const)("(%s) “%s” is no question of the lesson", (locale, question) => {
  const asked = { skills: mathematicsSkills, locale, skillId: "fractions-divide", told: [] };
  expect(findForeseen(question, asked)).toBeNull();
});
