import { expect, test } from "vitest";
import type { Ending } from "#shared/endings.ts";
import { locales } from "#shared/locale.ts";
import { sampleChildren, type SampleSkill } from "./sample-children.ts";

const skills = sampleChildren("en").flatMap((child) => child.skills);

const countOf = (skill: SampleSkill, ending: Ending) =>
  skill.counts.find((count) => count.ending === ending) ?? { part: 0, whole: 0 };

test("the sample shows both sides of the figures: help that hides a gap, and a skill that stands alone", () => {
  expect(
    skills.some(
      (skill) => countOf(skill, "withHelp").part > 1 && countOf(skill, "alone").part === 0,
    ),
  ).toBe(true);
  expect(skills.some(({ isMastered }) => isMastered)).toBe(true);
});

test("the counts of the sample are those of its answers: alone is a first try without a hint, all else is help", () => {
  for (const skill of skills) {
    const alone = skill.answers.filter(({ isFirstTry, hints }) => isFirstTry && hints === 0);
    const rest = skill.answers.filter((answer) => !alone.includes(answer));
    for (const [ending, answers] of [
      ["alone", alone],
      ["withHelp", rest],
    ] as const) {
      expect(countOf(skill, ending)).toMatchObject({
        part: answers.filter(({ isRight }) => isRight).length,
        whole: answers.length,
      });
    }
  }
});

test("the sentence and the figures over the sample are those of its problems, in the words of the parent's page", () => {
  const [elena] = sampleChildren("en");
  expect(elena?.lede).toBe("A mixed week: 5 of 11 alone, 38 minutes on 4 days");
  expect(elena?.figures.map(({ value }) => value)).toEqual([
    "5 of 11",
    "38 minutes on 4 days",
    "Unit rates",
  ]);
});

test("the marks of the sample are real: each slip is a wrong answer, and each skill's last answers are right", () => {
  expect(skills.flatMap(({ answers }) => answers).some(({ isRight }) => !isRight)).toBe(true);
  for (const { answers } of skills) expect(answers[0]?.isRight).toBe(true);
});

test("both languages show the same children with the same figures", () => {
  const [en, es] = locales.map((locale) =>
    sampleChildren(locale).map(({ id, skills: own }) => [
      id,
      ...own.flatMap(({ counts }) => counts.map(({ part, whole }) => [part, whole])),
    ]),
  );
  expect(en).toEqual(es);
});

test("no question of the sample is too long for its line, and none comes twice in a skill", () => {
  for (const { answers } of skills) {
    const prompts = answers.filter(({ isFirstTry }) => isFirstTry).map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
    for (const prompt of prompts) expect(prompt.length).toBeLessThanOrEqual(64);
  }
});
