import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { timeRequests } from "#db/tables/controls.ts";
import { minute } from "#shared/constants.ts";
import { controlsContract as contract } from "./contract.ts";
import { makeFamily, type TestFamily } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function own(family: TestFamily) {
  const { ruling } = await family.child.ok(contract.readOwnRules, {});
  if (!ruling) throw new Error("there are no rules");
  return ruling;
}

describe("F-03 more time", () => {
  test("is asked once at a time, answered with one tap, and can be taken back", async () => {
    const family = await makeFamily(academy);
    await family.set({ ...family.hoursEndingIn(600), minutesPerDay: 5 });
    const chat = await family.open();
    academy.wait(3 * minute);
    await family.hint(chat.id);
    academy.wait(3 * minute);
    await family.hint(chat.id);
    const asked = await family.child.ok(contract.askForTime, { minutes: 15, reason: " One more " });
    expect(asked.ruling).toMatchObject({
      request: { status: "open", reason: "One more", minutesAsked: 15 },
      askRefused: "open-request",
    });
    const again = await family.child.call(contract.askForTime, { minutes: 30 });
    expect(again).toMatchObject({ ok: false, code: "time_not_asked" });

    const { requests } = await family.parent.ok(contract.readRequests, {});
    expect(requests).toMatchObject([{ childId: family.childId, firstName: "Maya" }]);
    const requestId = requests[0]?.request.id ?? "";
    const { childId } = family;
    const given = await family.parent.ok(contract.answerRequest, {
      childId,
      requestId,
      minutes: 15,
    });
    expect(given.applies).toMatchObject({ state: "open", minutesLeft: 15 });
    expect((await own(family)).request).toMatchObject({
      status: "granted",
      answeredBy: "Rosa Díaz",
    });
    expect((await family.next(chat.id)).tutor.moves).toEqual(["present"]);

    const twice = await family.parent.call(contract.answerRequest, {
      childId,
      requestId,
      minutes: 30,
    });
    expect(twice).toMatchObject({ ok: false, code: "request_over" });
    const back = await family.parent.ok(contract.answerRequest, {
      childId,
      requestId,
      minutes: null,
    });
    expect(back.applies.state).toBe("finishing");
    const no = await family.parent.ok(contract.answerRequest, { childId, requestId, minutes: 0 });
    expect(no.request?.status).toBe("declined");
    expect((await own(family)).askRefused).toBe("not-today");
    expect((await family.parent.ok(contract.readRequests, {})).requests).toEqual([]);
  });

  test("asked in two windows at once it stands once", async () => {
    const family = await makeFamily(academy);
    await family.set({ paused: { until: null } });
    const answers = await Promise.all(
      [10, 15, 30].map((minutes) =>
        family.child.call(contract.askForTime, { minutes: minutes === 10 ? 10 : 30 }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await academy.database.db
      .select()
      .from(timeRequests)
      .where(and(eq(timeRequests.studentId, family.childId), eq(timeRequests.status, "open")));
    expect(rows).toHaveLength(1);
  });

  test("there is nothing to ask for without rules", async () => {
    const family = await makeFamily(academy);
    expect((await family.child.ok(contract.readOwnRules, {})).ruling).toBeNull();
    const asked = await family.child.call(contract.askForTime, { minutes: 10 });
    expect(asked).toMatchObject({ ok: false, code: "time_not_asked" });
  });
});
