import { setImmediate } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { messages } from "#db/tables/tutoring.ts";
import type { ModelProvider } from "#platform/model/model-provider.ts";
import { privacyContract as contract } from "./contract.ts";
import { makeChild } from "./family.fixture.ts";

let asked = 0;
const model: ModelProvider = {
  name: "test",
  async stream(_request, _signal, onText) {
    asked++;
    // No model answers before the next turn of the event loop.
    await setImmediate();
    onText("Let us look at it once more.");
  },
};

function start(baseUrl: string): Promise<TestAcademy> {
  return startTestAcademy({
    model,
    environment: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "test",
      AI_API_KEY: "test",
      AI_BASE_URL: baseUrl,
    },
  });
}

let outside: TestAcademy;
let own: TestAcademy;
beforeAll(async () => {
  outside = await start("https://model.example.com/v1");
  own = await start("http://192.168.1.4/v1");
});
afterAll(async () => {
  await outside.close();
  await own.close();
});

test("L3 an outside model is asked only while disclosure is agreed to, as each turn begins", async () => {
  const { parent, child, childId } = await makeChild(outside);
  const disclose = (isGiven: boolean) =>
    parent.ok(contract.setChildConsent, { childId, kind: "disclosure", isGiven });
  const lessons = [await takeLesson(outside, child), await takeLesson(outside, child)] as const;
  const later = await takeLesson(outside, child);
  asked = 0;
  await lessons[0].answer("123454321");
  expect(asked).toBe(0);
  await disclose(true);
  await lessons[1].answer("123454321");
  expect(asked).toBe(1);
  await disclose(false);
  await later.answer("123454321");
  expect(asked).toBe(1);
  const voiceIn = async (chatId: string) => {
    const said = await outside.database.db
      .select()
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(asc(messages.position));
    return said.at(-1)?.voice;
  };
  expect([
    await voiceIn(lessons[0].chatId),
    await voiceIn(lessons[1].chatId),
    await voiceIn(later.chatId),
  ]).toEqual(["builtin", "model", "builtin"]);
});

test("L3 the academy's own model discloses nothing and needs no consent for it", async () => {
  const { child } = await makeChild(own);
  const lesson = await takeLesson(own, child);
  asked = 0;
  await lesson.answer("123454321");
  expect(asked).toBe(1);
});
