import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { deletionCertificates } from "#db/tables/privacy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { emptyAuditTrail } from "#db/testing/empty-audit-trail.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { adminContract as contract } from "../contract.ts";

const settingsEmail = "head@school.example";

let academy: TestAcademy;
let admin: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ADMIN_EMAIL: settingsEmail } });
});
beforeEach(async () => {
  await emptyAuditTrail(academy.database.db);
  await academy.database.db.delete(profiles);
  await academy.database.db.delete(parentAccounts);
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

async function deedsOn(subjectId: string) {
  const rows = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId));
  return rows.map(({ actorId, action, details }) => ({ actorId, action, details }));
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.ok(accountsContract.readSession, {})).account !== null;
}

describe("a record", () => {
  test("opening a student's is written down once a look, a parent's is not; neither holds a secret", async () => {
    const { account } = await makeStudent(academy, { email: "s@example.com" });
    const open = () => admin.browser.ok(contract.readAccountRecord, { accountId: account.id });
    const { account: record } = await open();
    await open();
    expect(await deedsOn(account.id)).toEqual([
      { actorId: admin.id, action: "account.opened", details: {} },
    ]);
    academy.wait(16 * minute);
    await open();
    expect(await deedsOn(account.id)).toHaveLength(2);
    expect(record).toMatchObject({
      role: "student",
      state: "unverified",
      student: { gradeLevel: 8, credits: 25, problems: 0 },
    });
    expect(record.sessions).toHaveLength(1);
    const text = JSON.stringify(record);
    for (const secret of ["argon2", "birth", "2010-05-17", "passwordHash", "tokenHash"]) {
      expect(text).not.toContain(secret);
    }
    const { id } = await makeActor(academy, "parent");
    await admin.browser.ok(contract.readAccountRecord, { accountId: id });
    expect(await deedsOn(id)).toEqual([]);
  });

  test("a family is shown from both sides", async () => {
    const { account } = await makeStudent(academy, { fullName: "Leo Vega" });
    const { id: parentId } = await makeActor(academy, "parent");
    await academy.database.db.insert(guardianships).values({ parentId, studentId: account.id });
    const child = await admin.browser.ok(contract.readAccountRecord, { accountId: account.id });
    expect(child.account.family).toEqual([{ id: parentId, fullName: "Rosa Díaz", lockedAt: null }]);
    const parent = await admin.browser.ok(contract.readAccountRecord, { accountId: parentId });
    expect(parent.account.family).toEqual([
      { id: account.id, fullName: "Leo Vega", lockedAt: null },
    ]);
  });

  test("an id that nobody has answers 404 to every deed", async () => {
    const accountId = "prf_nobody";
    for (const answer of [
      await admin.browser.call(contract.readAccountRecord, { accountId }),
      await admin.browser.call(contract.suspendAccount, { accountId, reason: "x" }),
      await admin.browser.call(contract.deleteAccount, { accountId, confirmation: "x" }),
      await admin.browser.call(contract.makeAdministrator, { accountId }),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
    expect(await deedsOn(accountId)).toEqual([]);
  });
});

describe("suspension", () => {
  test.each(["student", "parent"] as const)(
    "a %s is signed out everywhere at once, cannot sign in, and can again once reinstated",
    async (kind) => {
      const someone =
        kind === "student"
          ? await makeStudent(academy).then(({ browser, account }) => ({ browser, id: account.id }))
          : await makeActor(academy, "parent");
      const accountId = someone.id;
      const reason = "Shared the account";
      const { account } = await admin.browser.ok(contract.suspendAccount, { accountId, reason });
      expect(account).toMatchObject({ state: "suspended", suspensionReason: reason, sessions: [] });
      expect(await isSignedIn(someone.browser)).toBe(false);
      expect(await deedsOn(accountId)).toContainEqual({
        actorId: admin.id,
        action: "account.suspended",
        details: { reason },
      });
      const again = await admin.browser.ok(contract.reinstateAccount, { accountId });
      expect(again.account).toMatchObject({ suspendedAt: null, suspensionReason: null });
      expect((await deedsOn(accountId)).map(({ action }) => action)).toContain(
        "account.reinstated",
      );
      // The old session does not come back to life.
      expect(await isSignedIn(someone.browser)).toBe(false);
    },
  );

  test("a suspended student's right password is refused, and accepted after the reinstatement", async () => {
    const { account } = await makeStudent(academy, { username: "mara.sol" });
    const accountId = account.id;
    const tries = { identifier: "mara.sol", password: testPassword };
    const signIn = () => academy.browser().call(accountsContract.signInStudent, tries);
    await admin.browser.ok(contract.suspendAccount, { accountId, reason: "x" });
    expect(await signIn()).toMatchObject({ status: 403, code: "account_suspended" });
    await admin.browser.ok(contract.reinstateAccount, { accountId });
    expect(await signIn()).toMatchObject({ ok: true });
  });

  test("a reason is needed, and nothing happens without one", async () => {
    const { account, browser } = await makeStudent(academy);
    const answer = await admin.browser.call(contract.suspendAccount, {
      accountId: account.id,
      reason: "  ",
    });
    expect(answer).toMatchObject({ status: 400, fields: { reason: "suspensionReasonMissing" } });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await deedsOn(account.id)).toEqual([]);
  });
});

describe("administrators among themselves", () => {
  test("a student is made an administrator and becomes a student again; each time their sessions end", async () => {
    const { account, browser } = await makeStudent(academy, { birthDate: "1990-05-17" });
    const accountId = account.id;
    const made = await admin.browser.ok(contract.makeAdministrator, { accountId });
    expect(made.account.role).toBe("administrator");
    expect(await isSignedIn(browser)).toBe(false);
    const back = await admin.browser.ok(contract.takeBackAdministrator, { accountId });
    expect(back.account.role).toBe("student");
    expect(await deedsOn(accountId)).toEqual([
      { actorId: admin.id, action: "administrator.made", details: { was: "student" } },
      { actorId: admin.id, action: "administrator.taken-back", details: { becomes: "student" } },
    ]);
  });

  test("an affiliate becomes an affiliate again", async () => {
    const { id } = await makeActor(academy, "affiliate");
    await academy.database.db.delete(affiliates);
    await academy.database.db.insert(affiliates).values({
      id: createId("aff"),
      userId: id,
      referralCode: "FARO-X",
      firstName: "A",
      lastName: "B",
      email: "partner@example.com",
    });
    await admin.browser.ok(contract.makeAdministrator, { accountId: id });
    const { account } = await admin.browser.ok(contract.takeBackAdministrator, { accountId: id });
    expect(account.role).toBe("affiliate");
  });

  test("the last administrator cannot be suspended, taken back or deleted, also by themselves", async () => {
    const accountId = admin.id;
    const refused = { status: 409, code: "last_administrator" };
    const confirmation = `${accountId}@example.org`;
    expect(
      await admin.browser.call(contract.suspendAccount, { accountId, reason: "x" }),
    ).toMatchObject(refused);
    expect(await admin.browser.call(contract.takeBackAdministrator, { accountId })).toMatchObject(
      refused,
    );
    expect(
      await admin.browser.call(contract.deleteAccount, { accountId, confirmation }),
    ).toMatchObject(refused);
    expect(await isSignedIn(admin.browser)).toBe(true);
  });

  test("with another administrator there, one's own account is still another's to judge", async () => {
    await makeActor(academy, "administrator");
    const accountId = admin.id;
    expect(
      await admin.browser.call(contract.suspendAccount, { accountId, reason: "x" }),
    ).toMatchObject({ status: 409, code: "own_account" });
  });

  test("of two who take each other's rights at the same moment, one keeps them", async () => {
    const other = await makeActor(academy, "administrator");
    const answers = await Promise.all([
      admin.browser.call(contract.takeBackAdministrator, { accountId: other.id }),
      other.browser.call(contract.takeBackAdministrator, { accountId: admin.id }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await academy.database.db
      .select()
      .from(profiles)
      .where(eq(profiles.role, "administrator"));
    expect(left).toHaveLength(1);
  });

  test("whom the settings name stays an administrator until the settings change", async () => {
    const { id: accountId } = await makeActor(academy, "administrator");
    await academy.database.db
      .update(profiles)
      .set({ email: settingsEmail, emailVerifiedAt: new Date() })
      .where(eq(profiles.id, accountId));
    expect(await admin.browser.call(contract.takeBackAdministrator, { accountId })).toMatchObject({
      status: 409,
      code: "administrator_by_settings",
    });
  });
});

describe("helping an account", () => {
  test("signing out everywhere ends all sessions, but of one's own not this one", async () => {
    const { account, browser } = await makeStudent(academy);
    await admin.browser.ok(contract.endAccountSessions, { accountId: account.id });
    expect(await isSignedIn(browser)).toBe(false);
    await admin.browser.ok(contract.endAccountSessions, { accountId: admin.id });
    expect(await isSignedIn(admin.browser)).toBe(true);
    expect(await deedsOn(account.id)).toEqual([
      { actorId: admin.id, action: "account.signed-out", details: { sessions: 1 } },
    ]);
  });

  test("a parent's address is taken as proved, once, and a student's never", async () => {
    const { id: accountId } = await makeActor(academy, "parent");
    const { db } = academy.database;
    await db
      .update(parentAccounts)
      .set({ emailVerified: false })
      .where(eq(parentAccounts.id, accountId));
    const { account } = await admin.browser.ok(contract.verifyParentAddress, { accountId });
    expect(account).toMatchObject({ state: "active", emailProved: true });
    await admin.browser.ok(contract.verifyParentAddress, { accountId });
    expect(await deedsOn(accountId)).toHaveLength(1);
    const { account: student } = await makeStudent(academy, { email: "x@example.com" });
    expect(
      await admin.browser.call(contract.verifyParentAddress, { accountId: student.id }),
    ).toMatchObject({ status: 404, code: "parent_not_found" });
  });

  test("a password link goes to the account's own address", async () => {
    const { db } = academy.database;
    const { account } = await makeStudent(academy, { email: "own@example.com" });
    await admin.browser.ok(contract.sendResetLink, { accountId: account.id });
    const letters = await lettersTo("own@example.com", "password-reset");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.textBody).toMatch(/\/reset-password\?token=[\w-]{43}/);
    await db.delete(emails);
    const parent = await makeActor(academy, "parent");
    await admin.browser.ok(contract.sendResetLink, { accountId: parent.id });
    expect(await lettersTo(`${parent.id}@example.org`, "password-reset")).toHaveLength(1);
  });

  test("of a student without an address it goes to the parents who proved theirs, or to nobody", async () => {
    const { db } = academy.database;
    const { account } = await makeStudent(academy, { username: "solo.vega" });
    const accountId = account.id;
    expect(await admin.browser.call(contract.sendResetLink, { accountId })).toMatchObject({
      status: 409,
      code: "no_email_address",
    });
    expect(await deedsOn(accountId)).toEqual([]);
    const proved = await makeActor(academy, "parent");
    const unproved = await makeActor(academy, "parent");
    await db
      .update(parentAccounts)
      .set({ emailVerified: false })
      .where(eq(parentAccounts.id, unproved.id));
    for (const { id: parentId } of [proved, unproved]) {
      await db.insert(guardianships).values({ parentId, studentId: accountId });
    }
    await admin.browser.ok(contract.sendResetLink, { accountId });
    const letters = await lettersTo(`${proved.id}@example.org`);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.textBody).toContain("solo.vega");
    expect(await lettersTo(`${unproved.id}@example.org`)).toEqual([]);
    expect(await deedsOn(accountId)).toEqual([
      { actorId: admin.id, action: "account.reset-link-sent", details: {} },
    ]);
  });

  async function lettersTo(recipient: string, kind?: string) {
    return academy.database.db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.recipient, recipient),
          kind === undefined ? undefined : eq(emails.kind, kind),
        ),
      );
  }
});

