import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { profiles } from "#db/tables/profiles.ts";
import { secondFactorCodes, secondFactors } from "#db/tables/second-factors.ts";
import { adminContract } from "#features/admin/contract.ts";
import { secondFactorMs, secondFactorSetUpMs } from "#shared/constants.ts";
import { accountsContract as contract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";
import { codeOf, newAdministrator, stepMs, switchOn } from "./second-factor.fixture.ts";

const needed = { status: 401, code: "second_factor_needed" };
const wrongCode = { status: 403, code: "code_wrong", fields: { code: "codeWrong" } };

let academy: TestAcademy;
let admin: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  admin = await newAdministrator(academy);
});

const accountAt = async (browser: Browser) =>
  (await browser.ok(contract.readSession, {})).account?.id ?? null;

/** Gives the right password at a new browser. */
async function begin(): Promise<Browser> {
  const browser = academy.browser();
  expect(
    await browser.call(contract.signInStudent, { identifier: admin.email, password: testPassword }),
  ).toMatchObject(needed);
  return browser;
}

const enter = (browser: Browser, code: string) =>
  browser.call(contract.enterSecondFactor, { code });

async function deedsOf(actorId: string): Promise<string[]> {
  const rows = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId));
  return rows.map(({ action }) => action);
}

describe("switching it on", () => {
  test("takes the password again, and a code of the app that was given the secret", async () => {
    const unsure = await makeActor(academy, "administrator", { isConfirmed: false });
    expect(await unsure.browser.call(contract.beginSecondFactor, {})).toMatchObject({
      code: "confirmation_needed",
    });
    const { secret, address } = await admin.browser.ok(contract.beginSecondFactor, {});
    expect(address).toContain(`secret=${secret}`);
    expect(address).toMatch(/^otpauth:\/\/totp\/Faro:/);
    const on = (code: string) => admin.browser.call(contract.switchOnSecondFactor, { code });
    expect(await on("000000")).toMatchObject(wrongCode);
    const status = () => admin.browser.ok(contract.readSecondFactor, {});
    expect(await status()).toEqual({ enabledAt: null, codesLeft: 0 });
    // Nothing is asked for before the app has proved that it has the secret.
    const browser = academy.browser();
    const known = { identifier: admin.email, password: testPassword };
    expect(await browser.call(contract.signInStudent, known)).toMatchObject({ ok: true });
    const given = await admin.browser.ok(contract.switchOnSecondFactor, {
      code: codeOf(academy, secret),
    });
    expect(new Set(given.codes).size).toBe(10);
    for (const code of given.codes)
      expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(await status()).toEqual({ enabledAt: expect.any(String), codesLeft: 10 });
    expect(await accountAt(browser)).toBeNull();
    expect(await accountAt(admin.browser)).toBe(admin.id);
    expect(await deedsOf(admin.id)).toEqual(["second-factor.switched-on"]);
  });

  test("a set-up that was begun long ago, or is done, is begun anew or not at all", async () => {
    const { secret } = await admin.browser.ok(contract.beginSecondFactor, {});
    academy.wait(secondFactorSetUpMs);
    const changed = { status: 409, code: "second_factor_changed" };
    const code = codeOf(academy, secret);
    // The session's confirmation is over by now as well.
    const again = await newAdministrator(academy);
    expect(await admin.browser.call(contract.switchOnSecondFactor, { code })).toMatchObject(
      changed,
    );
    await switchOn(academy, again.browser);
    expect(await again.browser.call(contract.beginSecondFactor, {})).toMatchObject(changed);
    expect(
      await again.browser.call(contract.switchOnSecondFactor, { code: "123456" }),
    ).toMatchObject(changed);
  });

  test("neither secret nor codes stand readable in the database, and no other administrator is told any", async () => {
    const { secret, codes } = await switchOn(academy, admin.browser);
    const { db } = academy.database;
    const stored = JSON.stringify([
      await db.select().from(secondFactors),
      await db.select().from(secondFactorCodes),
    ]);
    const other = await newAdministrator(academy);
    const told = JSON.stringify([
      await other.browser.ok(adminContract.readAccountRecord, { accountId: admin.id }),
      await other.browser.ok(adminContract.listDeeds, {}),
      await other.browser.ok(contract.readSecondFactor, {}),
      await admin.browser.ok(contract.readSecondFactor, {}),
      await admin.browser.ok(contract.readOwnAccount, {}),
    ]);
    const [row] = await db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.profileId, admin.id));
    for (const one of [secret, row?.secret ?? secret, ...codes]) expect(told).not.toContain(one);
    for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(one);
    }
  });
});

