import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { askOf, childCalls, makeChildOf } from "./guardianship.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

test(
  "S21 every call about another family's child answers 404 in the time of an unknown id: medians within 10 per cent",
  { timeout: 150_000 },
  async () => {
    const asker = await makeActor(academy, "parent");
    await makeChildOf(academy, asker);
    const theirs = (await makeChildOf(academy, await makeActor(academy, "parent"))).id;
    const nobodys = `prf_${"x".repeat(26)}`;
    for (const call of childCalls) {
      const times = { theirs: [] as number[], nobodys: [] as number[] };
      let ratio = 0;
      for (let pair = 1; pair <= 240; pair++) {
        // Interleaved, each first as often as second, so that a busy moment weighs on both.
        const order = pair % 2 ? ([theirs, nobodys] as const) : ([nobodys, theirs] as const);
        for (const id of order) {
          const { status, ms } = await askOf(academy, asker, call, id);
          expect({ [call.path]: status }).toEqual({ [call.path]: 404 });
          times[id === theirs ? "theirs" : "nobodys"].push(ms);
        }
        if (pair % 8 === 0) await academy.database.db.execute("delete from rate_limits");
        ratio = median(times.theirs) / median(times.nobodys);
        if (pair >= 12 && pair % 4 === 0 && Math.abs(ratio - 1) <= 0.1) break;
      }
      expect(ratio, call.path).toBeGreaterThanOrEqual(0.9);
      expect(ratio, call.path).toBeLessThanOrEqual(1.1);
    }
  },
);
