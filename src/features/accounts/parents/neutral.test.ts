import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { parentsContract } from "../contract/parents.ts";
import { letterTo, makeParent, parentForm } from "./parent.fixture.ts";

const { signUpParent, resendParentVerification, sendForgotCredentialsEmail } = parentsContract;

let academy: TestAcademy;
let known: { email: string };

beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { ACCOUNT_ANSWERS: "neutral" },
  });
  const parent = await makeParent(academy);
  const { account } = await makeStudent(academy);
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: account.id });
  known = parent;
});
afterAll(() => academy.close());

async function lettersTo(recipient: string): Promise<string[]> {
  const rows = await academy.database.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, recipient));
  return rows.map(({ kind }) => kind);
}

test("with neutral answers a taken address signs up as any other does, and its owner gets a letter", async () => {
  const fresh = parentForm();
  const taken = parentForm({ email: known.email, fullName: "Somebody Else" });
  expect(await academy.browser().ok(signUpParent, fresh)).toEqual({
    email: fresh.email,
    firstName: "Rosa",
  });
  expect(await academy.browser().ok(signUpParent, taken)).toEqual({
    email: known.email,
    firstName: "Somebody",
  });
  const letter = await letterTo(academy, known.email, "parent-address-taken");
  expect(letter.textBody).toContain("Hello Rosa,");
  expect(letter.textBody).not.toContain("Somebody Else");
  expect(await lettersTo(fresh.email)).toEqual(["parent-verification"]);
});

test("with neutral answers nobody learns who has an account by asking for letters", async () => {
  const unknown = "no@example.com";
  const answers = [];
  for (const parentEmail of [known.email, unknown]) {
    const sent = await academy.browser().ok(resendParentVerification, { parentEmail });
    const { message } = await academy.browser().ok(sendForgotCredentialsEmail, { parentEmail });
    answers.push({ sent, message: message.replace(parentEmail, "…") });
  }
  expect(answers[0]).toEqual(answers[1]);
  await letterTo(academy, known.email, "parent-credentials");
  expect(await lettersTo(unknown)).toEqual([]);
});
