import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "../contract.ts";

const salt = "a fixed salt";
const signIn = accountsContract.signInStudent;

let academy: TestAcademy;
let saltless: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { LEGACY_PASSWORD_SALT: salt } });
  saltless = await startTestAcademy();
});
afterAll(() => Promise.all([academy.close(), saltless.close()]));

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A student as another system stored them. */
async function importStudent(place: TestAcademy, passwordHash: string): Promise<string> {
  const { account } = await makeStudent(place);
  await place.database.db.update(profiles).set({ passwordHash }).where(eq(profiles.id, account.id));
  return account.username ?? "";
}

async function storedHash(identifier: string): Promise<string | null | undefined> {
  const [row] = await academy.database.db
    .select({ hash: profiles.passwordHash })
    .from(profiles)
    .where(eq(profiles.username, identifier));
  return row?.hash;
}

describe.each([
  ["salt before the password", sha256(salt + testPassword)],
  ["salt after the password", sha256(testPassword + salt)],
  ["capital digits", sha256(salt + testPassword).toUpperCase()],
  ["its algorithm named", `sha256:${sha256(salt + testPassword)}`],
])("an imported hash with %s", (_, imported) => {
  test("signs in, is replaced by argon2id at once, and the new hash goes on signing in", async () => {
    const identifier = await importStudent(academy, imported);
    const visitor = academy.browser();
    expect(await visitor.call(signIn, { identifier, password: "not this one" })).toMatchObject({
      code: "invalid_credentials",
    });
    expect(await storedHash(identifier)).toBe(imported);
    await visitor.ok(signIn, { identifier, password: testPassword });
    expect(await storedHash(identifier)).toMatch(/^\$argon2id\$/);
    await visitor.ok(signIn, { identifier, password: testPassword });
  });
});

test("the hash itself is no password", async () => {
  const imported = sha256(salt + testPassword);
  const identifier = await importStudent(academy, imported);
  expect(await academy.browser().call(signIn, { identifier, password: imported })).toMatchObject({
    code: "invalid_credentials",
  });
});

test("M-01 without the salt an imported account says that its setup is incomplete, as a damaged hash does", async () => {
  for (const stored of [sha256(salt + testPassword), "none", ""]) {
    const identifier = await importStudent(saltless, stored);
    expect(
      await saltless.browser().call(signIn, { identifier, password: testPassword }),
    ).toMatchObject({ status: 401, code: "account_incomplete" });
  }
});
