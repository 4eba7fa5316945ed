import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { studyDays } from "#db/tables/controls.ts";
import { learningContract } from "#features/learning/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { reportsContract } from "#features/reports/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { fillPath } from "#shared/contract.ts";
import { createId } from "#shared/ids.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { makeFamily, type TestFamily } from "./family.fixture.ts";

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

const ahead = "Pacific/Kiritimati";
const behind = "Pacific/Pago_Pago";

test.each([
  [ahead, behind],
  [behind, ahead],
])("a parent reads the child's today: rules at %s, read at %s", async (childs, parents) => {
  const family = await makeFamily(academy);
  await family.set({ timeZone: childs });
  await expectToday(family, { childs, parents });
});

test.each([
  [ahead, behind],
  [behind, ahead],
])(
  "without rules it is the today of the child's last turn: turn at %s, read at %s",
  async (childs, parents) => {
    const family = await makeFamily(academy);
    const { child, childId } = family;
    const input = { subject: "Mathematics", locale: "en", clientId: createId("msg") } as const;
    const { chat } = await child.ok(tutoringContract.openChat, input);
    const said = await child.fetch(
      fillPath(tutoringContract.sendMessage.path, { chatId: chat.id }).path,
      {
        method: "POST",
        headers: { "content-type": "application/json", "x-time-zone": childs },
        body: JSON.stringify({ clientId: createId("msg"), text: "I am not sure" }),
      },
    );
    await said.text();
    const [studied] = await academy.database.db
      .select({ timeZone: studyDays.timeZone })
      .from(studyDays)
      .where(eq(studyDays.studentId, childId))
      .orderBy(desc(studyDays.lastTurnAt));
    expect(studied).toEqual({ timeZone: childs });
    await expectToday(family, { childs, parents });
  },
);

/** Every page that a parent reads at `parents` ends with the day that it is at `childs`. */
async function expectToday(
  { parent, child, childId }: TestFamily,
  { childs, parents }: { childs: string; parents: string },
): Promise<void> {
  const { day } = wallTimeAt(academy.services.now(), childs);
  const { children } = await parent.ok(familyContract.readFamily, { timeZone: parents });
  const read = await parent.ok(familyContract.readChild, { childId, timeZone: parents });
  const { path } = fillPath(reportsContract.readReport.path, { childId });
  const answer = await parent.fetch(path, { headers: { "x-time-zone": parents } });
  const report = reportsContract.readReport.output.parse(await answer.json());
  expect({
    card: children[0]?.today.day,
    child: read.child.today.day,
    record: read.standing.days.at(-1)?.day,
    report: [report.today, report.to],
  }).toEqual({ card: day, child: day, record: day, report: [day, day] });
  const own = await child.ok(learningContract.readProgress, { timeZone: childs });
  expect(own.days.at(-1)?.day).toBe(day);
}
