import { expect, test } from "vitest";
import { simulateStudents } from "./met-alone.fixture.ts";

const calledMin = 250;

test.each([
  ["nothing is forgotten", 0],
  ["1 % forget it on each day", 0.01],
  ["2 % forget it on each day", 0.02],
])(
  "what is called mastered is true of 95 in 100 of 1,000 students where %s",
  { timeout: 120_000 },
  (_, forgetting) => {
    const truth = simulateStudents(`month ${forgetting}`, { count: 1000, forgetting });
    expect(truth.called).toBeGreaterThan(calledMin);
    expect(truth.onLastDay).toBeGreaterThanOrEqual(95);
    expect(truth.onAnyDay).toBeGreaterThanOrEqual(95);
  },
);

test("it would not be if a skill stayed mastered whatever its review: so the test can fail", () => {
  const truth = simulateStudents("month 0.02", { count: 1000, forgetting: 0.02 });
  expect(truth.withoutReviews).toBeLessThan(95);
});
