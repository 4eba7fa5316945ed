import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { curriculumChanges } from "#db/tables/curriculum.ts";
import { skillMastery } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { learningContract } from "#features/learning/contract.ts";
import { readSources } from "#features/learning/packs/read-pack.ts";
import { taughtSkillsOf, teachingOf } from "#features/learning/subject-skills.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { createId } from "#shared/ids.ts";
import { randomFrom } from "#shared/random.ts";
import type { Level } from "#tutor/curriculum/skill.ts";
import { curriculumContract as contract } from "./contract.ts";

let academy: TestAcademy;
let admin: Made;
beforeAll(async () => {
  academy = await startTestAcademy();
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

const read = async (skillId: string) =>
  (await admin.browser.ok(contract.readSkill, { skillId })).skill;

const versionOf = async (skillId: string) => (await read(skillId)).version;

async function switchSkill(skillId: string, isTaught: boolean) {
  const version = await versionOf(skillId);
  return admin.browser.ok(contract.switchSkill, {
    skillId,
    version,
    isTaught,
    reason: isTaught ? "" : "We teach this later",
  });
}

/** The names of the items that are drawn of a skill, as the mind draws them. */
function drawn(skillId: string): string[] {
  const skill = teachingOf("Science").skills.find(({ id }) => id === skillId);
  const names = Array.from({ length: 200 }, (_, at) => {
    const level: Level = at % 3 === 0 ? 1 : at % 3 === 1 ? 2 : 3;
    return skill?.makeItem(`${at}`, randomFrom(`${at}`), level).id.split(/[#@]/)[1] ?? "";
  });
  return [...new Set(names)].toSorted();
}

const openScience = (browser: Made["browser"], skillId?: string) =>
  browser.ok(tutoringContract.openChat, {
    subject: "Science",
    locale: "en",
    clientId: createId("msg"),
    ...(skillId ? { skillId } : {}),
  });

describe("a skill", () => {
  const skillId = "rock-cycle";

  test("F-09 that is off is in no topics and in nothing to do today, and what was earned in it stays", async () => {
    const { browser, account } = await makeStudent(academy, { primarySubject: "Science" });
    const { chat } = await openScience(browser, skillId);
    await academy.database.db.insert(skillMastery).values({
      studentId: account.id,
      skillId,
      withHelp: 0.99,
      alone: 0.99,
      attempts: 5,
      correct: 5,
      review: null,
      dueAt: new Date(0),
      updatedAt: new Date(),
    });
    const topics = async () =>
      (await browser.ok(tutoringContract.readTopics, { chatId: chat.id })).topics.map(
        ({ id }) => id,
      );
    expect(await topics()).toContain(skillId);
    await switchSkill(skillId, false);
    expect(await topics()).not.toContain(skillId);
    expect(taughtSkillsOf("Science").some(({ id }) => id === skillId)).toBe(false);
    const { subjects } = await browser.ok(learningContract.readProgress, { timeZone: "UTC" });
    const standing = subjects.flatMap(({ skills }) => skills).find(({ id }) => id === skillId);
    expect(standing).toMatchObject({ alone: 0.99, dueAt: null, isDue: false });
    const { skill } = await switchSkill(skillId, true);
    expect(skill.offReason).toBeNull();
    expect(await topics()).toContain(skillId);
  });

  test("F-09 that is off keeps the problem that lies open, with its name, and draws no other", async () => {
    const { browser } = await makeStudent(academy, { primarySubject: "Science" });
    const { chat } = await openScience(browser, skillId);
    const title = readSources("Science").get(skillId)?.skill.title;
    expect(chat.workbench.problem?.skillTitle?.en).toBe(title);
    await switchSkill(skillId, false);
    const { chat: later } = await browser.ok(tutoringContract.readChat, { chatId: chat.id });
    expect(later.workbench.problem).toEqual(chat.workbench.problem);
    const events = browser.events(tutoringContract.nextProblem, {
      chatId: chat.id,
      clientId: createId("msg"),
    });
    let next = null;
    for await (const event of events) if (event.type === "finished") next = event.workbench;
    expect(next?.problem?.itemId.startsWith(`${skillId}#`)).toBe(false);
    expect(next?.problem?.skillTitle).not.toBeNull();
    const { chat: asked } = await openScience(browser, skillId);
    expect(asked.workbench.problem?.itemId.startsWith(`${skillId}#`)).toBe(false);
    await switchSkill(skillId, true);
  });

  test("F-09 of a subject that is empty leaves the subject offered nowhere", async () => {
    const { browser } = await makeStudent(academy, { primarySubject: "History" });
    const ids = [...readSources("History").keys()];
    for (const id of ids) await switchSkill(id, false);
    const today = await browser.ok(tutoringContract.readToday, { locale: "en" });
    expect(today.subjects).not.toContain("History");
    const opened = await browser.call(tutoringContract.openChat, {
      subject: "History",
      locale: "en",
      clientId: createId("msg"),
    });
    expect(opened).toMatchObject({ ok: false, code: "not_found" });
    const { subjects } = await academy.browser().ok(learningContract.listTaughtSubjects, {});
    expect(subjects).not.toContain("History");
    expect(subjects).toContain("Science");
    for (const id of ids) await switchSkill(id, true);
  });

  test("F-09 is taken out only with a reason", async () => {
    const version = await versionOf(skillId);
    const asked = { skillId, version, isTaught: false, reason: "  " };
    expect(await admin.browser.call(contract.switchSkill, asked)).toMatchObject({
      code: "invalid_input",
      fields: { reason: "offReasonMissing" },
    });
    expect(await versionOf(skillId)).toBe(version);
  });
});

describe("an item", () => {
  const skillId = "food-webs";
  const switchItem = async (itemName: string, isTaught: boolean) =>
    admin.browser.call(contract.switchItem, {
      skillId,
      itemName,
      version: await versionOf(skillId),
      isTaught,
      reason: isTaught ? "" : "Wrong key reported",
    });

  test("F-09 that is off is drawn no more, says why, and comes back", async () => {
    expect(drawn(skillId)).toContain("bean-energy");
    expect(await switchItem("bean-energy", false)).toMatchObject({ ok: true });
    expect(drawn(skillId)).not.toContain("bean-energy");
    const { items } = await read(skillId);
    expect(items.find(({ id }) => id === "bean-energy")?.offReason).toBe("Wrong key reported");
    const { skills } = await admin.browser.ok(contract.listSkills, {});
    expect(skills.find(({ id }) => id === skillId)).toMatchObject({ items: 7, itemsOff: 1 });
    expect(await switchItem("bean-energy", true)).toMatchObject({ ok: true });
    expect(drawn(skillId)).toContain("bean-energy");
  });

  test("F-09 stays where the skill would keep fewer than its check asks for", async () => {
    expect(await switchItem("bean-energy", false)).toMatchObject({ ok: true });
    expect(await switchItem("pond-own-food", false)).toMatchObject({ ok: true });
    expect(await switchItem("clover-arrow", false)).toMatchObject({
      ok: false,
      status: 409,
      code: "too_few_items",
    });
    expect(drawn(skillId)).toContain("clover-arrow");
    await switchItem("bean-energy", true);
    await switchItem("pond-own-food", true);
  });

  test("F-09 that the skill does not have is not found", async () => {
    expect(await switchItem("no-such-item", false)).toMatchObject({ code: "not_found" });
  });
});

describe("what is changed", () => {
  const skillId = "density";

  test("F-09 by two at once is changed by the first, and the second looks again", async () => {
    const other = await makeActor(academy, "administrator");
    const version = await versionOf(skillId);
    const asked = { skillId, version, isTaught: false, reason: "Twice" };
    const answers = await Promise.all(
      [admin, other].map(({ browser }) => browser.call(contract.switchSkill, asked)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "curriculum_changed" });
    expect(await versionOf(skillId)).toBe(version + 1);
    const late = await admin.browser.call(contract.switchSkill, { ...asked, isTaught: true });
    expect(late).toMatchObject({ ok: false, code: "curriculum_changed" });
    await switchSkill(skillId, true);
  });

  test("F-09 stands in the history with who, when and why, in the audit trail, and nobody rewrites it", async () => {
    const { db } = academy.database;
    await switchSkill(skillId, false);
    const { changes } = await read(skillId);
    expect(changes[0]).toMatchObject({
      action: "skill-off",
      changes: [{ facet: "skill", before: null, after: "We teach this later" }],
      reason: "We teach this later",
      administratorName: "Rosa Díaz",
      canTakeBack: true,
    });
    const deeds = await db.select().from(auditEntries);
    expect(deeds.at(-1)).toMatchObject({
      actorId: admin.id,
      action: "curriculum.skill-off",
      subjectId: skillId,
      details: { reason: "We teach this later" },
    });
    const message: unknown = expect.stringMatching(/neither changed nor deleted/);
    const refused = { cause: { message } };
    for (const attempt of [
      db.update(curriculumChanges).set({ reason: "other" }),
      db.delete(curriculumChanges),
      db.execute(sql`truncate curriculum_changes`),
    ])
      await expect(attempt).rejects.toMatchObject(refused);
  });

  test("F-09 is taken back with one call while it stands, and never under a later change", async () => {
    const before = await read(skillId);
    const off = before.changes[0];
    const takeBack = (curriculumChangeId: string, version: number) =>
      admin.browser.call(contract.takeBackChange, { skillId, version, curriculumChangeId });
    const back = await takeBack(off?.id ?? "", before.version);
    expect(back).toMatchObject({ ok: true, value: { skill: { offReason: null } } });
    expect(taughtSkillsOf("Science").some(({ id }) => id === skillId)).toBe(true);
    const after = await read(skillId);
    expect(after.changes[0]).toMatchObject({ action: "taken-back", canTakeBack: true });
    expect(after.changes[1]).toMatchObject({ id: off?.id, canTakeBack: false });
    expect(await takeBack(off?.id ?? "", after.version)).toMatchObject({
      status: 409,
      code: "change_overtaken",
    });
    expect(await takeBack("cur_none", after.version)).toMatchObject({ code: "not_found" });
  });
});

test("F-09 a change that another program made holds here without a restart", async () => {
  const { db } = academy.database;
  const [chat] = await db.select().from(chats).limit(1);
  expect(chat).toBeDefined();
  await db.insert(curriculumChanges).values({
    id: createId("cur"),
    skillId: "fair-tests",
    version: 1,
    action: "skill-off",
    changes: [{ facet: "skill", before: null, after: "Elsewhere" }],
    state: { offReason: "Elsewhere", itemsOff: {}, texts: {} },
    administratorId: admin.id,
    createdAt: new Date(),
  });
  await expect
    .poll(() => taughtSkillsOf("Science").some(({ id }) => id === "fair-tests"))
    .toBe(false);
});
