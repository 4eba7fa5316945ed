import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts } from "#db/tables/learning.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { alerts } from "#db/tables/oversight.ts";
import { chats } from "#db/tables/tutoring.ts";
import { studyDays } from "#db/tables/controls.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { doubtful } from "#tutor/safety/doubtful.fixture.ts";
import { type SentKind, type TurnEvent, tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const heavy = doubtful("en");

let ids = 0;

async function say(family: TestFamily, chatId: string, text: string, kind: SentKind = "message") {
  const sent = { chatId, clientId: `client-check-${ids++}`, text, kind };
  let last: TurnEvent | null = null;
  for await (const event of family.child.events(contract.sendMessage, sent)) last = event;
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

const alertsOf = (family: TestFamily) =>
  academy.database.db.select().from(alerts).where(eq(alerts.studentId, family.childId));

describe("words that may be distress", () => {
  test("L15 are asked about, and nobody is told; about the maths: the lesson goes on, nothing marked or charged", async () => {
    const family = await makeFamily(academy);
    const { id } = await family.open();
    const asked = await say(family, id, heavy);
    expect(asked.tutor).toMatchObject({ moves: ["check-in"], receipt: null });
    expect(asked.tutor.text).toBe("That sounds heavy. Is it about you, or about the lesson?");
    expect(asked.tutor.care).toBeUndefined();
    const answered = await say(family, id, "It is about the work", "aboutWork");
    expect(answered.tutor.moves[0]).toBe("checked-in");
    expect(await alertsOf(family)).toEqual([]);
    const { db } = academy.database;
    expect(await db.select().from(attempts).where(eq(attempts.chatId, id))).toEqual([]);
    const [account] = await db
      .select()
      .from(creditAccounts)
      .where(eq(creditAccounts.studentId, family.childId));
    expect(account?.balance).toBe(asked.workbench.credits);
    const [chat] = await db.select().from(chats).where(eq(chats.id, id));
    expect(chat?.title).not.toContain(heavy);
  });

  test("L15 about me: careful reply, people who help where the clock is set, and an alert with what was told first", async () => {
    const family = await makeFamily(academy);
    const { id } = await family.open();
    await say(family, id, heavy);
    const { tutor } = await say(family, id, "It is about me", "aboutMe");
    expect(tutor.moves).toEqual(["safety"]);
    expect(tutor.text.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(tutor.care?.lines.length).toBeGreaterThan(1);
    const [alert, ...more] = await alertsOf(family);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ snippet: heavy, route: tutor.care?.told });
  });
});

describe("who is told", () => {
  /** A family whose parent an administrator has locked out, and whose hours are over. */
  async function lockedFamily(hours: boolean) {
    const family = await makeFamily(academy);
    const { id } = await family.open();
    if (hours) await family.set({ timeZone: "UTC", hours: Array.from({ length: 7 }, () => []) });
    await academy.database.db
      .update(guardianships)
      .set({ lockedAt: academy.services.now() })
      .where(eq(guardianships.studentId, family.childId));
    return { family, id };
  }

  test.each([["i want to die"], ["quiero morirme"]])(
    "L15 where nobody looks after the account, “%s” is said to go to the academy, and counted as ever",
    async (text) => {
      const { family, id } = await lockedFamily(false);
      const { tutor } = await say(family, id, text);
      expect(tutor.care).toMatchObject({ told: "administrators" });
      expect(await alertsOf(family)).toMatchObject([{ route: "guardians" }]);
      await academy.database.db.update(guardianships).set({ lockedAt: null });
      expect((await seenByParents(family, id)).days).toMatchObject([{ turns: 2 }]);
    },
  );

  test("L15 the same at closed hours, and in answer to what was asked", async () => {
    const { family, id } = await lockedFamily(true);
    const { tutor } = await say(family, id, "i want to die");
    expect(tutor.care).toMatchObject({ told: "administrators" });
    await say(family, id, heavy);
    const answered = await say(family, id, "It is about me", "aboutMe");
    expect(answered.tutor.care).toMatchObject({ told: "administrators" });
  });

  test("L15 whoever looks after the account is named where they are told", async () => {
    const family = await makeFamily(academy);
    const { id } = await family.open();
    const { tutor } = await say(family, id, "i want to die");
    expect(tutor.care).toMatchObject({ told: "guardians" });
  });
});

test("L15 what may come from home leaves no trace in what parents see: not the question, not a count, not a minute", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  const { id } = await family.open();
  await family.say(id, "7");
  const before = await seenByParents(family, id);
  const { tutor } = await say(family, id, "my stepdad hits me when he drinks");
  expect(tutor.care).toMatchObject({ told: "administrators" });
  const maybe = doubtful("en", true);
  expect((await say(family, id, maybe)).tutor.moves).toEqual(["check-in"]);
  await say(family, id, "It is about the work", "aboutWork");
  expect(await seenByParents(family, id)).toEqual(before);
  const mine = await family.parent.ok(oversightContract.readAlerts, { childId });
  expect(mine.alerts).toEqual([]);
});

/** A session as parents read it, and how many turns of the day are counted. */
async function seenByParents({ parent, childId }: TestFamily, chatId: string) {
  const { sessions } = await parent.ok(oversightContract.readSessions, { childId });
  const session = sessions.find((known) => known.id.startsWith(chatId));
  const read = await parent.ok(oversightContract.readSession, {
    childId,
    session: session?.id ?? "",
  });
  const days = await academy.database.db
    .select({ turns: studyDays.turns })
    .from(studyDays)
    .where(eq(studyDays.studentId, childId));
  return { session, read, days };
}
