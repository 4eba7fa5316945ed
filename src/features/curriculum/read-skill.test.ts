import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { challenges } from "#db/tables/challenges.ts";
import { attempts } from "#db/tables/learning.ts";
import { readSources } from "#features/learning/packs/read-pack.ts";
import { createId } from "#shared/ids.ts";
import { subjects } from "#shared/subjects.ts";
import { curriculumContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** A mark on an item that a student challenged. */
async function challenge(itemId: string, status: "waiting" | "upheld"): Promise<void> {
  const { db } = academy.database;
  const { id: studentId } = await makeActor(academy, "student");
  const now = academy.services.now();
  const [attemptId, messageId] = [createId("att"), createId("msg")];
  await db.insert(attempts).values({
    id: attemptId,
    studentId,
    chatId: "chat_any",
    messageId,
    itemId,
    skillId: itemId.split("#")[0],
    outcome: "wrong",
    receipt: {},
    helpLevel: 0,
    firstTry: true,
    createdAt: now,
  });
  await db.insert(challenges).values({
    id: createId("chl"),
    messageId,
    attemptId,
    studentId,
    chatId: "chat_any",
    locale: "en",
    prompt: "",
    key: {},
    given: "",
    status,
    finding: {},
    createdAt: now,
    decidedAt: status === "waiting" ? null : now,
  });
}

test("F-09 the list names every skill with its problems, and how often marks on it were challenged", async () => {
  const admin = await makeActor(academy, "administrator");
  await challenge("food-webs#bean-energy@s.1", "waiting");
  await challenge("food-webs#bean-energy@s.2", "upheld");
  const { skills } = await admin.browser.ok(contract.listSkills, {});
  const ids = subjects.flatMap((subject) => [...readSources(subject).keys()]);
  expect(skills.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const source = readSources("Science").get("food-webs")?.skill;
  expect(skills.find(({ id }) => id === "food-webs")).toEqual({
    id: "food-webs",
    subject: "Science",
    title: { en: source?.title, es: expect.any(String) },
    grades: source?.grades,
    items: source?.items.length,
    itemsOff: 0,
    resting: 0,
    templates: 0,
    isOff: false,
    isCorrected: false,
    challenged: { asked: 2, upheld: 1 },
  });
});

test("F-09 a skill is read with its lesson and every problem as a student is shown it, with its key", async () => {
  const admin = await makeActor(academy, "administrator");
  await challenge("food-webs#bean-energy@s.3", "waiting");
  const { skill } = await admin.browser.ok(contract.readSkill, { skillId: "food-webs" });
  const source = readSources("Science").get("food-webs");
  expect(skill.lesson).toEqual({ en: source?.skill.lesson, es: source?.texts.lesson });
  expect(skill.items.map(({ id }) => id).toSorted()).toEqual(
    source?.skill.items.map(({ id }) => id).toSorted(),
  );
  for (const item of skill.items) {
    const written = source?.skill.items.find(({ id }) => id === item.id);
    expect(item.prompt.en).toBe(written?.ask);
    expect(item.key.en, item.id).not.toBe("");
    expect(item.hints).toHaveLength(written?.hints.length ?? 0);
    expect(item.because.en).toBe(written?.because);
    expect(item.wrong.map(({ says }) => says.en).toSorted()).toEqual(
      Object.values<{ say: string }>(written?.wrong ?? {})
        .map(({ say }) => say)
        .toSorted(),
    );
    if (written?.kind !== "choice" || item.interaction?.kind !== "choice") continue;
    expect(item.key.en).toBe(written.options[written.key]);
    const right = item.interaction.options.find(({ name }) => item.right.includes(name));
    expect(right?.text.en).toBe(written.options[written.key]);
  }
  const first = skill.items.find(({ id }) => id === "bean-energy");
  expect(first?.challenged.asked).toBeGreaterThan(0);
});

test("F-09 of a template a sample is shown, and another one where other numbers are drawn", async () => {
  const admin = await makeActor(academy, "administrator");
  const skillId = "equations-two-step";
  const { skill } = await admin.browser.ok(contract.readSkill, { skillId });
  const { skill: other } = await admin.browser.ok(contract.readSkill, { skillId, draw: 1 });
  const drawn = skill.items.filter(({ kind }) => kind === "template");
  expect(drawn.length).toBe(readSources("Mathematics").get(skillId)?.skill.templates?.length);
  expect(drawn.map(({ prompt }) => prompt)).not.toEqual(other.items.map(({ prompt }) => prompt));
  for (const { key, steps } of drawn) {
    expect(key.en).toMatch(/^\$.+\$/);
    expect(steps.length).toBeGreaterThan(1);
  }
  expect(skill.isForVisitors).toBe(true);
});

test("F-09 every skill can be read", async () => {
  const admin = await makeActor(academy, "administrator");
  const { skills } = await admin.browser.ok(contract.listSkills, {});
  for (const { id } of skills) await admin.browser.ok(contract.readSkill, { skillId: id });
  const none = await admin.browser.call(contract.readSkill, { skillId: "no-such-skill" });
  expect(none).toMatchObject({ code: "not_found" });
});
