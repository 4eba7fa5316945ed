import { expect, test } from "vitest";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { Learner, SkillRecord } from "./learner.ts";
import { unknownMastery } from "./mastery.ts";
import { topicsOf } from "./topics.ts";

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
