import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { chats } from "#db/tables/tutoring.ts";
import type { Call } from "#shared/contract.ts";
import { type Audience, mayEnter, roles } from "#shared/permissions.ts";
import { newState } from "#tutor/mind/state.ts";
import { createTutoring } from "#features/tutoring/server.ts";
import { bindCalls } from "./bound-calls.ts";
import { makeActor } from "./testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import type { Browser } from "./testing/test-browser.ts";

const calls = Object.entries(contracts).flatMap(([feature, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
);

/** The id of a chat that belongs to a student nobody here is. */
const strangersChat = "chat_of_a_stranger";

let academy: TestAcademy;

beforeAll(async () => {
  academy = await startTestAcademy();
  const owner = await makeActor(academy, "student");
  const now = new Date();
  await academy.database.db.insert(chats).values({
    id: strangersChat,
    studentId: owner.id,
    subject: "Mathematics",
    locale: "en",
    title: "Private",
    state: newState,
    createdAt: now,
    updatedAt: now,
  });
});

afterAll(() => academy.close());

/** Somebody new for each call: signing out would spoil the next one's. */
async function browserOf(audience: Audience): Promise<Browser> {
  if (audience === "visitor") return academy.browser();
  return (await makeActor(academy, audience)).browser;
}

/** Makes a call with nothing but the path filled in, and gives the status; streams are left at once. */
async function statusOf(audience: Audience, call: Call): Promise<number> {
  const path = call.path.replaceAll(/:chatId/g, strangersChat).replaceAll(/:\w+/g, "msg_none");
  const abort = new AbortController();
  const browser = await browserOf(audience);
  const response = await browser.fetch(path, {
    method: call.method.toUpperCase(),
    signal: abort.signal,
    ...(call.method === "get"
      ? {}
      : {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ clientId: `matrix-${audience}`, text: "1", title: "t" }),
        }),
  });
  abort.abort();
  return response.status;
}

describe.each<Audience>(["visitor", ...roles])("P-01 as %s", (audience) => {
  test.each(calls)("$name answers as declared", async ({ call }) => {
    const status = await statusOf(audience, call);
    if (mayEnter(call.access, audience))
      expect([401, 403]).not.toContain(statusOfGuard(status, call));
    else expect(status).toBe(audience === "visitor" ? 401 : 403);
  });
});

/** Signing in with an empty form is refused with 400, never with the guard's 401. */
function statusOfGuard(status: number, call: Call): number {
  return call.errors.includes("invalid_credentials") && status === 400 ? 400 : status;
}

const owned = calls.filter(({ call }) => call.access.owns && call.path.includes(":chatId"));

describe("a stranger's records", () => {
  test.each(owned)("$name answers 404 to another student", async ({ call }) => {
    expect(await statusOf("student", call)).toBe(404);
  });
});

test("every declared call is answered by code, and none twice", () => {
  const bound = bindCalls(createTutoring(null)).map(({ call }) => `${call.method} ${call.path}`);
  expect(bound.toSorted()).toEqual(
    calls.map(({ call }) => `${call.method} ${call.path}`).toSorted(),
  );
});

test("the OpenAPI document names every call, and the readable page shows it", async () => {
  const visitor = academy.browser();
  const document: unknown = await (await visitor.fetch("/api/openapi.json")).json();
  const page = await (await visitor.fetch("/api")).text();
  const text = JSON.stringify(document);
  for (const { name, call } of calls) {
    expect(text).toContain(`"operationId":"${name}"`);
    expect(page).toContain(call.path);
  }
});
