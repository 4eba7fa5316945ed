import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { resetLinkMs } from "#shared/constants.ts";
import { parentsContract } from "../contract/parents.ts";
import { hashToken } from "../sessions.ts";
import { letterTo, makeParent, refusalOf } from "./parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { PUBLIC_URL: "http://faro.test:8080" } });
});
afterEach(async () => {
  await academy.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => academy.close());

const forgot = parentsContract.sendForgotCredentialsEmail;
const run = (statement: string) => academy.database.db.execute(sql.raw(statement));

async function familyOf(...usernames: string[]) {
  const parent = await makeParent(academy);
  const children = [];
  for (const username of usernames) {
    const { account } = await makeStudent(academy, { username, fullName: `${username} O'Brien` });
    children.push(account);
    await academy.database.db
      .insert(guardianships)
      .values({ parentId: parent.id, studentId: account.id });
  }
  return { parent, children };
}

test("C-09 M-05 the letter names each child's username with a link of its own, and the answer says where it went", async () => {
  const { parent, children } = await familyOf("iris", "leo");
  await familyOf("stranger");
  const answer = await academy.browser().ok(forgot, { parentEmail: ` ${parent.email} ` });
  expect(answer).toEqual({
    success: true,
    message: `Student login information has been sent to ${parent.email}. Please check your inbox.`,
  });
  const letter = await letterTo(academy, parent.email, "parent-credentials");
  const tokens = [
    ...letter.textBody.matchAll(/http:\/\/faro\.test:8080\/reset-password\?token=([\w-]{43})\n/g),
  ].map(([, token = ""]) => token);
  expect(tokens).toHaveLength(2);
  for (const [index, child] of children.entries()) {
    expect(letter.textBody).toContain(`${child.username} O'Brien logs in as ${child.username}\n`);
    expect(letter.htmlBody).toContain(`${child.username} O&#39;Brien logs in as`);
    const [stored] = await academy.database.db
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.tokenHash, hashToken(tokens[index] ?? "")));
    expect(stored).toMatchObject({
      purpose: "reset-password",
      profileId: child.id,
      usedAt: null,
    });
    expect((stored?.expiresAt.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)).toBe(
      resetLinkMs,
    );
  }
  expect(letter.textBody).not.toContain("stranger");
  expect(letter.textBody).not.toContain("dusk");
});

test("C-09 in Spanish the answer is Spanish; the letter speaks the parent's language", async () => {
  const { parent } = await familyOf("nora");
  await academy.database.db
    .update(parentAccounts)
    .set({ locale: "es" })
    .where(eq(parentAccounts.id, parent.id));
  const { message } = await academy
    .browser()
    .ok(forgot, { parentEmail: parent.email }, { locale: "es" });
  expect(message).toBe(
    `Hemos enviado los datos de acceso de los estudiantes a ${parent.email}. Revisa tu bandeja de entrada.`,
  );
  const letter = await letterTo(academy, parent.email, "parent-credentials");
  expect(letter.subject).toBe("Cómo inician sesión tus hijos en Faro");
});

test("V-07 M-05 without an address: 'Please enter your parent email address.' is its problem", async () => {
  for (const body of [{}, { parentEmail: "  " }]) {
    const response = await fetch(academy.origin + forgot.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { fields: { parentEmail: "parentEmailMissing" } },
    });
  }
});

test("M-05 an unknown address, an unverified parent and a parent without students are each told", async () => {
  const unverified = await makeParent(academy, { verified: false });
  const alone = await makeParent(academy);
  expect(await refusalOf(academy, forgot, { parentEmail: "no@example.com" })).toEqual({
    status: 404,
    code: "parent_unknown",
    message: "We could not find a parent account with that email address.",
  });
  expect(await refusalOf(academy, forgot, { parentEmail: unverified.email })).toEqual({
    status: 403,
    code: "parent_unverified",
    message: "Please verify your parent account email before requesting student information.",
  });
  expect(await refusalOf(academy, forgot, { parentEmail: alone.email })).toEqual({
    status: 404,
    code: "no_students_linked",
    message: "No students are linked to this parent account.",
  });
});

test("M-05 a family that cannot be looked up: 'Unable to process your request. Please try again.'", async () => {
  const { parent } = await familyOf("vera");
  await run("alter table guardianships rename to guardianships_away");
  const refusal = await refusalOf(academy, forgot, { parentEmail: parent.email });
  await run("alter table guardianships_away rename to guardianships");
  expect(refusal).toEqual({
    status: 503,
    code: "request_not_processed",
    message: "Unable to process your request. Please try again.",
  });
});

test("M-05 a letter that cannot be written: 'Something went wrong. Please try again.', and no link is left behind", async () => {
  const { parent, children } = await familyOf("otto");
  await run("alter table emails rename to emails_away");
  const refusal = await refusalOf(academy, forgot, { parentEmail: parent.email });
  await run("alter table emails_away rename to emails");
  expect(refusal).toEqual({
    status: 500,
    code: "credentials_not_sent",
    message: "Something went wrong. Please try again.",
  });
  const left = await academy.database.db
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.profileId, children[0]?.id ?? ""));
  expect(left).toEqual([]);
});

test("a suspended parent gets no letter", async () => {
  const { parent } = await familyOf("pia");
  await academy.database.db
    .update(parentAccounts)
    .set({ suspendedAt: new Date() })
    .where(eq(parentAccounts.id, parent.id));
  expect(await academy.browser().call(forgot, { parentEmail: parent.email })).toMatchObject({
    code: "account_suspended",
  });
});

test("one address is asked about at most five times an hour, known or not", async () => {
  for (const parentEmail of [(await familyOf("quinn")).parent.email, "nobody@example.com"]) {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await academy.browser().call(forgot, { parentEmail })).status);
    }
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  }
});
