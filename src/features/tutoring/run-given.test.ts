import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createWorkerPool, WorkEnded } from "#platform/workers/worker-pool.ts";
import type { InteractionItem } from "#tutor/item.ts";
import type { StudentEvent } from "#tutor/mind/decision.ts";
import { newState, openProblem } from "#tutor/mind/state.ts";
import { withRun } from "./run-given.ts";

const item: InteractionItem = {
  id: "double#1",
  skillId: "double",
  prompt: { en: "Write double(n).", es: "Escribe double(n)." },
  key: {
    kind: "code",
    program: "const double = (n) => 2 * n;",
    tests: [{ call: "double(4)", gives: "8", prints: null }],
  },
  interaction: {
    kind: "code",
    language: "javascript",
    starts: { en: "", es: "" },
    tests: [],
    hidden: 1,
    calls: null,
  },
  steps: [],
  hints: [],
  misconceptions: [],
  picture: null,
};

test("a program whose thread cannot even load is not marked, and may be given again", async () => {
  const programs = createWorkerPool({
    script: new URL("./not-there.ts", import.meta.url),
    log: createLog("silent"),
    apart: true,
  });
  const state = { ...newState, problem: openProblem(item, "curriculum") };
  const event: StudentEvent = {
    kind: "given",
    itemId: item.id,
    given: { kind: "code", program: "const double = (n) => n + n;", outcomes: [] },
  };
  for (let tries = 0; tries < 2; tries++)
    await expect(withRun(programs, { studentId: "student", state }, event)).rejects.toMatchObject({
      code: "unavailable",
    });
  await programs.close();
});

test("a program that no thread is free for is not marked: its student is asked to try again", async () => {
  const programs = {
    run: () => Promise.reject(new WorkEnded("waited")),
    warm: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const state = { ...newState, problem: openProblem(item, "curriculum") };
  const given = { kind: "code", program: "const double = (n) => n + n;", outcomes: [] } as const;
  const event: StudentEvent = { kind: "given", itemId: item.id, given };
  for (let tries = 0; tries < 2; tries++)
    await expect(withRun(programs, { studentId: "student", state }, event)).rejects.toMatchObject({
      code: "programs_busy",
    });
});
