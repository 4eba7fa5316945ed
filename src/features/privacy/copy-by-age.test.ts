import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { attempts } from "#db/tables/learning.ts";
import { alerts } from "#db/tables/oversight.ts";
import { profiles } from "#db/tables/profiles.ts";
import { challengesContract } from "#features/challenges/contract.ts";
import { birthdayYearsAgo } from "#features/oversight/oversight.fixture.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { privacyContract as contract } from "./contract.ts";
import { makeChild } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const plain = "my grandmother bakes quince bread";
const answer = "987654321";
const alarming = "I want to die, nobody likes my marmalade";

/** A child of an age who talked, answered, challenged a mark, and in another lesson raised an alert. */
async function talkative(years: number) {
  const family = await makeChild(academy);
  const { child, childId } = family;
  const { db } = academy.database;
  const birthDate = birthdayYearsAgo(academy.services.now(), years);
  await db.update(profiles).set({ birthDate }).where(eq(profiles.id, childId));
  const lesson = await takeLesson(academy, child);
  await lesson.answer(plain);
  await lesson.answer(answer);
  const [mark] = await db.select().from(attempts).where(eq(attempts.studentId, childId));
  await child.ok(challengesContract.challengeMark, { markId: mark?.messageId ?? "" });
  const other = await takeLesson(academy, child);
  await other.answer(alarming);
  return family;
}

/** What a copy says of lessons, its page and its data. */
async function copyOf(family: Awaited<ReturnType<typeof talkative>>, who: "parent" | "child") {
  const { childId } = family;
  const { json, html } =
    who === "parent"
      ? await family.parent.ok(contract.exportChild, { childId })
      : await family.child.ok(contract.exportOwn, {});
  for (const text of [plain, answer, "marmalade"]) {
    expect(html.includes(text), `page and data agree on ${text}`).toBe(json.includes(text));
  }
  return { json, html };
}

/** Whether the pages of the parent show some words of the lessons. */
async function pagesShow(family: Awaited<ReturnType<typeof talkative>>, text: string) {
  const { parent, childId } = family;
  const { sessions } = await parent.ok(oversightContract.readSessions, { childId });
  const read = await Promise.all(
    sessions.map(({ id }) => parent.ok(oversightContract.readSession, { childId, session: id })),
  );
  return JSON.stringify([sessions, read]).includes(text);
}

test.each([
  [11, { plain: true, answer: true, marmalade: true }],
  [14, { plain: false, answer: false, marmalade: true }],
  [17, { plain: false, answer: false, marmalade: false }],
] as const)(
  "L7 L17 the copy of a parent of a child of %i has of the lessons what the pages show at that age",
  async (years, shown) => {
    const family = await talkative(years);
    const { json, html } = await copyOf(family, "parent");
    const found = {
      plain: json.includes(plain),
      answer: json.includes(answer),
      marmalade: json.includes("marmalade"),
    };
    expect(found).toEqual(shown);
    expect(await pagesShow(family, plain)).toBe(shown.plain);
    expect(await pagesShow(family, answer)).toBe(shown.answer);
    expect(await pagesShow(family, "marmalade")).toBe(shown.marmalade);
    expect(html.includes("take a copy with everything")).toBe(years >= 13);
    // That there were lessons, and how they went, stays in the copy at any age.
    expect(JSON.parse(json).tables.attempts[0]).toMatchObject({ outcome: "wrong" });
  },
);

test.each([
  [11, true],
  [14, false],
] as const)(
  "L7 L17 what a session of a child of %i came to repeats to a parent nothing that they may not see",
  async (years, isShown) => {
    const family = await makeChild(academy);
    const { child, childId } = family;
    const birthDate = birthdayYearsAgo(academy.services.now(), years);
    await academy.database.db.update(profiles).set({ birthDate }).where(eq(profiles.id, childId));
    const lesson = await takeLesson(academy, child);
    await lesson.answer(answer);
    for (let turns = 0; turns < 4; turns++) await lesson.answer(`${plain} ${turns}`);
    // The leave belongs to the stretch of the conversation around the alert.
    await lesson.answer("bye");
    await lesson.answer(alarming);
    const { json } = await copyOf(family, "parent");
    expect(json).toContain("marmalade");
    expect(json.includes('"ending"')).toBe(isShown);
    expect(json.includes(answer)).toBe(isShown);
    expect(await pagesShow(family, "marmalade")).toBe(true);
    expect(await pagesShow(family, "persisted")).toBe(isShown);
    expect(await pagesShow(family, answer)).toBe(isShown);
  },
);

test("L7 an adult's copy tells of no letter to the academy, no counter of calls and no note of an administrator's", async () => {
  const family = await talkative(11);
  const { childId } = family;
  const { db } = academy.database;
  const now = academy.services.now();
  await db
    .update(alerts)
    .set({ route: "guardians", finding: "cared-for", note: "rang the school", reviewedAt: now })
    .where(eq(alerts.studentId, childId));
  await db.insert(emails).values({
    id: `eml_${childId}`,
    kind: "contact-message",
    recipient: "academy@example.org",
    subject: "A message",
    textBody: `From ${childId}: please help me at home`,
    htmlBody: "",
    status: "kept",
  });
  await db.execute(
    sql`insert into rate_limits (key, points, expire) values (${`tell-more:${childId}`}, 1, null)`,
  );
  const { json } = await copyOf(family, "parent");
  expect(json).toContain("marmalade");
  for (const told of ["rang the school", "cared-for", "help me at home", "tell-more"]) {
    expect(json).not.toContain(told);
  }
});

test("L7 the student's own copy has everything that was said", async () => {
  const { json } = await copyOf(await talkative(14), "child");
  for (const text of [plain, answer, alarming]) expect(json).toContain(text);
});

test("L22 from the 18th birthday on no parent takes a copy, also before the supervision is ended", async () => {
  const family = await talkative(17);
  const birthDate = birthdayYearsAgo(academy.services.now(), 18);
  await academy.database.db
    .update(profiles)
    .set({ birthDate })
    .where(eq(profiles.id, family.childId));
  const { childId } = family;
  expect(await family.parent.call(contract.exportChild, { childId })).toMatchObject({
    code: "not_found",
  });
});
