import { expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import type { ChildDetails } from "./contract.ts";
import { nextSteps } from "./rules.ts";
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
  for (const skill of details.standing.subjects[0]?.skills ?? []) skill.isDue = true;
  const steps = nextSteps(details, now);
  expect(steps.map(({ kind }) => kind)).toEqual(["due", "gap", "praise"]);
});

test("few credits are told while an open problem can still be finished", () => {
  const details = child();
  details.child.credits = 3;
  details.standing.subjects = [];
  expect(nextSteps(details, now)).toEqual([{ kind: "credits" }]);
});
