import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "#client/contracts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { issueToken, spendToken } from "#features/accounts/one-time-tokens.ts";
import type { Log } from "#platform/log.ts";
import { hour } from "#shared/constants.ts";
import type { Call } from "#shared/contract.ts";
import { requestAtHost } from "./testing/at-host.ts";
import { makeActor } from "./testing/make-actor.ts";
import { makeStudent, studentForm, testPassword } from "./testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import type { Browser } from "./contract-client.ts";

/** Everything that the academy wanted logged, at every level. */
const logged: string[] = [];
const note = (facts: object, message: string) => void logged.push(message, JSON.stringify(facts));
const log: Log = { debug: note, info: note, warn: note, error: note };

let academy: TestAcademy;
let secure: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ log });
  secure = await startTestAcademy({
    environment: { PUBLIC_URL: "https://faro.example", TRUST_PROXY: "127.0.0.1" },
  });
});
afterAll(() => Promise.all([academy.close(), secure.close()]));

async function accountAt(browser: Browser) {
  return (await browser.ok(accountsContract.readSession, {})).account;
}

function post(origin: string, call: Call, body: unknown, headers: Record<string, string> = {}) {
  return fetch(origin + call.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

test("session fixation: a token planted before the sign-in opens nothing afterwards", async () => {
  const { browser: attacker } = await makeStudent(academy);
  const planted = attacker.cookies.get("faro_session") ?? "";
  await makeStudent(academy, { username: "victim.fixed" });
  const victim = academy.browser();
  victim.cookies.set("faro_session", planted);
  await victim.ok(accountsContract.signInStudent, {
    identifier: "victim.fixed",
    password: testPassword,
  });
  expect(victim.cookies.get("faro_session")).not.toBe(planted);
  expect((await accountAt(victim))?.username).toBe("victim.fixed");
  expect(await accountAt(attacker)).toBeNull();
});

test("session fixation: a token that the attacker made up is not taken over", async () => {
  await makeStudent(academy, { username: "victim.made.up" });
  const victim = academy.browser();
  const madeUp = "A".repeat(43);
  victim.cookies.set("faro_session", madeUp);
  await victim.ok(accountsContract.signInStudent, {
    identifier: "victim.made.up",
    password: testPassword,
  });
  expect(victim.cookies.get("faro_session")).not.toBe(madeUp);
});

const calls = Object.values(contracts).flatMap((group) => Object.values<Call>(group));
const changing = calls.filter(({ method }) => method !== "get");

test("cross-site request forgery: every call that changes something is refused from another site, whoever is signed in", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  for (const call of changing) {
    for (const headers of foreign) {
      const response = await browser.fetch(call.path.replaceAll(/:\w+/g, "none"), {
        method: call.method.toUpperCase(),
        headers: { "content-type": "application/json", ...headers },
        body: "{}",
      });
      expect(response.status, `${call.method} ${call.path}`).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: "cross_site_refused" } });
    }
  }
});

test("cross-site request forgery: an older browser's page counts as ours at PUBLIC_URL alone, and no less safely carried", async () => {
  const { hostname, port, host } = new URL(secure.origin);
  const statusOf = async (origin: string, at: string) => {
    const answer = await requestAtHost(secure.origin, at, accountsContract.signInStudent.path, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: "{}",
    });
    return answer.status;
  };
  // 400: it was looked at.
  expect(await statusOf("https://faro.example", "faro.example")).toBe(400);
  expect(await statusOf("https://faro.example", "localhost:3000")).toBe(400);
  expect(await statusOf(`https://${host}`, host)).toBe(400);
  // PUBLIC_URL without its port.
  expect(await statusOf("https://faro.example:8443", "faro.example:8443")).toBe(400);
  for (const name of ["faro.school.svc", "faro.school.lan", "faro"]) {
    expect(await statusOf(`https://${name}:3000`, `${name}:3000`), name).toBe(400);
  }
  for (const [origin, at] of [
    ["http://faro.example:8443", "faro.example:8443"],
    ["http://faro.example", "faro.example"],
    ["https://evil.example", "evil.example"],
    ["https://faro.example:8443", "faro.example"],
    ["https://www.faro.example", "faro.example"],
    [`http://${host}`, host],
    [`https://${hostname}:${Number(port) + 1}`, host],
    ["null", "null"],
    ["data:text/html,x", ""],
  ] as const) {
    expect(await statusOf(origin, at || "faro.example"), origin).toBe(403);
  }
});

test("cross-site request forgery: what a form can send without asking is never read as a call", async () => {
  const { browser } = await makeStudent(academy);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    const response = await browser.fetch(accountsContract.signInStudent.path, {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify({ identifier: "x", password: testPassword }),
    });
    expect(response.status).toBe(415);
  }
});

