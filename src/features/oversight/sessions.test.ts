import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { messages } from "#db/tables/tutoring.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { familyContract } from "#features/family/contract.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { minute } from "#shared/constants.ts";
import { oversightContract } from "./contract.ts";
import { birthdayYearsAgo } from "./oversight.fixture.ts";

let academy: TestAcademy;
let family: TestFamily;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function bornYearsAgo(years: number, days = 0): Promise<void> {
  await academy.database.db
    .update(profiles)
    .set({ birthDate: birthdayYearsAgo(academy.services.now(), years, days) })
    .where(eq(profiles.id, family.childId));
}

const said = {
  question: "What is a zebra crossing good for anyway?",
  distress: "I want to die, nothing works",
  abuse: "my dad hits me when I fail",
  after: "forget the marmalade I said that",
  answer: "123456789",
};

/** A session with wrong and right answers, talk, and two findings of distress. */
async function takeSession(): Promise<string> {
  const { id } = await family.open();
  await family.say(id, said.answer);
  await family.say(id, await family.keyOf(id));
  for (let turns = 0; turns < 3; turns++) await family.say(id, `${said.question} ${turns}`);
  await family.say(id, said.distress);
  await family.say(id, said.after);
  for (let turns = 3; turns < 7; turns++) await family.say(id, `${said.question} ${turns}`);
  await family.say(id, said.abuse);
  await family.hint(id);
  return id;
}

const sessionsOf = () =>
  family.parent.ok(oversightContract.readSessions, { childId: family.childId });
const sessionOf = (session: string) =>
  family.parent.ok(oversightContract.readSession, { childId: family.childId, session });

describe("sessions of a child", () => {
  let chatId = "";
  beforeAll(async () => {
    family = await makeFamily(academy);
    chatId = await takeSession();
  });

  test("F-06 a session's summary says what was worked on, what came of it and what comes next, by its record", async () => {
    await bornYearsAgo(10);
    const { sessions, policy } = await sessionsOf();
    expect(policy.sight).toBe("full");
    expect(sessions).toHaveLength(1);
    const [session] = sessions;
    expect(session?.id).toMatch(new RegExp(`^${chatId}\\.`));
    expect(session?.isOver).toBe(false);
    const kinds = session?.sentences.map(({ kind }) => kind) ?? [];
    expect(kinds[0]).toBe("practised");
    expect(kinds).toContain("withHelp");
    expect(kinds.at(-1)).toBe("next");
    // Each sentence rests on problems that are there to be opened.
    const ids = session?.problems.map(({ id }) => id);
    for (const { problems } of session?.sentences ?? []) {
      expect(problems.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(problems));
    }
  });

  test("F-06 the student reads the same summary", async () => {
    await bornYearsAgo(10);
    const parents = await sessionsOf();
    const own = await family.child.ok(oversightContract.readOwnSessions, {});
    expect(own.sessions).toEqual(parents.sessions);
  });

  test("L17 under 13 the whole conversation is shown, but what an administrator is to see first, without a trace", async () => {
    await bornYearsAgo(13, -1);
    const { sessions } = await sessionsOf();
    const answer = await sessionOf(sessions[0]?.id ?? "");
    const [part = []] = answer.transcript.parts;
    const words = part.map(({ message }) => message.text);
    expect(words).toEqual(expect.arrayContaining([said.distress, said.after, said.answer]));
    const rows = await academy.database.db
      .select()
      .from(messages)
      .where(eq(messages.chatId, chatId));
    // The student's words and the tutor's answer to them.
    expect(part).toHaveLength(rows.length - 3);
    expect(part.map(({ message }) => message.position)).toEqual(part.map((_, index) => index));
    expect(JSON.stringify(answer)).not.toContain("my dad hits me");
    expect(JSON.stringify(answer)).not.toContain("Childhelp");
    expect(part.filter(({ isFlagged }) => isFlagged).map(({ message }) => message.text)).toEqual([
      said.distress,
    ]);
    expect(part.some(({ message }) => message.receipt?.outcome === "wrong")).toBe(true);
  });

  test("L17 from 13 to 15 only the flagged part is shown, and no other word leaves the server", async () => {
    for (const [years, days] of [
      [13, 0],
      [16, -1],
    ] as const) {
      await bornYearsAgo(years, days);
      const list = await sessionsOf();
      const answer = await sessionOf(list.sessions[0]?.id ?? "");
      expect(answer.policy.sight).toBe("flagged");
      expect(answer.transcript.parts).toHaveLength(1);
      const words = answer.transcript.parts.flat().map(({ message }) => message.text);
      expect(words).toEqual(
        expect.arrayContaining([said.distress, said.after, `${said.question} 2`]),
      );
      const all = JSON.stringify([list, answer]);
      for (const turns of [0, 1, 3, 4, 5, 6]) {
        expect(all).not.toContain(`${said.question} ${turns}`);
      }
      expect(all).not.toContain(said.answer);
      expect(all).not.toContain(said.abuse);
    }
  });

  test.each([
    ["16", 16, 0, "summaries", 1],
    ["a day before 18", 18, -1, "summaries", 1],
    ["18", 18, 0, "none", 0],
    ["40", 40, 0, "none", 0],
  ])(
    "L17 at %s not one word of the student leaves the server",
    async (_, years, days, sight, count) => {
      await bornYearsAgo(years, days);
      const list = await sessionsOf();
      expect(list.policy.sight).toBe(sight);
      expect(list.sessions).toHaveLength(count);
      const session = (await family.child.ok(oversightContract.readOwnSessions, {})).sessions[0]
        ?.id;
      const answer = await sessionOf(session ?? "");
      expect(answer.transcript.parts).toEqual([]);
      const all = JSON.stringify([list, answer]);
      const rows = await academy.database.db
        .select()
        .from(messages)
        .where(eq(messages.chatId, chatId));
      for (const { author, text } of rows) {
        if (author === "student") expect(all).not.toContain(text);
      }
      expect(all).not.toContain("zebra");
    },
  );

  test("L17 a problem of the student's own is not shown where words are not", async () => {
    const { id } = await family.open();
    await family.say(id, "solve 3x + 7 = 61");
    await family.say(id, "yes");
    await family.say(id, "x = 5");
    await bornYearsAgo(16);
    expect(JSON.stringify(await sessionsOf())).not.toContain("= 61");
    await bornYearsAgo(10);
    expect(JSON.stringify(await sessionsOf())).toContain("= 61");
  });

  test("P-01 another parent's child, and a session of nobody, show nothing", async () => {
    const other = await makeFamily(academy);
    const { childId } = family;
    expect(await other.parent.call(oversightContract.readSessions, { childId })).toMatchObject({
      ok: false,
      code: "not_found",
    });
    const none = await sessionOf("chat_0000000000000000000000000.0");
    expect(none.session).toBeNull();
    const own = await other.open();
    await other.say(own.id, said.answer);
    expect((await sessionOf(`${own.id}.0`)).session).toBeNull();
  });
});

