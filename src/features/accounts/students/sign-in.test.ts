import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { Log } from "#platform/log.ts";
import { accountsContract } from "../contract.ts";

/** Everything that the academy logged, at every level, before any of it is cut out. */
const logged: string[] = [];
const note = (facts: object, message: string) =>
  void logged.push(
    message,
    JSON.stringify(facts, (_, value: unknown) =>
      value instanceof Error ? { message: value.message, cause: String(value.cause) } : value,
    ),
  );
const log: Log = { debug: note, info: note, warn: note, error: note };

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ log });
});
afterAll(() => academy.close());

const signIn = accountsContract.signInStudent;

test("V-04 a username signs in, in any case and with spaces around", async () => {
  const { account } = await makeStudent(academy, { username: "Iris.Vega" });
  for (const identifier of ["Iris.Vega", "iris.vega", "  IRIS.VEGA "]) {
    const { account: found, destination } = await academy
      .browser()
      .ok(signIn, { identifier, password: testPassword });
    expect(found.id).toBe(account.id);
    expect(destination).toBe("/chat");
  }
});

test("V-04 an identifier with an @ is looked up among the e-mail addresses", async () => {
  const { account } = await makeStudent(academy, { email: "leo@example.com", username: "leo" });
  const { account: found } = await academy
    .browser()
    .ok(signIn, { identifier: "Leo@Example.com", password: testPassword });
  expect(found.id).toBe(account.id);
});

test("M-01 an unknown user and a wrong password get the same answer, word for word", async () => {
  await makeStudent(academy, { username: "known" });
  const answers = await Promise.all(
    [
      ["known", "en"],
      ["unknown", "en"],
      ["unknown@example.com", "en"],
      ["known", "es"],
    ].map(([identifier, locale]) => post({ identifier, password: "not the password" }, locale)),
  );
  const english = {
    error: {
      code: "invalid_credentials",
      message: "Invalid username or password",
      fields: {},
      data: {},
    },
  };
  for (const answer of answers) expect(answer.status).toBe(401);
  expect(await Promise.all(answers.slice(0, 3).map((answer) => answer.json()))).toEqual([
    english,
    english,
    english,
  ]);
  expect(await answers[3]?.json()).toMatchObject({
    error: { message: "Usuario o contraseña incorrectos" },
  });
});

test("M-01 an account without a password says that its setup is incomplete", async () => {
  const { account } = await makeStudent(academy, { username: "half.made" });
  await academy.database.db
    .update(profiles)
    .set({ passwordHash: null })
    .where(eq(profiles.id, account.id));
  const answer = await post({ identifier: "half.made", password: testPassword });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { code: "account_incomplete", message: "Account setup incomplete" },
  });
});

test("empty fields are named before anything is looked up", async () => {
  const answer = await academy.browser().call(signIn, { identifier: "  ", password: "" });
  expect(answer).toMatchObject({
    status: 400,
    fields: { identifier: "identifierMissing", password: "passwordMissing" },
  });
});

test("of fifty tries at one account at the same moment exactly five are looked at", async () => {
  await makeStudent(academy, { username: "target" });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post({ identifier: "target", password: "a wrong guess" })),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(45);
  const seconds = Number(refused[0]?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(890);
  expect(seconds).toBeLessThanOrEqual(900);
  // Neither another spelling nor the right password gets around it.
  const right = await academy.browser().call(signIn, {
    identifier: "TARGET",
    password: testPassword,
  });
  expect(right).toMatchObject({ status: 429, code: "rate_limited" });
});

test("a spoofed X-Forwarded-For changes nothing", async () => {
  const answers = await Promise.all(
    Array.from({ length: 320 }, (_, i) =>
      post({ identifier: `nobody${i}`, password: "a guess" }, "en", {
        "x-forwarded-for": `203.0.113.${i % 256}`,
      }),
    ),
  );
  expect(answers.some((answer) => answer.status === 429)).toBe(true);
  await academy.database.db.execute(sql`delete from rate_limits`);
});

test("a call from another site's page is refused", async () => {
  const elsewhere: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  for (const headers of elsewhere) {
    const answer = await post({ identifier: "known", password: testPassword }, "en", headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("fifty students sign in at the same moment, each to their own account", async () => {
  const students = await Promise.all(Array.from({ length: 50 }, () => makeStudent(academy)));
  const found = await Promise.all(
    students.map(async ({ account }) => {
      const browser = academy.browser();
      const identifier = account.username ?? "";
      await browser.ok(signIn, { identifier, password: testPassword });
      return (await browser.ok(accountsContract.readSession, {})).account?.id;
    }),
  );
  expect(found).toEqual(students.map(({ account }) => account.id));
});

test("no password and no token is ever handed to the log, also when a call breaks", async () => {
  const { browser } = await makeStudent(academy, { username: "unlogged" });
  const secret = "a secret nobody logs";
  await post({ identifier: "unlogged", password: secret });
  await academy.database.db.execute(sql`alter table sessions rename to sessions_away`);
  const answer = await post({ identifier: "unlogged", password: testPassword });
  await browser.call(accountsContract.readSession, {});
  await academy.database.db.execute(sql`alter table sessions_away rename to sessions`);
  expect(answer.status).toBe(500);
  expect(logged.length).toBeGreaterThan(0);
  const all = logged.join("\n");
  for (const hidden of [secret, testPassword, browser.cookies.get("faro_session") ?? "?"]) {
    expect(all).not.toContain(hidden);
  }
});

function post(
  body: unknown,
  locale = "en",
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(academy.origin + signIn.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-locale": locale, ...headers },
    body: JSON.stringify(body),
  });
}

test("P-04 an affiliate's address is refused at the student login, whatever the password", async () => {
  const { account } = await makeStudent(academy, { email: "partner@example.org" });
  await academy.database.db
    .update(profiles)
    .set({ role: "affiliate" })
    .where(eq(profiles.id, account.id));
  for (const password of [testPassword, "a wrong password"]) {
    expect(
      await academy.browser().call(signIn, { identifier: "partner@example.org", password }),
    ).toMatchObject({ status: 403, code: "affiliate_login_needed" });
  }
});

test("a suspended account is told so after the right password, and to nobody else", async () => {
  const { account } = await makeStudent(academy, { username: "paused" });
  await academy.database.db
    .update(profiles)
    .set({ suspendedAt: new Date() })
    .where(eq(profiles.id, account.id));
  const answer = (password: string) =>
    academy.browser().call(signIn, { identifier: "paused", password });
  expect(await answer("a wrong password")).toMatchObject({ code: "invalid_credentials" });
  expect(await answer(testPassword)).toMatchObject({ status: 403, code: "account_suspended" });
});
