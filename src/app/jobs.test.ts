import { expect, test } from "vitest";
import { parseCronItem } from "graphile-worker";
import { jobs } from "./jobs.ts";

test("every job has a name of its own and a schedule that can be read", () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  for (const { name, schedule } of jobs) {
    expect(() => parseCronItem({ task: name, match: schedule }), name).not.toThrow();
  }
});
