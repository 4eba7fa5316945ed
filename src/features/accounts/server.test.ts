import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("T-04 a new student is led to the chat", async () => {
  const { account } = await makeStudent(academy);
  expect(account.onboardingCompleted).toBe(true);
});