test("F-06 after fifteen minutes of silence what is said in the same chat is another session", async () => {
  family = await makeFamily(academy);
  const { id } = await family.open();
  await family.say(id, said.answer);
  academy.wait(15 * minute - 5000);
  await family.say(id, said.answer);
  expect((await sessionsOf()).sessions).toHaveLength(1);
  academy.wait(16 * minute);
  expect((await sessionsOf()).sessions[0]?.isOver).toBe(true);
  await family.say(id, said.answer);
  const { sessions } = await sessionsOf();
  expect(sessions).toHaveLength(2);
  expect(sessions.map(({ isOver }) => isOver)).toEqual([false, true]);
});

test("F-06 a chat that was only opened is no session", async () => {
  family = await makeFamily(academy);
  await family.open();
  expect((await sessionsOf()).sessions).toEqual([]);
});

test("F-06 words that were taken back and turns that were said again are marked as such", async () => {
  family = await makeFamily(academy);
  const { id } = await family.open();
  await family.say(id, said.answer);
  await bornYearsAgo(9);
  const { db } = academy.database;
  const rows = await db.select().from(messages).where(eq(messages.chatId, id));
  const tutor = rows.find(({ position }) => position === 2);
  await db
    .update(messages)
    .set({ details: { moves: [], withdrawn: "Words that were too much" }, replacedBy: "msg_other" })
    .where(eq(messages.id, tutor?.id ?? ""));
  const { sessions } = await sessionsOf();
  const { transcript } = await sessionOf(sessions[0]?.id ?? "");
  const marked = transcript.parts.flat().filter(({ takenBack }) => takenBack !== null);
  expect(marked).toMatchObject([{ takenBack: "Words that were too much", isReworded: true }]);
});

test.each(["bye", null])(
  "L15 who helps is shown again to who takes leave (%s) after what an administrator is to see first, and to no parent",
  async (words) => {
    family = await makeFamily(academy);
    const { id } = await family.open();
    await family.say(id, said.question);
    const { care } = (await family.say(id, said.abuse)).tutor;
    const leave = words === null ? await family.finish(id) : await family.say(id, words);
    expect(leave.tutor.care).toEqual(care);
    await bornYearsAgo(10);
    const { sessions } = await sessionsOf();
    const { transcript } = await sessionOf(sessions[0]?.id ?? "");
    const read = JSON.stringify(transcript);
    expect(read).toContain(said.question);
    expect(read).not.toContain('"care"');
    const copy = await family.parent.ok(privacyContract.exportChild, {
      childId: family.childId,
    });
    expect(copy.json).toContain(said.question);
    expect(copy.json).not.toContain('"care"');
  },
);

test("L15 a parent's copy of everything holds neither what an administrator is to see first nor the answer to it", async () => {
  family = await makeFamily(academy);
  const { id } = await family.open();
  await family.say(id, said.distress);
  await family.say(id, said.abuse);
  const own = await family.child.ok(privacyContract.exportOwn, {});
  expect(own.json).toContain(said.abuse);
  // At an age at which a parent's copy holds what was said.
  await bornYearsAgo(13, -1);
  const { json } = await family.parent.ok(privacyContract.exportChild, {
    childId: family.childId,
  });
  expect(json).toContain(said.distress);
  expect(json).not.toContain(said.abuse);
  expect(json).not.toContain("Childhelp");
});

test("L17 the answers behind a number on the dashboard are shown without the child's words from 13 on", async () => {
  family = await makeFamily(academy);
  const { id } = await family.open();
  await family.say(id, said.answer);
  const evidence = () => family.parent.ok(familyContract.readEvidence, { childId: family.childId });
  await bornYearsAgo(13, -1);
  expect((await evidence()).problems[0]?.answers[0]?.given).toBe(said.answer);
  await bornYearsAgo(13);
  expect((await evidence()).problems[0]?.answers[0]).toMatchObject({
    given: null,
    outcome: "wrong",
  });
  await bornYearsAgo(18);
  expect((await evidence()).problems).toEqual([]);
});