test("no other site is allowed to read an answer", async () => {
  const { browser } = await makeStudent(academy);
  const response = await browser.fetch(accountsContract.readSession.path, {
    headers: { origin: "https://evil.example" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("on https the cookies are __Host-, secure, for this host alone; one without the prefix is not read", async () => {
  const browser = secure.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
  const response = await browser.fetch(accountsContract.signUpStudent.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(studentForm()),
  });
  const lines = response.headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-faro_/);
    expect(line).toMatch(/; Secure/i);
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).not.toMatch(/domain/i);
  }
  const token = browser.cookies.get("__Host-faro_session") ?? "";
  expect(await accountAt(browser)).not.toBeNull();
  const tossed = secure.browser();
  tossed.cookies.set("faro_session", token);
  expect(await accountAt(tossed)).toBeNull();
});

test("a token of an e-mail works once, however many use it at the same moment", async () => {
  const { account } = await makeStudent(academy);
  const { db } = academy.database;
  const now = academy.services.now();
  const grant = { purpose: "reset-password", profileId: account.id } as const;
  const token = await issueToken(db, grant, now, hour);
  const spend = () => spendToken(db, token, "reset-password", now);
  const spent = await Promise.all(Array.from({ length: 20 }, spend));
  expect(spent.filter((one) => one !== null)).toHaveLength(1);
  expect(await spend()).toBeNull();
});

test("a token is good for its own purpose, in its time, and until the next one is sent", async () => {
  const { account } = await makeStudent(academy);
  const { db } = academy.database;
  const now = academy.services.now();
  const grant = { purpose: "reset-password", profileId: account.id } as const;
  const first = await issueToken(db, grant, now, hour);
  expect(await spendToken(db, first, "verify-email", now)).toBeNull();
  const late = new Date(now.getTime() + hour);
  expect(await spendToken(db, first, "reset-password", late)).toBeNull();
  const next = await issueToken(db, grant, now, hour);
  expect(await spendToken(db, first, "reset-password", now)).toBeNull();
  expect(await spendToken(db, next, "reset-password", now)).not.toBeNull();
});

test("a spoofed X-Forwarded-For changes nothing, and one of a trusted proxy is believed", async () => {
  const call = accountsContract.askParent;
  const body = { firstName: "Noa", parentEmail: "rosa@example.com", locale: "en" };
  const triesUntilRefused = async (origin: string, from: (i: number) => string) => {
    for (let i = 0; i < 25; i++) {
      const response = await post(origin, call, body, { "x-forwarded-for": from(i) });
      if (response.status === 429) return i;
    }
    return null;
  };
  const limit = call.limits[0]?.points ?? 0;
  expect(await triesUntilRefused(academy.origin, (i) => `203.0.113.${i}`)).toBe(limit);
  expect(await triesUntilRefused(secure.origin, (i) => `203.0.113.${i}`)).toBeNull();
  expect(await triesUntilRefused(secure.origin, (i) => `198.51.100.${i}, 192.0.2.1`)).toBe(limit);
});

test("one pupil who has forgotten a password keeps no other behind the school's address out", async () => {
  await makeStudent(academy, { username: "pupil.one" });
  await makeStudent(academy, { username: "pupil.two" });
  const tryAs = (identifier: string, password: string) =>
    post(academy.origin, accountsContract.signInStudent, { identifier, password });
  for (let i = 0; i < 5; i++) await tryAs("pupil.one", "not the password");
  const refused = await tryAs("pupil.one", testPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(await refused.json()).toMatchObject({
    error: { message: "That was too many tries. Please wait 15 minutes and try again." },
  });
  expect((await tryAs("pupil.two", testPassword)).status).toBe(200);
});

test("no password reaches the log, whatever call it is sent to and however that fails", async () => {
  const secret = "a secret nobody logs 42";
  const { browser } = await makeActor(academy, "administrator");
  const body = JSON.stringify({
    identifier: "nobody",
    email: "nobody@example.com",
    fullName: "Nobody",
    phone: "5550100",
    locale: "en",
    token: secret,
    password: secret,
    newPassword: secret,
    currentPassword: secret,
    confirmation: secret,
  });
  await academy.database.db.execute("alter table sessions rename to sessions_away");
  for (const call of changing) {
    const path = call.path.replaceAll(/:\w+/g, "none");
    await browser.fetch(path, {
      method: call.method.toUpperCase(),
      headers: { "content-type": "application/json" },
      body,
    });
  }
  await academy.database.db.execute("alter table sessions_away rename to sessions");
  for (const call of changing) {
    const path = call.path.replaceAll(/:\w+/g, "none");
    await academy.browser().fetch(path, {
      method: call.method.toUpperCase(),
      headers: { "content-type": "application/json" },
      body,
    });
  }
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join("\n")).not.toContain(secret);
});

test("no token of a letter reaches the log, though it stands in the address of a call that fails", async () => {
  const secret = "a-token-that-nobody-logs";
  const withToken = calls.filter(({ path }) => path.includes(":token"));
  expect(withToken.length).toBeGreaterThan(0);
  const before = logged.length;
  await academy.database.db.execute("alter table consent_requests rename to consents_away");
  for (const { path, method } of withToken) {
    await academy.browser().fetch(path.replaceAll(":token", secret), {
      method: method.toUpperCase(),
      headers: { "content-type": "application/json" },
      ...(method === "get" ? {} : { body: "{}" }),
    });
  }
  await academy.database.db.execute("alter table consents_away rename to consent_requests");
  expect(logged.length).toBeGreaterThan(before);
  expect(logged.join("\n")).not.toContain(secret);
});

test("passwords stand in the database as argon2id and in no other form", async () => {
  const { db } = academy.database;
  const rows = await db.select({ hash: profiles.passwordHash }).from(profiles);
  const hashes = rows.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$/);
});
