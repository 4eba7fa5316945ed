import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "./contract.ts";
import { affiliateAccountsContract } from "./contract/affiliates.ts";
import { parentsContract } from "./contract/parents.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ACCOUNT_ANSWERS: "neutral" } });
});
afterAll(() => academy.close());

const doors = {
  student: (email: string, password: string) =>
    academy
      .browser()
      .call(accountsContract.signInStudent, { identifier: email.toUpperCase(), password }),
  affiliate: (email: string, password: string) =>
    academy.browser().call(affiliateAccountsContract.signInAffiliate, { email, password }),
  parent: (email: string, password: string) =>
    academy.browser().call(parentsContract.signInParent, { email, password }),
} as const;
type Try = readonly [door: keyof typeof doors, email: string];

/** What tries with a wrong password are answered with, one after the other. */
async function answersTo(tries: readonly Try[]): Promise<unknown[]> {
  const answers = [];
  for (const [door, email] of tries) {
    const answer = await doors[door](email, "not the password");
    answers.push([answer.status, answer.ok ? null : answer.code]);
  }
  return answers;
}

/** Every way that counts could differ: at several doors, in another spelling, too often. */
function triesAt(name: string): Try[] {
  const exact = `${name}@gmail.com`;
  return [
    ["student", exact],
    ["affiliate", exact],
    ["parent", exact],
    ["student", `${name}+label@gmail.com`],
    ["parent", `${name}+label@gmail.com`],
    ["affiliate", exact],
    ["student", exact],
    ["parent", exact],
    ["affiliate", exact],
    ["student", exact],
    ["affiliate", exact],
    ["student", `${name}+label@gmail.com`],
    ["parent", exact],
    ["parent", exact],
    ["parent", exact],
    ["parent", exact],
    ["parent", `${name}+label@gmail.com`],
  ];
}

/** An account of a student with an address, changed into what is wanted. */
async function profileWith(name: string, change: Partial<typeof profiles.$inferInsert>) {
  const { account } = await makeStudent(academy);
  await academy.database.db
    .update(profiles)
    .set({ email: `${name}@gmail.com`, ...change })
    .where(eq(profiles.id, account.id));
}

test("wrong tries at an address are answered alike at every door, whoever has it or nobody", async () => {
  await profileWith("ofstudent", {});
  await profileWith("ofaffiliate", { role: "affiliate" });
  await profileWith("ofnopassword", { passwordHash: null });
  const { id } = await makeActor(academy, "parent");
  await academy.database.db
    .update(parentAccounts)
    .set({ email: "ofparent@gmail.com" })
    .where(eq(parentAccounts.id, id));
  const unknown = await answersTo(triesAt("ofnobody"));
  expect(unknown.slice(0, 3)).toEqual([
    [401, "invalid_credentials"],
    [401, "invalid_credentials"],
    [401, "invalid_parent_credentials"],
  ]);
  expect(unknown.filter((answer) => String(answer).startsWith("429"))).toHaveLength(3);
  for (const name of ["ofstudent", "ofaffiliate", "ofnopassword", "ofparent"]) {
    expect(await answersTo(triesAt(name)), name).toEqual(unknown);
  }
});

test("an affiliate with the right password is led to their own door", async () => {
  await profileWith("rightdoor", { role: "affiliate" });
  expect(await doors.student("rightdoor@gmail.com", testPassword)).toMatchObject({
    code: "affiliate_login_needed",
  });
});
