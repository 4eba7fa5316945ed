import { describe, expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { Learner, SkillRecord } from "./learner.ts";
import { unknownMastery } from "./mastery.ts";
import { scheduleReview } from "./review.ts";
import { planToday } from "./today.ts";

const now = new Date("2026-11-29T17:00:00Z");
const subjects = [
  { subject: "Science", skills: [] },
  { subject: "Mathematics", skills: mathematicsSkills },
] as const;

function learner(...records: SkillRecord[]): Learner {
  return {
    firstName: "Ana",
    grade: 7,
    returning: records.length > 0,
    records: new Map(records.map((record) => [record.skillId, record])),
  };
}

/** A skill that was mastered so many days ago and is due since then. */
function mastered(skillId: string, daysAgo: number): SkillRecord {
  const then = new Date(now.getTime() - daysAgo * day);
  return { ...unknownMastery, skillId, alone: 0.97, review: scheduleReview(null, true, then) };
}

const plan = (who: Learner, goals = "", locale: "en" | "es" = "en") =>
  planToday(subjects.slice(1), { learner: who, goals, locale, now });

describe("the one thing to do today", () => {
  test("is the review that is most overdue", () => {
    const who = learner(mastered("unit-rates", 20), mastered("fractions-multiply", 60));
    expect(plan(who)).toMatchObject({ skill: { id: "fractions-multiply" }, why: "review" });
  });

  test("is what a new student's goal names, in either language", () => {
    expect(plan(learner(), "I want to get better at percents")).toMatchObject({
      skill: { id: "percent-of-quantity" },
      why: "goal",
    });
    expect(plan(learner(), "mejorar en porcentajes", "es")).toMatchObject({
      skill: { id: "percent-of-quantity" },
      why: "goal",
    });
  });

  test.each([
    "I want to get better grades and be happy",
    "feel less stressed and stop failing",
    "My daughter has ADHD and needs help with focus",
    "learn about the American Revolution",
    "I hate percents, anything but percents",
  ])("is not what no title names: %s", (goal) => {
    expect(plan(learner(), goal)?.why).not.toBe("goal");
  });

  test("is not a goal that is mastered, or that is far above", () => {
    const done = { ...unknownMastery, skillId: "percent-of-quantity", alone: 0.97, review: null };
    expect(plan(learner(done), "percents")?.why).not.toBe("goal");
    expect(plan(learner(), "derivative of a polynomial")?.why).not.toBe("goal");
  });

  test("is else what was begun, or what comes next", () => {
    const first = plan(learner());
    expect(first?.why).toBe("next");
    const begun = { ...unknownMastery, skillId: first?.skill.id ?? "", attempts: 2, review: null };
    expect(plan(learner(begun))).toMatchObject({ skill: first?.skill, why: "begun" });
  });

  test("is nothing where nothing is taught", () => {
    expect(planToday([], { learner: learner(), goals: "", locale: "en", now })).toBeNull();
  });
});
