import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { openLesson } from "#app/lesson-client.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type EvidenceProblem, type EvidenceQuery, familyContract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function makeFamily(): Promise<{ parent: Made; child: Made }> {
  const parent = await makeActor(academy, "parent");
  const child = await makeActor(academy, "student");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: child.id });
  await db.insert(creditAccounts).values({ studentId: child.id, balance: 25 });
  return { parent, child };
}

async function readAll({ parent, child }: { parent: Made; child: Made }, query: EvidenceQuery) {
  const problems: EvidenceProblem[] = [];
  let before: string | undefined;
  for (let page = 0; page < 10; page++) {
    const input = { childId: child.id, ...query, ...(before ? { before } : {}) };
    const read = await parent.browser.ok(familyContract.readEvidence, input);
    problems.push(...read.problems);
    if (read.next === null) return problems;
    before = read.next;
  }
  throw new Error("the pages never end");
}

test("F-02 each number opens the very problems it counts, with what was answered, the mark's reason and the help", async () => {
  const family = await makeFamily();
  const lesson = await takeLesson(academy, family.child.browser);
  await lesson.answer("987654");
  await lesson.answer();
  await lesson.answer();
  const details = await family.parent.browser.ok(familyContract.readChild, {
    childId: family.child.id,
    timeZone: "UTC",
  });
  const { day, alone, withHelp, open } = details.child.today;
  expect({ alone, withHelp, open }).toEqual({ alone: 1, withHelp: 1, open: 0 });
  // Under 13 a parent reads what was written.
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({ birthDate: `${new Date().getUTCFullYear() - 10}-01-01` })
    .where(eq(profiles.id, family.child.id));
  const range = { from: day, to: day };
  for (const ending of ["alone", "withHelp", "open"] as const) {
    const problems = await readAll(family, { ...range, ending });
    expect(problems).toHaveLength(details.child.today[ending]);
    expect(problems.every((problem) => problem.ending === ending)).toBe(true);
  }
  const [helped] = await readAll(family, { ...range, ending: "withHelp" });
  expect(helped?.prompt).toBeTruthy();
  expect(helped?.shownAt).not.toBeNull();
  expect(helped?.answers.map(({ outcome }) => outcome)).toEqual(["wrong", "right"]);
  expect(helped?.answers[0]?.given).toBe("987654");
  expect(helped?.answers[0]?.reasons[0]).toMatch(/^It was compared/);

  expect(await readAll(family, { sessionId: lesson.chatId })).toHaveLength(2);
  const skill = details.standing.subjects[0]?.skills[0];
  const ofSkill = await readAll(family, { skillIds: skill?.id ?? "" });
  expect(ofSkill.flatMap(({ answers }) => answers)).toHaveLength(skill?.attempts ?? 0);
  expect(await readAll(family, { from: "2020-01-01", to: "2020-01-31" })).toEqual([]);
});

test("F-02 F-06 evidence and sessions tell the language of the lesson, whoever reads them", async () => {
  const family = await makeFamily();
  const { parent, child } = family;
  const lesson = await openLesson(child.browser, academy.database.db, "es");
  await lesson.say("987,5");
  expect(await readAll(family, { sessionId: lesson.chatId })).toMatchObject([{ locale: "es" }]);
  const { sessions } = await parent.browser.ok(oversightContract.readSessions, {
    childId: child.id,
  });
  expect(sessions).toMatchObject([{ locale: "es" }]);
});

test("F-02 evidence comes in pages that leave nothing out and repeat nothing", async () => {
  const family = await makeFamily();
  const lesson = await takeLesson(academy, family.child.browser);
  for (let i = 0; i < 26; i++) await lesson.answer();
  const problems = await readAll(family, {});
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  const answers = problems.flatMap((problem) => problem.answers.map(({ id }) => id));
  expect(new Set(answers).size).toBe(answers.length);
  const times = problems.map(({ answers: [first] }) => first?.at ?? "");
  expect(times).toEqual(times.toSorted().toReversed());
  expect(problems.length).toBeGreaterThan(10);
});

test("P-01 the evidence of another family's child does not exist", async () => {
  const { child } = await makeFamily();
  const stranger = await makeActor(academy, "parent");
  const answer = await stranger.browser.call(familyContract.readEvidence, { childId: child.id });
  expect(answer).toMatchObject({ ok: false, status: 404 });
});
