import { expect, test } from "vitest";
import { subjects } from "#shared/subjects.ts";
import { simulateStudents } from "./met-alone.fixture.ts";

const calledMin = 250;

test.each(
  subjects.flatMap((subject) => [0.01, 0.02].map((forgetting) => ({ subject, forgetting }))),
)(
  "what is called mastered in $subject is true of 95 in 100 of 1,000 students of whom $forgetting forget it on each day",
  { timeout: 300_000 },
  ({ subject, forgetting }) => {
    const truth = simulateStudents(`${subject} ${forgetting}`, {
      count: 1000,
      forgetting,
      of: [subject],
    });
    expect(truth.called).toBeGreaterThan(calledMin);
    expect(truth.onLastDay).toBeGreaterThanOrEqual(95);
    expect(truth.onAnyDay).toBeGreaterThanOrEqual(95);
  },
);
