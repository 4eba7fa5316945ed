import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { studyDays } from "#db/tables/controls.ts";
import { familyContract } from "#features/family/contract.ts";
import { reportsContract } from "#features/reports/contract.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { makeFamily } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

// Two zones with a day between them at any hour: the child's own clock, UTC, shows another day than one of them.
test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a turn has one day, by the clock of the rules: in the minutes, on the dashboard and in the report (%s)",
  async (timeZone) => {
    const family = await makeFamily(academy);
    const { parent, childId } = family;
    await family.set({ timeZone });
    const chat = await family.open();
    await family.say(chat.id, await family.keyOf(chat.id));
    const { day } = wallTimeAt(academy.services.now(), timeZone);
    const studied = await academy.database.db
      .select({ day: studyDays.day })
      .from(studyDays)
      .where(eq(studyDays.studentId, childId));
    expect(studied).toEqual([{ day }]);
    const { standing } = await parent.ok(familyContract.readChild, { childId, timeZone });
    expect(standing.days.at(-1)).toMatchObject({ day, alone: 1 });
    const report = await parent.ok(reportsContract.readReport, { childId, from: day, to: day });
    expect(report).toMatchObject({ totals: { alone: 1 }, lede: { days: 1, total: 1 } });
  },
);
