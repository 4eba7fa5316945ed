import { expect, test } from "vitest";
import { skillsUnder } from "#features/learning/curriculum/taught.ts";
import { decideTask } from "#features/tutoring/decide-turn.ts";
import { createLog } from "#platform/log.ts";
import { createWorkerPool } from "#platform/workers/worker-pool.ts";
import { newState } from "#tutor/mind/state.ts";

test(
  "F-09 a thread that decides a turn obeys the changes that come with it",
  { timeout: 60_000 },
  async () => {
    const pool = createWorkerPool({
      script: new URL("../../app/worker.ts", import.meta.url),
      log: createLog("silent"),
      size: 1,
    });
    await pool.warm();
    const skillId = "rock-cycle";
    const begin = async (revision: string, offReason: string | null) => {
      const { decision } = await pool.run(decideTask, {
        facts: {
          state: newState,
          learner: { firstName: "Maya", grade: 8, returning: false, records: new Map() },
          locale: "en",
          now: new Date(),
          seed: "any",
        },
        subject: "Science",
        changes: { revision, states: { [skillId]: { offReason, itemsOff: {}, texts: {} } } },
        event: { kind: "open", skillId },
      });
      return decision.state.problem?.item.skillId;
    };
    expect(await begin("a", null)).toBe(skillId);
    expect(await begin("b", "Later")).not.toBe(skillId);
    expect(await begin("c", null)).toBe(skillId);
    await pool.close();
    expect(skillsUnder("Science").taught.some(({ id }) => id === skillId)).toBe(true);
  },
);
