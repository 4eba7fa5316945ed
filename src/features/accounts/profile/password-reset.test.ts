import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { resetLinkMs } from "#shared/constants.ts";
import { accountsContract as contract } from "../contract.ts";
import { issueToken } from "../one-time-tokens.ts";
import { makeParent } from "../parents/parent.fixture.ts";
import { lettersTo, nextLetter, tokenIn } from "./read-letters.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const kind = "password-reset";
const newPassword = "ein ganz anderes Licht 灯台";

async function linkTo(email: string, count = 1): Promise<string> {
  await academy.browser().ok(contract.requestPasswordReset, { email });
  return tokenIn(await nextLetter(academy, kind, email, count), "token");
}

test("R-09 a link by e-mail sets a new password once, proves the address, and signs out everywhere", async () => {
  const email = "reset@example.org";
  const { browser, account } = await makeStudent(academy, { email, username: "reset.me" });
  const token = await linkTo(email);
  const visitor = academy.browser();
  expect(await visitor.ok(contract.openPasswordReset, { token })).toEqual({
    kind: "profile",
    firstName: "Maya",
    signsInWith: "reset.me",
  });
  await visitor.ok(contract.resetPassword, { token, password: newPassword });
  expect((await browser.ok(contract.readSession, {})).account).toBeNull();
  const signIn = (password: string) =>
    academy.browser().call(contract.signInStudent, { identifier: email, password });
  expect(await signIn(testPassword)).toMatchObject({ code: "invalid_credentials" });
  expect(await signIn(newPassword.normalize("NFD"))).toMatchObject({ ok: true });
  const [profile] = await academy.database.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, account.id));
  expect(profile?.emailVerifiedAt).not.toBeNull();
  await nextLetter(academy, "password-changed", email);
  const refused = { status: 400, code: "token_invalid" };
  const again = { token, password: "one more lamp" };
  expect(await visitor.call(contract.openPasswordReset, { token })).toMatchObject(refused);
  expect(await visitor.call(contract.resetPassword, again)).toMatchObject(refused);
});

test("R-09 the answer is the same for an address that nobody has, and nothing is written to it", async () => {
  const visitor = academy.browser();
  await makeStudent(academy, { email: "known@example.org" });
  const [known, unknown] = [
    await visitor.call(contract.requestPasswordReset, { email: "KNOWN@example.org" }),
    await visitor.call(contract.requestPasswordReset, { email: "nobody@example.org" }),
  ];
  expect(unknown).toEqual(known);
  await nextLetter(academy, kind, "known@example.org");
  expect(await lettersTo(academy, kind, "nobody@example.org")).toEqual([]);
});

test("a password too easy to guess or too short is refused and leaves the link good", async () => {
  await makeStudent(academy, { email: "weak@example.org" });
  const token = await linkTo("weak@example.org");
  const visitor = academy.browser();
  const refusals = [
    ["password1", "passwordCommon"],
    ["weak@example.org", "passwordIsName"],
    ["short", "passwordTooShort"],
    ["é".repeat(129), "passwordTooLong"],
  ] as const;
  for (const [password, problem] of refusals) {
    expect(await visitor.call(contract.resetPassword, { token, password })).toMatchObject({
      status: 400,
      fields: { password: problem },
    });
  }
  await visitor.ok(contract.resetPassword, { token, password: "é🗼ñx".repeat(32) });
});

test("a link stops working after an hour, and when a newer one is asked for", async () => {
  await makeStudent(academy, { email: "slow@example.org" });
  const first = await linkTo("slow@example.org");
  const second = await linkTo("slow@example.org", 2);
  const visitor = academy.browser();
  const open = (token: string) => visitor.call(contract.openPasswordReset, { token });
  expect(await open(first)).toMatchObject({ code: "token_invalid" });
  expect(await open(second)).toMatchObject({ ok: true });
  academy.wait(resetLinkMs);
  expect(await open(second)).toMatchObject({ code: "token_invalid" });
});

test("five links an hour go to one address, whoever asks", async () => {
  const email = "many@example.org";
  for (let time = 0; time < 5; time++) {
    await academy.browser().ok(contract.requestPasswordReset, { email });
  }
  expect(await academy.browser().call(contract.requestPasswordReset, { email })).toMatchObject({
    status: 429,
  });
});

test("a link to an address that the account has no more is refused, and leaves the password", async () => {
  const { account } = await makeStudent(academy, { email: "former@example.org" });
  const token = await linkTo("former@example.org");
  const setEmail = (email: string | null) =>
    academy.database.db.update(profiles).set({ email }).where(eq(profiles.id, account.id));
  await setEmail("present@example.org");
  const visitor = academy.browser();
  const refused = { status: 400, code: "token_invalid" };
  expect(await visitor.call(contract.openPasswordReset, { token })).toMatchObject(refused);
  const given = { token, password: newPassword };
  expect(await visitor.call(contract.resetPassword, given)).toMatchObject(refused);
  await setEmail("Former@Example.org");
  expect(await visitor.call(contract.openPasswordReset, { token })).toMatchObject({ ok: true });
});

test("a link that went to the address of a child under 13 is refused", async () => {
  const { account } = await makeStudent(academy, { email: "younger@example.org" });
  const token = await linkTo("younger@example.org");
  await academy.database.db
    .update(profiles)
    .set({ birthDate: "2020-05-05" })
    .where(eq(profiles.id, account.id));
  const given = { token, password: newPassword };
  expect(await academy.browser().call(contract.resetPassword, given)).toMatchObject({
    status: 400,
    code: "token_invalid",
  });
});

test("a password changed at a session ends the open links", async () => {
  const { browser } = await makeStudent(academy, { email: "changes@example.org" });
  const token = await linkTo("changes@example.org");
  await browser.ok(contract.changePassword, { presentPassword: testPassword, newPassword });
  expect(await academy.browser().call(contract.openPasswordReset, { token })).toMatchObject({
    code: "token_invalid",
  });
});

test("of two that use one link at the same moment, one sets the password", async () => {
  await makeStudent(academy, { email: "twice@example.org" });
  const token = await linkTo("twice@example.org");
  const answers = await Promise.all(
    ["the first new lamp", "the second new lamp"].map((password) =>
      academy.browser().call(contract.resetPassword, { token, password }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test("a parent's link sets the parent's password and proves the address", async () => {
  const { id, email } = await makeParent(academy, { verified: false });
  const token = await linkTo(email);
  const visitor = academy.browser();
  expect(await visitor.ok(contract.openPasswordReset, { token })).toMatchObject({ kind: "parent" });
  await visitor.ok(contract.resetPassword, { token, password: newPassword });
  const [parent] = await academy.database.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.id, id));
  expect(parent?.emailVerified).toBe(true);
  expect(await visitor.call(contract.signInParent, { email, password: newPassword })).toMatchObject(
    { ok: true },
  );
});

test("a link that a parent got for a child without an address sets the child's password and proves nothing", async () => {
  const { account } = await makeStudent(academy, { username: "small.one", email: null });
  const token = await issueToken(
    academy.database.db,
    { purpose: "reset-password", profileId: account.id },
    academy.services.now(),
    resetLinkMs,
  );
  const visitor = academy.browser();
  await visitor.ok(contract.resetPassword, { token, password: newPassword });
  const signedIn = { identifier: "small.one", password: newPassword };
  expect(await visitor.call(contract.signInStudent, signedIn)).toMatchObject({ ok: true });
  const { details } = await visitor.ok(contract.readOwnAccount, {});
  expect(details).toMatchObject({ email: null, emailVerified: false });
});
