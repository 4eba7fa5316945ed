import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { attempts, dailyActivity } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { day, hour, minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { randomFrom } from "#shared/random.ts";
import type { Subject } from "#shared/subjects.ts";
import type { Attempt } from "#tutor/mind/decision.ts";
import { newState } from "#tutor/mind/state.ts";
import { readDays } from "./read-days.ts";
import { rebuildActivity, saveAttempt } from "./save-attempt.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const start = new Date("2026-10-30T12:00:00Z");

async function makeChat(studentId: string, subject: Subject): Promise<string> {
  const id = createId("chat");
  const row = { id, studentId, subject, locale: "en", title: "", state: newState } as const;
  await academy.database.db.insert(chats).values({ ...row, createdAt: start, updatedAt: start });
  return id;
}

type Outcome = "right" | "wrong" | "right-value-wrong-form";

function attemptOn(itemId: string, outcome: Outcome, helpLevel = 0, firstTry = true): Attempt {
  const receipt = { outcome, checker: "exact", missing: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is stored of a receipt matters here
  return { itemId, skillId: null, receipt, helpLevel, firstTry, misconceptionId: null } as Attempt;
}

type Answer = { chatId: string; at: Date; timeZone?: string; subject?: Subject; attempt: Attempt };

async function give(studentId: string, answer: Answer): Promise<void> {
  const { chatId, at, timeZone = "UTC", subject = "Mathematics", attempt } = answer;
  await saveAttempt(
    academy.database.db,
    { studentId, chatId, subject, messageId: createId("msg"), now: at, timeZone },
    attempt,
  );
}

/** The daily sums; of a day that a travelling family saw twice, and whose problems moved on, only noughts are left. */
function readSums(studentId: string) {
  return academy.database.db
    .select()
    .from(dailyActivity)
    .where(eq(dailyActivity.studentId, studentId))
    .orderBy(asc(dailyActivity.day), asc(dailyActivity.subject));
}

/** The same sums, counted here from the attempts as they are stored. */
async function countSums(studentId: string) {
  const rows = await academy.database.db
    .select({ attempt: attempts, subject: chats.subject })
    .from(attempts)
    .innerJoin(chats, eq(chats.id, attempts.chatId))
    .where(eq(attempts.studentId, studentId));
  const sums = new Map<
    string,
    { alone: number; withHelp: number; open: number; attempts: number; chats: Set<string> }
  >();
  const sumOf = (name: string) => {
    const sum = sums.get(name) ?? {
      alone: 0,
      withHelp: 0,
      open: 0,
      attempts: 0,
      chats: new Set<string>(),
    };
    sums.set(name, sum);
    return sum;
  };
  const problems = Map.groupBy(
    rows,
    ({ attempt, subject }) => `${subject} ${attempt.chatId} ${attempt.itemId}`,
  );
  for (const answers of problems.values()) {
    const last =
      answers
        .map(({ attempt }) => attempt.day)
        .toSorted()
        .at(-1) ?? "";
    const sum = sumOf(`${last} ${answers[0]?.subject ?? ""}`);
    const isRight = answers.some(({ attempt }) => attempt.outcome === "right");
    const isAlone = answers.some(
      ({ attempt: { outcome, firstTry, helpLevel } }) =>
        outcome === "right" && firstTry && helpLevel === 0,
    );
    if (isAlone) sum.alone++;
    else if (isRight) sum.withHelp++;
    else sum.open++;
  }
  for (const { attempt, subject } of rows) {
    const sum = sumOf(`${attempt.day} ${subject}`);
    sum.attempts++;
    sum.chats.add(attempt.chatId);
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { chats: spoken, ...sum }]) => {
      const [on = "", subject = ""] = name.split(" ");
      return { studentId, day: on, subject, ...sum, sessions: spoken.size };
    });
}

