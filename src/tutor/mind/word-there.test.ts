import { expect, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { randomFrom } from "#shared/random.ts";
import type { Item } from "../item.ts";
import { wordThere } from "./acts/word-there.ts";
import type { Situation } from "./decision.ts";
import { speaksOfProblem } from "./speaks-of-problem.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, openProblem } from "./state.ts";

function situationWith(item: Item, locale: "en" | "es"): Situation {
  return {
    state: { ...newState, problem: openProblem(item, "curriculum") },
    learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
    ...subjectModules.Mathematics,
    skills: skillsOf("Science"),
    locale,
    now: new Date(0),
    seed: "seed",
  };
}

const text = {
  en: "Herons and otters live at the pond. Owls hunt mice at night. Which animal eats fish?",
  es: "Las garzas y las nutrias viven en el estanque. ¿Qué animal come peces?",
};

const item: Item = {
  ...(skillsOf("Science")
    .find(({ id }) => id === "food-webs")
    ?.makeItem("w", randomFrom("w"), 1) ?? fail()),
  prompt: text,
};

function fail(): never {
  throw new Error("no such skill");
}

test.each([
  ["en", "what are herons", "Herons and otters live at the pond."],
  ["en", "what does hunt mean", "Owls hunt mice at night."],
  ["es", "que son las garzas", "Las garzas y las nutrias viven en el estanque."],
] as const)("(%s) “%s” is shown where the word stands", (locale, question, sentence) => {
  expect(wordThere(situationWith(item, locale), question)?.sentence).toBe(sentence);
});

test.each([
  "what is photosynthesis",
  "why do they do that",
  "what are herons and why do owls hunt",
])("“%s” asks about no one word of it", (question) => {
  expect(wordThere(situationWith(item, "en"), question)).toBeNull();
});

test.each([
  ["herons and otters at the pond eat fish", true],
  ["my herons and otters at the pond eat fish", false],
  ["nobody at home ever talks at night", false],
] as const)("“%s” speaks of the problem: %s", (said, expected) => {
  expect(speaksOfProblem(said, situationWith(item, "en"))).toBe(expected);
});
