import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { sampleChildren } from "./sample-children.ts";

const skills = sampleChildren("en").flatMap((child) => child.skills);

test("the sample shows both sides of the figures: help that hides a gap, and a skill that stands alone", () => {
  expect(skills.some(({ withHelp, alone }) => withHelp > 0.7 && alone < 0.2)).toBe(true);
  expect(skills.some(({ alone }) => alone > 0.9)).toBe(true);
});

test("in the sample only a first try without a hint moves the figure for alone", () => {
  for (const { answers, alone } of skills) {
    const inOrder = answers.toReversed();
    inOrder.forEach((answer, index) => {
      const before = inOrder[index - 1]?.aloneAfter ?? 0.1;
      const counts = answer.isFirstTry && answer.hints === 0;
      expect(answer.aloneAfter === before).toBe(!counts);
    });
    expect(alone).toBe(inOrder.at(-1)?.aloneAfter);
  }
});

test("the marks of the sample are real: each slip is a wrong answer, and each skill's last answers are right", () => {
  expect(skills.flatMap(({ answers }) => answers).some(({ isRight }) => !isRight)).toBe(true);
  for (const { answers } of skills) expect(answers[0]?.isRight).toBe(true);
});

test("both languages show the same children with the same figures", () => {
  const [en, es] = locales.map((locale) =>
    sampleChildren(locale).map(({ id, skills: own }) => [
      id,
      ...own.map(({ alone, withHelp }) => [alone, withHelp]),
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