describe("F-02 the daily sums", () => {
  test.each([1, 2, 3, 4])("equal the attempts behind them on random history %i", async (seed) => {
    const random = randomFrom(`sums ${seed}`);
    const { id } = await makeActor(academy, "student");
    const places: { chatId: string; subject: Subject }[] = [];
    for (const subject of ["Mathematics", "Science", "Mathematics"] as const) {
      places.push({ chatId: await makeChat(id, subject), subject });
    }
    let at = start.getTime();
    for (let i = 0; i < 120; i++) {
      at += random.int(minute, 9 * hour);
      await give(id, {
        ...random.pick(places),
        at: new Date(at),
        // A family that travels: the calendar may even go back.
        timeZone: random.pick([
          "America/New_York",
          "Asia/Kathmandu",
          "Pacific/Kiritimati",
          "Pacific/Pago_Pago",
        ]),
        attempt: attemptOn(
          `item#${random.int(0, 11)}`,
          random.pick(["right", "wrong", "right-value-wrong-form"]),
          random.pick([0, 0, 1, 3]),
          random.pick([true, false]),
        ),
      });
    }
    const counted = await countSums(id);
    expect(await readSums(id)).toEqual(counted);
    await academy.database.db.transaction((tx) => rebuildActivity(tx, id));
    expect(await readSums(id)).toEqual(counted);
  });

  test("a problem left open one day and solved the next stands on the next alone", async () => {
    const { id } = await makeActor(academy, "student");
    const chatId = await makeChat(id, "Mathematics");
    await give(id, { chatId, at: start, attempt: attemptOn("item#1", "wrong") });
    expect(await readSums(id)).toMatchObject([{ open: 1, attempts: 1, sessions: 1 }]);
    const next = new Date(start.getTime() + day);
    await give(id, { chatId, at: next, attempt: attemptOn("item#1", "right", 1, false) });
    expect(await readSums(id)).toMatchObject([
      { day: "2026-10-30", open: 0, withHelp: 0, attempts: 1, sessions: 1 },
      { day: "2026-10-31", open: 0, withHelp: 1, attempts: 1, sessions: 1 },
    ]);
  });

  test("an attempt that is given up with its transaction leaves no sum", async () => {
    const { id } = await makeActor(academy, "student");
    const chatId = await makeChat(id, "Mathematics");
    const gaveUp = new Error("given up");
    const place = {
      studentId: id,
      chatId,
      subject: "Mathematics",
      messageId: createId("msg"),
    } as const;
    await expect(
      academy.database.db.transaction(async (tx) => {
        await saveAttempt(
          tx,
          { ...place, now: start, timeZone: "UTC" },
          attemptOn("item#1", "right"),
        );
        throw gaveUp;
      }),
    ).rejects.toBe(gaveUp);
    expect(await readSums(id)).toEqual([]);
  });

  test("answers in several chats at once are all counted", async () => {
    const { id } = await makeActor(academy, "student");
    const places = await Promise.all(Array.from({ length: 8 }, () => makeChat(id, "Mathematics")));
    await Promise.all(
      places.map((chatId) =>
        give(id, { chatId, at: start, attempt: attemptOn("item#1", "right") }),
      ),
    );
    expect(await readSums(id)).toMatchObject([{ alone: 8, attempts: 8, sessions: 8 }]);
  });
});

describe("F-02 a day is the student's own", () => {
  test.each([
    // New York sets its clocks back at 6:00 UTC on 1 November 2026: that day has 25 hours.
    ["2026-11-01T03:59:59Z", "America/New_York", "2026-10-31"],
    ["2026-11-01T04:00:00Z", "America/New_York", "2026-11-01"],
    ["2026-11-02T04:59:59Z", "America/New_York", "2026-11-01"],
    ["2026-11-02T05:00:00Z", "America/New_York", "2026-11-02"],
    // Madrid sets them forward at 1:00 UTC on 29 March 2026: 23 hours.
    ["2026-03-28T23:00:00Z", "Europe/Madrid", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "Europe/Madrid", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "Europe/Madrid", "2026-03-30"],
    // Quarters of an hour, and both ends of the earth.
    ["2026-05-01T18:15:00Z", "Asia/Kathmandu", "2026-05-02"],
    ["2026-05-01T18:14:59Z", "Asia/Kathmandu", "2026-05-01"],
    ["2026-05-01T10:00:00Z", "Pacific/Kiritimati", "2026-05-02"],
    ["2026-05-01T10:59:59Z", "Pacific/Pago_Pago", "2026-04-30"],
  ])("an answer at %s in %s belongs to %s", async (at, timeZone, expected) => {
    const { id } = await makeActor(academy, "student");
    const chatId = await makeChat(id, "Mathematics");
    await give(id, { chatId, at: new Date(at), timeZone, attempt: attemptOn("item#1", "right") });
    expect(await readSums(id)).toMatchObject([{ day: expected }]);
  });

  test("it is read as that day anywhere, and a student ahead of the reader is not lost", async () => {
    const { id } = await makeActor(academy, "student");
    const chatId = await makeChat(id, "Mathematics");
    const at = new Date("2026-05-01T10:00:00Z");
    const attempt = attemptOn("item#1", "right");
    await give(id, { chatId, at, timeZone: "Pacific/Kiritimati", attempt });
    for (const timeZone of ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"]) {
      const days = await readDays(academy.database.db, id, { now: at, timeZone, count: 3 });
      expect(days.at(-1)).toEqual({ day: "2026-05-02", alone: 1, withHelp: 0, open: 0 });
    }
  });
});