describe("deletion", () => {
  test("takes the typed handle, removes every record, and leaves the deed", async () => {
    const { db } = academy.database;
    const { account, browser } = await makeStudent(academy, { username: "gone.soon" });
    const accountId = account.id;
    expect(
      await admin.browser.call(contract.deleteAccount, { accountId, confirmation: "gone" }),
    ).toMatchObject({ status: 400, fields: { confirmation: "confirmationWrong" } });
    expect(await isSignedIn(browser)).toBe(true);
    await admin.browser.ok(contract.deleteAccount, { accountId, confirmation: " Gone.Soon " });
    expect(await isSignedIn(browser)).toBe(false);
    expect(
      await db.select().from(creditAccounts).where(eq(creditAccounts.studentId, accountId)),
    ).toEqual([]);
    // Nothing names who was deleted: the deed is about the certificate.
    const [certificate] = await db.select().from(deletionCertificates);
    expect(certificate?.reason).toBe("administrator");
    expect(await deedsOn(accountId)).toEqual([]);
    expect(await deedsOn(certificate?.id ?? "")).toEqual([
      { actorId: admin.id, action: "account.deleted", details: { role: "student" } },
    ]);
    expect(await admin.browser.call(contract.readAccountRecord, { accountId })).toMatchObject({
      status: 404,
    });
  });

  test("of a parent leaves the child, and takes the letters to the parent along", async () => {
    const { db } = academy.database;
    const { account } = await makeStudent(academy);
    const { id: parentId } = await makeActor(academy, "parent");
    await db.insert(guardianships).values({ parentId, studentId: account.id });
    await admin.browser.ok(contract.sendResetLink, { accountId: parentId });
    const confirmation = `${parentId}@example.org`;
    await admin.browser.ok(contract.deleteAccount, { accountId: parentId, confirmation });
    expect(await db.select().from(emails).where(eq(emails.recipient, confirmation))).toEqual([]);
    const child = await admin.browser.ok(contract.readAccountRecord, { accountId: account.id });
    expect(child.account.family).toEqual([]);
  });
});
