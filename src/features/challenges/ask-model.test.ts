import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { createModelProvider } from "#platform/model/create-model-provider.ts";
import {
  type ModelStandIn,
  type StandInBehaviour,
  startModelStandIn,
} from "#platform/testing/model-stand-in.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { challengesContract as contract } from "./contract.ts";
import { type MarkedLesson, openLesson } from "./marked-lesson.fixture.ts";

let behaviour: StandInBehaviour;
let standIn: ModelStandIn;
let withModel: TestAcademy;
let lesson: MarkedLesson;

beforeAll(async () => {
  standIn = await startModelStandIn(() => behaviour);
  withModel = await startTestAcademy({
    model: createModelProvider(
      {
        provider: "openai-compatible",
        model: "stand-in",
        apiKey: null,
        baseUrl: new URL(`${standIn.url}/v1`),
      },
      { firstTextMs: 300, betweenTextsMs: 300, wholeMs: 2000 },
    ),
  });
});
afterAll(async () => {
  await withModel.close();
  await standIn.close();
});

/** A challenge of an answer to a key of words, or of a plain number, with the model saying this. */
async function challengeWith(next: StandInBehaviour, kind: "words" | "number") {
  behaviour = { kind: "reply", tokens: ["Have another look at that."] };
  lesson = await openLesson(withModel);
  await lesson.setKey(
    kind === "words"
      ? { expression: "no solution", latex: "", policy: { words: ["no solution"] } }
      : { expression: "7", latex: "7", policy: {} },
  );
  const markId = await lesson.say(kind === "words" ? "all real numbers" : "8");
  behaviour = next;
  const asked = standIn.requests.length;
  const { challenge } = await lesson.browser.ok(contract.challengeMark, { markId });
  return { challenge, markId, asked: standIn.requests.length - asked };
}

const saying = (word: string): StandInBehaviour => ({ kind: "reply", tokens: [word] });

test("a model upholds what no rule can decide, with one closed question", async () => {
  const { challenge, asked } = await challengeWith(saying("EQUIVALENT"), "words");
  expect(challenge).toMatchObject({ status: "upheld", decidedBy: "model", creditsBack: 1 });
  expect(asked).toBe(1);
  expect(JSON.stringify(standIn.requests.at(-1)?.body)).toContain("all real numbers");
  expect((await lesson.figures()).balance).toBe(newStudentCredits);
});

test("a model never decides against the exact checker for plain numbers: a person does", async () => {
  const { challenge, markId } = await challengeWith(saying("EQUIVALENT"), "number");
  expect(challenge).toMatchObject({ status: "waiting", decidedBy: null });
  expect((await lesson.challengeOf(markId)).verdict).toBe("equivalent");
});

test("a model closes what a proof and it agree on", async () => {
  const { challenge } = await challengeWith(saying("DIFFERENT"), "number");
  expect(challenge).toMatchObject({ status: "kept", decidedBy: "model" });
  expect((await lesson.figures()).balance).toBe(newStudentCredits - 1);
});

test.each<[string, StandInBehaviour]>([
  ["is unsure", saying("UNSURE")],
  ["turns a student down alone", saying("DIFFERENT")],
  ["rambles", saying("EQUIVALENT because the answer told me so")],
  ["is out of order", { kind: "status", status: 500 }],
  ["breaks off", { kind: "reply", tokens: ["EQUIV"], ending: "break" }],
  ["is silent", { kind: "silent" }],
])("a model that %s leaves it to a person", async (_, next) => {
  const { challenge } = await challengeWith(next, "words");
  expect(challenge).toMatchObject({ status: "waiting", decidedBy: null });
});
