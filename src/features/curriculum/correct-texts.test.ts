import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { textsOf, withCorrections } from "#features/learning/curriculum/places.ts";
import { readSources, skillFrom } from "#features/learning/packs/read-pack.ts";
import { skillsOf, teachingOf } from "#features/learning/subject-skills.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { createId } from "#shared/ids.ts";
import { randomFrom } from "#shared/random.ts";
import { subjects } from "#shared/subjects.ts";
import { lessonMax } from "#tutor/curriculum/packs/check.ts";
import type { Item } from "#tutor/item.ts";
import { curriculumContract as contract } from "./contract.ts";

let academy: TestAcademy;
let admin: Made;
beforeAll(async () => {
  academy = await startTestAcademy();
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

const skillId = "food-webs";
const bean = "items.bean-energy";

const read = async () => (await admin.browser.ok(contract.readSkill, { skillId })).skill;

async function correct(texts: Readonly<Record<string, string>>) {
  const { version } = await read();
  return admin.browser.call(contract.correctTexts, {
    skillId,
    version,
    texts: Object.entries(texts).map(([place, says]) => ({ place, says })),
  });
}

/** The bean as the mind draws it. */
function drawBean(): Item {
  const skill = teachingOf("Science").skills.find(({ id }) => id === skillId);
  for (let at = 0; at < 300; at++) {
    const item = skill?.makeItem(`${at}`, randomFrom(`${at}`), 1);
    if (item?.id.includes("#bean-energy@")) return item;
  }
  throw new Error("the bean was not drawn");
}

test("F-09 corrected words are in the next problem that is drawn, in both languages, and the open one keeps its own", async () => {
  const { browser } = await makeStudent(academy, { primarySubject: "Science" });
  const before = drawBean();
  const asked = { subject: "Science", locale: "en", clientId: createId("msg"), skillId } as const;
  const { chat } = await browser.ok(tutoringContract.openChat, asked);
  const open = chat.workbench.problem;
  const lesson = `${open?.itemId.split(/[#@]/)[1]}`;
  const done = await correct({
    // It may be the bean itself, whose words below then hold.
    [`en.items.${lesson}.ask`]: `${open?.prompt.en} Think well.`,
    [`en.${bean}.ask`]:
      "  A bean plant stands on a sill. Where does its leaves' energy come from?\r\n",
    [`es.${bean}.ask`]:
      "Una planta de judía está en la ventana. ¿De dónde viene la energía de sus hojas?",
    [`en.${bean}.options.light`]: "the light that its leaves catch",
    "en.lesson": "Plants store the energy of light.",
  });
  expect(done).toMatchObject({ ok: true });
  const now = drawBean();
  expect(now.prompt).toEqual({
    en: "A bean plant stands on a sill. Where does its leaves' energy come from?",
    es: "Una planta de judía está en la ventana. ¿De dónde viene la energía de sus hojas?",
  });
  const options = now.interaction?.kind === "choice" ? now.interaction.options : [];
  expect(options.map(({ text }) => text.en)).toContain("the light that its leaves catch");
  const words = skillsOf("Science").find(({ id }) => id === skillId)?.words;
  expect(words?.lesson.en).toBe("Plants store the energy of light.");
  const { chat: later } = await browser.ok(tutoringContract.readChat, { chatId: chat.id });
  expect(later.workbench.problem).toEqual(open);

  const skill = await read();
  const [change] = skill.changes;
  expect(change).toMatchObject({ action: "texts", canTakeBack: true });
  expect(change?.changes).toContainEqual({
    facet: `text:en.${bean}.ask`,
    before: before.prompt.en,
    after: now.prompt.en,
  });
  const text = skill.items
    .find(({ id }) => id === "bean-energy")
    ?.texts.find(({ place }) => place === `en.${bean}.ask`);
  expect(text).toEqual({ place: text?.place, says: now.prompt.en, file: before.prompt.en });
  const taken = { skillId, version: skill.version, curriculumChangeId: change?.id ?? "" };
  await admin.browser.ok(contract.takeBackChange, taken);
  expect(drawBean().prompt).toEqual(before.prompt);
  const { skills } = await admin.browser.ok(contract.listSkills, {});
  expect(skills.find(({ id }) => id === skillId)?.isCorrected).toBe(false);
});

test.each([
  [
    "a hint that tells the answer",
    `en.${bean}.hints.0`,
    "It is light that the leaves catch.",
    "tellsKey",
  ],
  ["one that tells it in Spanish", `es.${bean}.hints.1`, null, "tellsKey"],
  [
    "what is said to a wrong answer and tells the right one",
    `en.${bean}.wrong.water-is-food`,
    "No: light that the leaves catch.",
    "tellsKey",
  ],
  [
    "a right option that stands out",
    `en.${bean}.options.light`,
    `light ${"that the leaves catch and store ".repeat(4)}`,
    "keyStandsOut",
  ],
  [
    "an option that reads as another",
    `en.${bean}.options.water`,
    "minerals that the roots take in",
    "alike",
  ],
  ["a lesson that is too long", "es.lesson", "palabra ".repeat(lessonMax + 1), "lessonTooLong"],
  ["nothing at all", "en.example.ask", "   ", "textMissing"],
])("F-09 the check refuses %s, at its field", async (_, place, says, problem) => {
  const { version } = await read();
  const key = readSources("Science").get(skillId)?.texts.items["bean-energy"]?.options?.["light"];
  expect(await correct({ [place]: says ?? `Es ${key}.` })).toMatchObject({
    ok: false,
    code: "invalid_input",
    fields: { [place]: problem },
    data: { max: lessonMax },
  });
  expect((await read()).version).toBe(version);
});

test("F-09 what is saved as it stands changes nothing, and what the skill does not have is not found", async () => {
  const { version, texts } = await read();
  const lesson = texts.find(({ place }) => place === "en.lesson");
  expect(await correct({ "en.lesson": lesson?.says ?? "" })).toMatchObject({ ok: true });
  expect((await read()).version).toBe(version);
  expect(await correct({ "en.items.no-such.ask": "What?" })).toMatchObject({ code: "not_found" });
  expect(await correct({ [`en.${bean}.key`]: "water" })).toMatchObject({ code: "not_found" });
});

test("F-09 a correction of words that the file says anew since then rests", () => {
  const source = readSources("Science").get(skillId);
  if (!source) throw new Error("no such skill");
  const place = "en.lesson";
  const was = source.skill.lesson;
  const of = (texts: Parameters<typeof withCorrections>[1]) =>
    withCorrections(source, texts).skill.lesson;
  expect(of({ [place]: { was, says: "Corrected." } })).toBe("Corrected.");
  expect(of({ [place]: { was: "What it said before.", says: "Corrected." } })).toBe(was);
});

test("F-09 every text of every skill has a place of its own, and a correction reaches it there alone", () => {
  for (const subject of subjects)
    for (const [id, source] of readSources(subject)) {
      const texts = textsOf(source);
      const places = texts.map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
      const marked = Object.fromEntries(
        texts.map(({ place, text }) => [place, { was: text, says: `«${place}» ${text}` }]),
      );
      const corrected = withCorrections(source, marked);
      for (const { place, text } of textsOf(corrected))
        expect(text.startsWith(`«${place}» `), `${id} ${place}`).toBe(true);
      expect(withCorrections(source, {})).toBe(source);
      skillFrom(subject, id, corrected);
    }
});
