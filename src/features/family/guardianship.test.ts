import { glob, readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { parentsContract } from "#features/accounts/contract/parents.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { type Child, familyContract, type FamilyEvent } from "./contract.ts";
import { askOf, childCalls, makeChildOf } from "./guardianship.fixture.ts";

/**
 * Every file that knows the table of guardianships, with why it may. Whatever opens something of a child to an adult,
 * or writes to a child's adults, asks src/features/family/guardianship.ts in place of the table, so that an
 * administrator's lock holds there too.
 */
const knowing: Readonly<Record<string, string>> = {
  "src/db/tables/parent-accounts.ts": "the table",
  "src/shared/retention/student-tables.ts": "how long its rows are kept",
  "src/features/family/guardianship.ts": "the one way in",
  "src/features/family/family-time-zone.ts": "leaves locked ones out",
  "src/features/family/add-child.ts": "makes one",
  "src/features/family/guardians/join.ts": "makes one",
  "src/features/family/guardians/leave.ts": "ends one, after requireChild",
  "src/features/family/guardians/read-guardians.ts": "asks by isUnlocked who looks after a child",
  "src/features/family/guardians/link-student.ts": "asks nobody who is linked, locked or not",
  "src/features/family/read-cards.ts": "asks by isGuardianOf, in a prepared query",
  "src/features/family/read-waiting.ts": "asks by isGuardianOf",
  "src/features/controls/read-ruling.ts": "asks by isGuardianOf",
  "src/features/notices/preferences.ts": "asks by isGuardianOf",
  "src/features/notices/collect.ts": "asks by isUnlocked whom to write to",
  "src/features/oversight/tell-age-changes.ts": "asks by isUnlocked who is looked after",
  "src/features/accounts/profile/read-details.ts":
    "who may end an account: asks by isGuardianOf; a student with a locked guardian still has one",
  "src/features/admin/accounts/read-account.ts": "administrators see locked ones too",
  "src/features/admin/accounts/lock-guardian.ts": "the lock itself",
  "src/features/affiliates/apply-referral.ts": "whose family a student is, whoever is locked out",
  "src/features/affiliates/money/find-families.ts":
    "administrators find a family by its guardians, locked or not",
  "src/features/affiliates/money/household.ts":
    "whose household pays or earns, whoever is locked out",
  "src/features/privacy/student-rows.ts": "finds letters that name a student, to delete them",
  "src/features/privacy/permission.ts": "a lock makes no child its own guardian",
  "src/features/privacy/end-accounts.ts": "whether a parent was ever linked",
  "src/features/privacy/come-of-age.ts": "ends them all at the 18th birthday",
};

test("L21 no file but the named ones knows the table of guardianships", async () => {
  const found: string[] = [];
  for await (const path of glob("src/**/*.{ts,tsx}")) {
    if (/[.](test|fixture)[.]tsx?$/.test(path) || path.startsWith("src/app/testing/")) continue;
    if (/\bguardianships\b/.test(withoutComments(await readFile(path, "utf8")))) found.push(path);
  }
  expect(
    found.filter((path) => !(path in knowing)),
    "these files read the table: ask guardianship.ts, or say in guardianship.test.ts why they may",
  ).toEqual([]);
  expect(Object.keys(knowing).filter((path) => !found.includes(path))).toEqual([]);
});

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function lock(parent: Made, child: Made): Promise<Made> {
  const admin = await makeActor(academy, "administrator");
  const pair = { accountId: parent.id, studentId: child.id };
  await admin.browser.ok(adminContract.lockGuardian, { ...pair, reason: "Order 12/2026" });
  return admin;
}

test("L21 a locked parent's calls answer as those about a child that does not exist", async () => {
  const [locked, other] = [await makeActor(academy, "parent"), await makeActor(academy, "parent")];
  const child = await makeChildOf(academy, locked, other);
  const second = await makeChildOf(academy, locked);
  await lock(locked, child);
  expect(childCalls.length).toBeGreaterThan(8);
  for (const call of childCalls) {
    const mine = await askOf(academy, locked, call, child.id);
    const nobodys = await askOf(academy, locked, call, `prf_${"x".repeat(26)}`);
    expect({ [call.path]: mine.status }).toEqual({ [call.path]: 404 });
    expect(mine.body).toBe(nobodys.body);
  }
  const family = (asker: Made) => asker.browser.ok(familyContract.readFamily, { timeZone: "UTC" });
  expect((await family(locked)).children.map(({ id }) => id)).toEqual([second.id]);
  expect((await family(other)).children.map(({ id }) => id)).toEqual([child.id]);
});

test("L21 an open live view loses the child at once, and has it again after the lock", async () => {
  const parent = await makeActor(academy, "parent");
  const child = await makeChildOf(academy, parent);
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  let shown: Child[] | null = null;
  async function listen(): Promise<void> {
    const { signal } = leave;
    const input = { timeZone: "UTC" };
    const events = parent.browser.events(familyContract.watchFamily, input, { signal });
    for await (const event of events as AsyncIterable<FamilyEvent>) {
      if (event.type === "family") shown = event.family.children;
    }
  }
  void listen().catch(() => undefined);
  const ids = () => shown?.map(({ id }) => id);
  await expect.poll(ids, { timeout: 5000 }).toEqual([child.id]);
  const admin = await lock(parent, child);
  await expect.poll(ids, { timeout: 5000 }).toEqual([]);
  const pair = { accountId: parent.id, studentId: child.id };
  await admin.browser.ok(adminContract.unlockGuardian, pair);
  await expect.poll(ids, { timeout: 5000 }).toEqual([child.id]);
});

test("L21 e-mails about the child reach every parent but the locked one", async () => {
  const [locked, other] = [await makeActor(academy, "parent"), await makeActor(academy, "parent")];
  const child = await makeChildOf(academy, locked, other);
  const admin = await lock(locked, child);
  const since = new Date();
  await admin.browser.ok(adminContract.sendResetLink, { accountId: child.id });
  const rows = await academy.database.db.select().from(emails);
  const about = rows.filter((row) => row.about.includes(child.id) && row.createdAt >= since);
  expect(about.map(({ recipient }) => recipient)).toEqual([`${other.id}@example.org`]);
});

test("C-09 what is sent to a parent who forgot the children's sign-ins names every unlocked child of theirs", async () => {
  const parent = await makeActor(academy, "parent");
  const other = await makeActor(academy, "parent");
  const child = await makeChildOf(academy, parent, other);
  await lock(parent, child);
  const askFor = (asker: Made) =>
    academy.browser().call(parentsContract.sendForgotCredentialsEmail, {
      parentEmail: `${asker.id}@example.org`,
    });
  expect(await askFor(parent)).toMatchObject({ ok: false, code: "no_students_linked" });
  expect(await askFor(other)).toMatchObject({ ok: true });
});

test("L21 the lock and its end are audited with the reason, which no parent reads", async () => {
  const [locked, other] = [await makeActor(academy, "parent"), await makeActor(academy, "parent")];
  const child = await makeChildOf(academy, locked, other);
  const admin = await lock(locked, child);
  const pair = { accountId: locked.id, studentId: child.id };
  const { account } = await admin.browser.ok(adminContract.unlockGuardian, pair);
  expect(account.family).toMatchObject([{ id: child.id, lockedAt: null }]);
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, locked.id));
  expect(deeds.map(({ action, details }) => [action, details.reason ?? null])).toEqual([
    ["guardian.locked", "Order 12/2026"],
    ["guardian.unlocked", null],
  ]);
  const record = await other.browser.ok(familyContract.readChild, {
    childId: child.id,
    timeZone: "UTC",
  });
  expect(JSON.stringify(record)).not.toContain("Order 12/2026");
  const nobody = { accountId: other.id, studentId: (await makeChildOf(academy, locked)).id };
  expect(
    await admin.browser.call(adminContract.lockGuardian, { ...nobody, reason: "x" }),
  ).toMatchObject({ status: 400, code: "invalid_input" });
});

test("L21 a locked parent's own account ends no child's", async () => {
  const parent = await makeActor(academy, "parent");
  const child = await makeChildOf(academy, parent);
  await academy.database.db
    .update(profiles)
    .set({ birthDate: "2018-03-01" })
    .where(eq(profiles.id, child.id));
  const details = () => parent.browser.ok(accountsContract.readOwnAccount, {});
  expect((await details()).details.childrenDeleted).toBe(1);
  await lock(parent, child);
  expect((await details()).details.childrenDeleted).toBe(0);
});

test("S21 every call about another family's child answers as one about a child that does not exist", async () => {
  const asker = await makeActor(academy, "parent");
  await makeChildOf(academy, asker);
  const theirs = await makeChildOf(academy, await makeActor(academy, "parent"));
  for (const call of childCalls) {
    const other = await askOf(academy, asker, call, theirs.id);
    const nobodys = await askOf(academy, asker, call, `prf_${"x".repeat(26)}`);
    expect({ [call.path]: other.status }).toEqual({ [call.path]: 404 });
    expect(other.body).toBe(nobodys.body);
  }
});
