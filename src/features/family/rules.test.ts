import { expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import type { ChildDetails } from "./contract.ts";
import { comesNext, lastWeeks, nextSteps, trendOf } from "./rules.ts";
import { sampleChild, sampleFamily } from "./sample-family.ts";

const now = new Date("2026-11-21T16:00:00Z");

function child(): ChildDetails {
  const [first] = sampleFamily(now).children;
  const details = sampleChild(first?.id ?? "", now);
  if (!details) throw new Error("the sample family has no child");
  return details;
}

test("who has not started is helped to start, and nothing else is said", () => {
  const details = child();
  details.child.lastActiveAt = null;
  expect(nextSteps(details, now)).toEqual([{ kind: "start" }]);
});

test("four days without practice are said first, with their number", () => {
  const details = child();
  details.child.lastActiveAt = new Date(now.getTime() - 4 * day).toISOString();
  expect(nextSteps(details, now)[0]).toEqual({ kind: "away", days: 4 });
});

test("a gap and a skill that works alone are named; three things at most", () => {
  const details = child();
  details.child.credits = 0;
  const skills = details.standing.subjects[0]?.skills ?? [];
  for (const skill of skills) skill.isDue = skill.alone < details.standing.masteredFrom;
  const steps = nextSteps(details, now);
  expect(steps.map(({ kind }) => kind)).toEqual(["due", "gap", "praise"]);
});

test("what waits for a review is not praised, for it may be forgotten", () => {
  const details = child();
  for (const skill of details.standing.subjects[0]?.skills ?? []) skill.isDue = true;
  expect(nextSteps(details, now).map(({ kind }) => kind)).not.toContain("praise");
});

test("few credits are told while an open problem can still be finished", () => {
  const details = child();
  details.child.credits = 3;
  details.standing.subjects = [];
  expect(nextSteps(details, now)).toEqual([{ kind: "credits" }]);
});

test("F-02 each step names the skills behind it, so that it can be opened", () => {
  const details = child();
  for (const skill of details.standing.subjects[0]?.skills ?? []) skill.isDue = true;
  const known = details.standing.subjects[0]?.skills.map(({ id }) => id) ?? [];
  for (const step of nextSteps(details, now)) {
    const ids = "skillIds" in step ? step.skillIds : [];
    expect(ids.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...ids]));
  }
});

test("F-02 the third figure is what waits for a review, or else what comes next", () => {
  const { standing } = child();
  expect(comesNext(standing)).toEqual({
    kind: "skill",
    title: standing.subjects[0]?.nextSkill,
  });
  const [first] = standing.subjects[0]?.skills ?? [];
  if (first) first.isDue = true;
  expect(comesNext(standing)).toEqual({ kind: "review", skillIds: [first?.id] });
  expect(comesNext({ ...standing, subjects: [] })).toEqual({ kind: "none" });
});

test("F-02 a week is called better or worse than the one before only where both have problems and the change is no chance", () => {
  const week = (alone: number, total: number) => ({ from: "", to: "", alone, total });
  expect(trendOf({ now: week(0, 0), before: week(4, 5) })).toBeNull();
  expect(trendOf({ now: week(4, 5), before: week(0, 0) })).toBeNull();
  expect(trendOf({ now: week(9, 10), before: week(5, 10) })).toBe("up");
  expect(trendOf({ now: week(5, 10), before: week(9, 10) })).toBe("down");
  expect(trendOf({ now: week(10, 20), before: week(11, 20) })).toBe("same");
});

test("the sample family's counts could be those of a record: no more is right than was answered", () => {
  for (const { id } of sampleFamily(now).children) {
    const skills = sampleChild(id, now)?.standing.subjects.flatMap((subject) => subject.skills);
    for (const { attempts, correct, aloneAttempts, aloneCorrect } of skills ?? []) {
      expect(aloneCorrect).toBeLessThanOrEqual(aloneAttempts);
      expect(correct - aloneCorrect).toBeLessThanOrEqual(attempts - aloneAttempts);
    }
  }
});

test("F-02 this week is compared with the week before it, day by day of the same standing", () => {
  const days = Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${String(index + 8).padStart(2, "0")}`,
    alone: index,
    withHelp: 1,
    open: index === 13 ? 2 : 0,
  }));
  expect(lastWeeks(days)).toEqual({
    before: { from: "2026-11-08", to: "2026-11-14", total: 28, alone: 21 },
    now: { from: "2026-11-15", to: "2026-11-21", total: 79, alone: 70 },
  });
});
