import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { curriculumChanges } from "#db/tables/curriculum.ts";
import { readSources, skillFrom } from "#features/learning/packs/read-pack.ts";
import { loadChanges } from "#features/learning/curriculum/follow-changes.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { createId } from "#shared/ids.ts";
import { curriculumContract as contract } from "./contract.ts";

let academy: TestAcademy;
let admin: Made;
beforeAll(async () => {
  academy = await startTestAcademy();
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

const subject = "Science";
const skillId = "food-webs";
const place = "en.lesson";
const gone = "en.items.no-longer-there.ask";
const was = "What the file said before it was written anew.";
const says = "Plants keep the energy of light, and others live on it.";

const read = async () => (await admin.browser.ok(contract.readSkill, { skillId })).skill;
const listed = async () =>
  (await admin.browser.ok(contract.listSkills, {})).skills.find(({ id }) => id === skillId);
const lesson = () => skillsOf(subject).find(({ id }) => id === skillId)?.words.lesson.en;

function fileLesson(): string {
  const source = readSources(subject).get(skillId);
  if (!source) throw new Error("no such skill");
  return skillFrom(subject, skillId, source).words.lesson.en;
}

/** Corrections as they were kept when the files said something else. */
beforeEach(async () => {
  const { db } = academy.database;
  const { version } = await read();
  await db.insert(curriculumChanges).values({
    id: createId("cur"),
    skillId,
    version: version + 1,
    action: "texts",
    changes: [{ facet: `text:${place}`, before: was, after: says }],
    state: {
      offReason: null,
      itemsOff: {},
      texts: {
        [place]: { was, says },
        [gone]: { was, says: "Where is it?" },
        // The file says by now what this one did.
        "en.why": { was, says: readSources(subject).get(skillId)?.skill.why },
      },
    },
    administratorId: admin.id,
    createdAt: academy.services.now(),
  });
  await loadChanges(db);
});

test("F-09 a correction of a text that the file says anew is told, with what it was, and is no correction that holds", async () => {
  const { resting, texts, changes } = await read();
  expect(resting).toEqual([
    { place, was, says, file: fileLesson() },
    { place: gone, was, says: "Where is it?", file: null },
  ]);
  expect(texts.find((text) => text.place === place)).toMatchObject({ file: null });
  expect(changes[0]?.canTakeBack).toBe(false);
  expect(await listed()).toMatchObject({ resting: 2, isCorrected: false });
  expect(lesson()).toBe(fileLesson());
});

test("F-09 a correction that rests is taken up anew as any other is made", async () => {
  const { version } = await read();
  const texts = [{ place, says }];
  const { skill } = await admin.browser.ok(contract.correctTexts, { skillId, version, texts });
  expect(skill.resting.map((each) => each.place)).toEqual([gone]);
  expect(skill.texts.find((text) => text.place === place)).toEqual({
    place,
    says,
    file: fileLesson(),
  });
  expect(lesson()).toBe(says);
  expect(await listed()).toMatchObject({ resting: 1, isCorrected: true });
});

test("F-09 one that is dropped is gone, changes nothing that is taught, and can be had back from the history", async () => {
  const { version } = await read();
  const drop = { skillId, version, place };
  const { skill } = await admin.browser.ok(contract.dropCorrection, drop);
  expect(skill.resting.map((each) => each.place)).toEqual([gone]);
  expect(lesson()).toBe(fileLesson());
  const [change] = skill.changes;
  expect(change).toMatchObject({
    action: "texts",
    canTakeBack: true,
    changes: [{ facet: `resting:${place}`, before: says, after: null }],
  });
  const again = { skillId, version: skill.version, curriculumChangeId: change?.id ?? "" };
  const { skill: back } = await admin.browser.ok(contract.takeBackChange, again);
  expect(back.resting).toContainEqual({ place, was, says, file: fileLesson() });
  expect(lesson()).toBe(fileLesson());
});

test("F-09 where nothing rests nothing is dropped, and a skill that somebody else changed is refused", async () => {
  const { version } = await read();
  const { skill } = await admin.browser.ok(contract.dropCorrection, {
    skillId,
    version,
    place: "es.lesson",
  });
  expect(skill.version).toBe(version);
  const late = { skillId, version: version - 1, place };
  expect(await admin.browser.call(contract.dropCorrection, late)).toMatchObject({
    code: "curriculum_changed",
  });
});
