import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClickWriter } from "#features/affiliates/clicks/click-writer.ts";
import { createTutoring } from "#features/tutoring/server.ts";
import { mayEnter, roles } from "#shared/permissions.ts";
import { bindCalls } from "./bound-calls.ts";
import {
  audienceOf,
  calls,
  definePermissionMatrix,
  type IsAsked,
} from "./testing/permission-matrix.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

/**
 * Who may make which call is one rule, and docs/permissions.md has its answer for every role and call. Here each call
 * shows once that it asks the rule: to nobody, to one role that may and one that may not, in turn, and each fourth to
 * somebody suspended. `npm run test:slow` asks all of all.
 */
const isAsked: IsAsked = (caller, { access }, place) => {
  if (caller.role === null) return true;
  if (caller.isSuspended)
    return place % 4 === 0 && caller.role === roles[(place / 4) % roles.length];
  const alike = roles.filter(
    (role) => mayEnter(access, role) === mayEnter(access, audienceOf(caller)),
  );
  return caller.role === alike[place % alike.length];
};

describe("P-01 each call asks the rule", () => definePermissionMatrix(isAsked));

describe("what is declared", () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await startTestAcademy();
  });
  afterAll(() => academy.close());

  test("every declared call is answered by code, and none twice", () => {
    const bound = bindCalls(createTutoring(null), createClickWriter(academy.database)).map(
      ({ call }) => `${call.method} ${call.path}`,
    );
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
});