describe("a sign-in", () => {
  test("asks for a code at every door, and opens no session without one", async () => {
    await switchOn(academy, admin.browser);
    const { email } = admin;
    for (const attempt of [
      (browser: Browser) =>
        browser.call(contract.signInStudent, { identifier: email, password: testPassword }),
      (browser: Browser) =>
        browser.call(contract.signInAffiliate, { email, password: testPassword }),
    ]) {
      const browser = academy.browser();
      expect(await attempt(browser)).toMatchObject(needed);
      expect(await accountAt(browser)).toBeNull();
      expect([...browser.cookies.keys()]).toEqual(["faro_second_factor"]);
    }
  });

  test("of an address that the settings name asks for it at the parents' door as well", async () => {
    const named = await startTestAcademy({ environment: { ADMIN_EMAIL: "head@example.org" } });
    const head = await newAdministrator(named);
    await named.database.db
      .update(profiles)
      .set({ email: "head@example.org", emailVerifiedAt: new Date(), role: "student" })
      .where(eq(profiles.id, head.id));
    await switchOn(named, head.browser);
    const browser = named.browser();
    const given = { email: "head@example.org", password: testPassword };
    expect(await browser.call(contract.signInParent, given)).toMatchObject(needed);
    await named.close();
  });

  test("is told of the code after the right password alone", async () => {
    await switchOn(academy, admin.browser);
    const wrong = { identifier: admin.email, password: "not the password" };
    expect(await academy.browser().call(contract.signInStudent, wrong)).toMatchObject({
      code: "invalid_credentials",
    });
  });

  test("ends with a code of the app, in groups or not, and each code does it once", async () => {
    const { secret } = await switchOn(academy, admin.browser);
    const code = codeOf(academy, secret);
    const [first, late] = [await begin(), await begin()];
    expect(await enter(first, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      value: { account: { id: admin.id, role: "administrator" }, destination: "/admin" },
    });
    expect(await accountAt(first)).toBe(admin.id);
    expect(first.cookies.has("faro_second_factor")).toBe(false);
    expect(await enter(late, code)).toMatchObject(wrongCode);
    academy.wait(stepMs);
    expect(await enter(late, codeOf(academy, secret))).toMatchObject({ ok: true });
  });

  test("of two that bring one code at the same moment one gets in", async () => {
    const { secret, codes } = await switchOn(academy, admin.browser);
    for (const code of [codeOf(academy, secret), codes[0] ?? ""]) {
      const browsers = [await begin(), await begin()];
      const answers = await Promise.all(browsers.map((browser) => enter(browser, code)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  test("ends with a recovery code however it is typed, once, and that is written down", async () => {
    const { codes } = await switchOn(academy, admin.browser);
    const [code = ""] = codes;
    const typed = code.replaceAll("-", " ").toUpperCase();
    expect(await enter(await begin(), typed)).toMatchObject({ ok: true });
    expect(await enter(await begin(), code)).toMatchObject(wrongCode);
    expect(await deedsOf(admin.id)).toContain("second-factor.recovery-code-used");
    expect(await admin.browser.ok(contract.readSecondFactor, {})).toMatchObject({ codesLeft: 9 });
  });

  test("no code of another's does it, nor one of long ago", async () => {
    const { secret } = await switchOn(academy, admin.browser);
    const other = await newAdministrator(academy);
    const others = await switchOn(academy, other.browser);
    const old = codeOf(academy, secret);
    academy.wait(4 * stepMs);
    for (const code of [others.codes[0] ?? "", codeOf(academy, others.secret), old, "0", "-"]) {
      expect(await enter(await begin(), code), code).toMatchObject(wrongCode);
      await academy.database.db.execute("delete from rate_limits");
    }
  });

  test("after five wrong codes waits, at whichever new browser, and a right password takes nothing back", async () => {
    const { secret, codes } = await switchOn(academy, admin.browser);
    for (let tries = 0; tries < 5; tries++) {
      expect(await enter(await begin(), "000000")).toMatchObject(wrongCode);
    }
    const tooMany = { status: 429, code: "rate_limited" };
    expect(await enter(await begin(), codeOf(academy, secret))).toMatchObject(tooMany);
    expect(await enter(await begin(), codes[0] ?? "")).toMatchObject(tooMany);
  });

  test("a new password takes no wrong code back, for a mailbox is not the app", async () => {
    const { secret } = await switchOn(academy, admin.browser);
    for (let tries = 0; tries < 5; tries++) await enter(await begin(), "000000");
    const passwordHash = await hashPassword(testPassword, "test");
    const { db } = academy.database;
    await db.update(profiles).set({ passwordHash }).where(eq(profiles.id, admin.id));
    expect(await enter(await begin(), codeOf(academy, secret))).toMatchObject({ status: 429 });
  });

  test("a device that the account signed in at is kept out by no stranger's wrong codes", async () => {
    const { codes } = await switchOn(academy, admin.browser);
    const home = await begin();
    expect(await enter(home, codes[0] ?? "")).toMatchObject({ ok: true });
    for (let tries = 0; tries < 6; tries++) await enter(await begin(), "000000");
    await home.ok(contract.signOut, {});
    await home.call(contract.signInStudent, { identifier: admin.email, password: testPassword });
    expect(await enter(home, codes[1] ?? "")).toMatchObject({ ok: true });
  });

  test("that waits too long, was begun elsewhere, or with a password of before begins anew", async () => {
    const { secret, codes } = await switchOn(academy, admin.browser);
    const late = { status: 401, code: "sign_in_too_late" };
    const [code = ""] = codes;
    expect(await enter(academy.browser(), code)).toMatchObject(late);
    const forged = await begin();
    const [note = "", seal = ""] = (forged.cookies.get("faro_second_factor") ?? "").split(".");
    const changed = Buffer.from(note, "base64url").toString().replace(admin.id, "prf_other");
    forged.cookies.set(
      "faro_second_factor",
      `${Buffer.from(changed).toString("base64url")}.${seal}`,
    );
    expect(await enter(forged, code)).toMatchObject(late);
    const slow = await begin();
    academy.wait(secondFactorMs);
    expect(await enter(slow, codeOf(academy, secret))).toMatchObject(late);
    const former = await begin();
    const passwordHash = await hashPassword("another calm lamp", "test");
    const { db } = academy.database;
    await db.update(profiles).set({ passwordHash }).where(eq(profiles.id, admin.id));
    expect(await enter(former, code)).toMatchObject(late);
    expect(await accountAt(former)).toBeNull();
  });

  test("of somebody who was suspended meanwhile is refused", async () => {
    const { codes } = await switchOn(academy, admin.browser);
    const browser = await begin();
    const suspendedAt = new Date();
    const { db } = academy.database;
    await db.update(profiles).set({ suspendedAt }).where(eq(profiles.id, admin.id));
    expect(await enter(browser, codes[0] ?? "")).toMatchObject({ code: "account_suspended" });
    expect(await accountAt(browser)).toBeNull();
  });
});

describe("switching it off", () => {
  const off = (password: string, code: string) =>
    admin.browser.call(contract.switchOffSecondFactor, { password, code });

  test("takes the password and a code together, and leaves nothing", async () => {
    const { secret, codes } = await switchOn(academy, admin.browser);
    expect(await off("not the password", codeOf(academy, secret))).toMatchObject({
      code: "password_wrong",
    });
    expect(await off(testPassword, "000000")).toMatchObject(wrongCode);
    expect(await admin.browser.ok(contract.readSecondFactor, {})).toMatchObject({ codesLeft: 10 });
    expect(await off(testPassword, codes[3] ?? "")).toMatchObject({ ok: true });
    expect(await off(testPassword, codes[4] ?? "")).toMatchObject({
      code: "second_factor_changed",
    });
    const { db } = academy.database;
    const isTheirs = eq(secondFactorCodes.profileId, admin.id);
    expect(await db.select().from(secondFactorCodes).where(isTheirs)).toEqual([]);
    const known = { identifier: admin.email, password: testPassword };
    expect(await academy.browser().call(contract.signInStudent, known)).toMatchObject({ ok: true });
    expect(await deedsOf(admin.id)).toEqual([
      "second-factor.switched-on",
      "second-factor.switched-off",
    ]);
  });

  test("wrong codes are counted as those of a sign-in", async () => {
    const { codes } = await switchOn(academy, admin.browser);
    for (let tries = 0; tries < 5; tries++) await off(testPassword, "000000");
    expect(await off(testPassword, codes[0] ?? "")).toMatchObject({ status: 429 });
  });

  test("whoever is an administrator no more has none, and is asked for no code", async () => {
    await switchOn(academy, admin.browser);
    const other = await newAdministrator(academy);
    await other.browser.ok(adminContract.takeBackAdministrator, { accountId: admin.id });
    const known = { identifier: admin.email, password: testPassword };
    expect(await academy.browser().call(contract.signInStudent, known)).toMatchObject({ ok: true });
    const { db } = academy.database;
    const isTheirs = eq(secondFactors.profileId, admin.id);
    expect(await db.select().from(secondFactors).where(isTheirs)).toEqual([]);
  });
});
