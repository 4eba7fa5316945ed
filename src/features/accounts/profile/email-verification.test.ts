import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { verificationLinkMs } from "#shared/constants.ts";
import { accountsContract as contract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";
import { lettersTo, nextLetter, tokenIn } from "./read-letters.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const kind = "profile-verification";

async function verified(browser: Awaited<ReturnType<typeof makeStudent>>["browser"]) {
  return (await browser.ok(contract.readOwnAccount, {})).details.emailVerified;
}

test("C-01 a sign-up with an address writes to it; the link leads to the site's root and proves the address once", async () => {
  const { browser } = await makeStudent(academy, { email: "ana@example.org", locale: "es" });
  const letter = await nextLetter(academy, kind, "ana@example.org");
  expect(letter.subject).toBe("Confirma tu correo para Faro");
  expect(letter.textBody).toMatch(/http:\/\/localhost:\d+\/\?verify-email=\S{43}\n/);
  expect(await verified(browser)).toBe(false);

  const token = tokenIn(letter, "verify-email");
  const visitor = academy.browser();
  expect(await visitor.ok(contract.verifyEmail, { token })).toEqual({
    email: "ana@example.org",
    alreadyVerified: false,
  });
  expect(await verified(browser)).toBe(true);
  expect(await visitor.ok(contract.verifyEmail, { token })).toEqual({
    email: "ana@example.org",
    alreadyVerified: true,
  });
});

test("C-01 a sign-up without an address writes to nobody, and only the token's hash is stored", async () => {
  const { account } = await makeStudent(academy, { username: "quiet.one" });
  const { account: other } = await makeStudent(academy, { email: "hash@example.org" });
  const token = tokenIn(await nextLetter(academy, kind, "hash@example.org"), "verify-email");
  const rows = await academy.database.db.select().from(oneTimeTokens);
  expect(rows.filter(({ profileId }) => profileId === account.id)).toEqual([]);
  expect(rows.filter(({ profileId }) => profileId === other.id)).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a link that is made up, too old, or replaced by a newer one is refused", async () => {
  const { browser } = await makeStudent(academy, { email: "late@example.org" });
  const first = tokenIn(await nextLetter(academy, kind, "late@example.org"), "verify-email");
  expect(await browser.ok(contract.sendOwnVerification, {})).toEqual({ state: "sent" });
  const second = tokenIn(await nextLetter(academy, kind, "late@example.org", 2), "verify-email");
  for (const token of ["made-up", first]) {
    expect(await browser.call(contract.verifyEmail, { token })).toMatchObject({
      status: 400,
      code: "token_invalid",
    });
  }
  academy.wait(verificationLinkMs);
  expect(await academy.browser().call(contract.verifyEmail, { token: second })).toMatchObject({
    code: "token_invalid",
  });
});

test("the verification e-mail is sent again five times an hour at most, and not at all once proved", async () => {
  const { browser } = await makeStudent(academy, { email: "again@example.org" });
  for (let time = 0; time < 5; time++) await browser.ok(contract.sendOwnVerification, {});
  expect(await browser.call(contract.sendOwnVerification, {})).toMatchObject({ status: 429 });
  const { browser: proved } = await makeStudent(academy, { email: "proved@example.org" });
  const token = tokenIn(await nextLetter(academy, kind, "proved@example.org"), "verify-email");
  await proved.ok(contract.verifyEmail, { token });
  expect(await proved.ok(contract.sendOwnVerification, {})).toEqual({ state: "verified" });
});

test("a failing outbox does not fail the sign-up, and the resend says that nothing was sent", async () => {
  const broken = await startTestAcademy();
  try {
    await broken.database.pool.query("alter table emails rename to emails_gone");
    const { browser } = await makeStudent(broken, { email: "no.mail@example.org" });
    expect((await browser.ok(contract.readSession, {})).account?.email).toBe("no.mail@example.org");
    expect(await browser.call(contract.sendOwnVerification, {})).toMatchObject({
      status: 500,
      code: "verification_not_sent",
    });
  } finally {
    await broken.close();
  }
});

test("a new address is unproved, the old link no longer proves anything, and both addresses are written to", async () => {
  const { browser } = await makeStudent(academy, { email: "old@example.org" });
  const former = tokenIn(await nextLetter(academy, kind, "old@example.org"), "verify-email");
  await browser.ok(contract.verifyEmail, { token: former });
  const { details } = await browser.ok(contract.changeEmail, {
    email: "New@Example.org",
    password: testPassword,
  });
  expect(details).toMatchObject({ email: "new@example.org", emailVerified: false });
  const told = await nextLetter(academy, "email-changed", "old@example.org");
  expect(told.textBody).toContain("n…@example.org");
  expect(told.textBody).not.toContain("new@example.org");
  expect(await browser.call(contract.verifyEmail, { token: former })).toMatchObject({
    code: "token_invalid",
  });
  const token = tokenIn(await nextLetter(academy, kind, "new@example.org"), "verify-email");
  await browser.ok(contract.verifyEmail, { token });
  expect(await verified(browser)).toBe(true);
});

test("an address is changed by the password alone; a taken one and an administrator's are refused", async () => {
  const { browser } = await makeStudent(academy, { email: "keep@example.org" });
  await makeStudent(academy, { email: "taken@example.org" });
  const refusals = [
    [{ email: "x@example.org", password: "not the password" }, "password_wrong"],
    [{ email: "x@example.org" }, "password_wrong"],
    [{ email: "TAKEN@example.org", password: testPassword }, "email_taken"],
    [{ email: "admin@localhost.localdomain", password: testPassword }, "email_taken"],
  ] as const;
  for (const [input, code] of refusals) {
    expect(await browser.call(contract.changeEmail, input)).toMatchObject({ code });
  }
  const { details } = await browser.ok(contract.readOwnAccount, {});
  expect(details.email).toBe("keep@example.org");
  expect(await lettersTo(academy, "email-changed", "keep@example.org")).toEqual([]);
});

test("a parent keeps the old address until the new one is proved, and so can still sign in", async () => {
  const { browser, id } = await makeActor(academy, "parent");
  const { db } = academy.database;
  const ofParent = eq(parentAccounts.id, id);
  await db
    .update(parentAccounts)
    .set({ passwordHash: await hashPassword(testPassword, "test") })
    .where(ofParent);
  await browser.ok(contract.changeEmail, { email: "rosa.new@example.org", password: testPassword });
  const [before] = await db.select().from(parentAccounts).where(ofParent);
  expect(before).toMatchObject({ email: `${id}@example.org`, emailVerified: true });
  const token = tokenIn(await nextLetter(academy, kind, "rosa.new@example.org"), "verify-email");
  await browser.ok(contract.verifyEmail, { token });
  const [after] = await db.select().from(parentAccounts).where(ofParent);
  expect(after).toMatchObject({ email: "rosa.new@example.org", emailVerified: true });
});
