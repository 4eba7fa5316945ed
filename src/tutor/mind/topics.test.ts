import { expect, test } from "vitest";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { Learner, SkillRecord } from "./learner.ts";
import { unknownMastery } from "./mastery.ts";
import type { Situation } from "./decision.ts";
import { newState } from "./state.ts";
import { takeTopic } from "./take-topic.ts";
import { topicsOf } from "./topics.ts";
import { subjectModules } from "../subjects/subjects.ts";
import type { Locale } from "#shared/locale.ts";

function learnerWith(grade: number, records: ReadonlyMap<string, SkillRecord>): Learner {
  return { firstName: "Ana", grade, returning: true, records };
}

function record(skillId: string, alone: number): SkillRecord {
  return {
    ...unknownMastery,
    skillId,
    alone,
    attempts: 3,
    correct: 3,
    aloneAttempts: 3,
    aloneCorrect: 3,
    review: null,
  };
}

test("every skill has its place: mastered, begun, ready, and later where it belongs to higher grades", () => {
  const records = new Map([
    ["multiplication-facts", record("multiplication-facts", 0.97)],
    ["fractions-equivalent", record("fractions-equivalent", 0.4)],
  ]);
  const topics = topicsOf(mathematicsSkills, learnerWith(7, records), new Date(0));
  const standing = (id: string) => topics.find(({ skill }) => skill.id === id)?.standing;
  expect(topics).toHaveLength(mathematicsSkills.length);
  expect(standing("multiplication-facts")).toBe("mastered");
  expect(standing("fractions-equivalent")).toBe("begun");
  expect(standing("derivative-polynomial")).toBe("later");
  expect(topics.some((topic) => topic.standing === "ready")).toBe(true);
});

/** The skill that a wish leads to, in a lesson on areas. */
function wished(text: string, locale: Locale): string | null {
  const situation: Situation = {
    state: { ...newState, lastSkillId: "area-perimeter" },
    learner: learnerWith(8, new Map()),
    ...subjectModules.Mathematics,
    skills: mathematicsSkills,
    locale,
    now: new Date(0),
    seed: "wish",
  };
  return takeTopic(situation, text).state.problem?.item.skillId ?? null;
}

test.each([
  ["en", "can i do times tables insted im bord of area", "multiplication-facts"],
  ["es", "ecuaciones de segundo grado, de las de factorizar", "quadratics-solve"],
  ["es", "quiero hacer fracciones", "fractions-equivalent"],
] as const)("%s “%s” leads to %s", (locale, text, skillId) => {
  expect(wished(text, locale)).toBe(skillId);
});

test("what is not wanted is not brought, and no topic is one that every title names", () => {
  expect(wished("another topic, not fractions", "en")).toBeNull();
  expect(wished("otro tema porfa, que temas hay", "es")).toBeNull();
});
