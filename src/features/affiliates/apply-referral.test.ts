import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { referrals } from "#db/tables/affiliates.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { hour, minute } from "#shared/constants.ts";
import { makeAffiliate } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";

const { applyReferral } = affiliatesContract;

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** What a browser sends of a visit that took place a minute ago. */
function visit(referralCode: string, options: { age?: number } = {}) {
  const timestamp = academy.services.now().getTime() - (options.age ?? minute);
  return { referralCode, visitorId: "visitor_12345678", timestamp };
}

async function creditOf(profileId: string) {
  const [found] = await academy.database.db
    .select()
    .from(referrals)
    .where(eq(referrals.profileId, profileId));
  return found ?? null;
}

test("C-12 T-04 a student is credited to the affiliate whose link they came by", async () => {
  const { affiliate } = await makeAffiliate(academy);
  const { browser, account } = await makeStudent(academy);
  const given = visit(affiliate.referralCode.toLowerCase());
  expect(await browser.ok(applyReferral, given)).toEqual({ applied: true });
  expect(await creditOf(account.id)).toMatchObject({
    affiliateId: affiliate.id,
    referralCode: affiliate.referralCode,
    visitorId: "visitor_12345678",
    visitedAt: new Date(given.timestamp),
  });
});

test("C-12 it is applied after the sign-up, and after a login at another browser", async () => {
  const { affiliate } = await makeAffiliate(academy);
  const ways = {
    "sign-up": async () => (await makeStudent(academy)).browser,
    login: async () => {
      await makeStudent(academy, { username: "comes.back" });
      const browser = academy.browser();
      const form = { identifier: "comes.back", password: testPassword };
      await browser.ok(accountsContract.signInStudent, form);
      return browser;
    },
  };
  expect(Object.keys(ways)).toEqual(rules["C-12"].appliedAfter);
  for (const comeIn of Object.values(ways)) {
    const browser = await comeIn();
    expect(await browser.ok(applyReferral, visit(affiliate.referralCode))).toEqual({
      applied: true,
    });
  }
});

test("C-12 asked again nothing changes, and the first affiliate holds, also of two at once", async () => {
  const first = (await makeAffiliate(academy)).affiliate;
  const second = (await makeAffiliate(academy)).affiliate;
  const { browser, account } = await makeStudent(academy);
  expect(await browser.ok(applyReferral, visit(first.referralCode))).toEqual({ applied: true });
  expect(await browser.ok(applyReferral, visit(first.referralCode))).toEqual({ applied: false });
  expect(await browser.ok(applyReferral, visit(second.referralCode))).toEqual({ applied: false });
  expect((await creditOf(account.id))?.affiliateId).toBe(first.id);

  const other = await makeStudent(academy);
  const answers = await Promise.all(
    [first, second, first, second].map(({ referralCode }) =>
      other.browser.ok(applyReferral, visit(referralCode)),
    ),
  );
  expect(answers.filter(({ applied }) => applied)).toHaveLength(1);
});

test("T-10 a visit older than 720 hours, or from the future, is not credited", async () => {
  const { affiliate } = await makeAffiliate(academy);
  const { browser, account } = await makeStudent(academy);
  for (const age of [720 * hour, -hour]) {
    const answer = await browser.ok(applyReferral, visit(affiliate.referralCode, { age }));
    expect(answer).toEqual({ applied: false });
  }
  expect(await creditOf(account.id)).toBeNull();
  const young = visit(affiliate.referralCode, { age: 720 * hour - minute });
  expect(await browser.ok(applyReferral, young)).toEqual({ applied: true });
});

test("M-07 'Invalid or inactive referral code' for an affiliate who is not active", async () => {
  const { browser } = await makeStudent(academy);
  for (const status of ["pending", "suspended", "rejected"] as const) {
    const { affiliate } = await makeAffiliate(academy, { status });
    const response = await browser.fetch(applyReferral.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(visit(affiliate.referralCode)),
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Invalid or inactive referral code");
  }
});

test("C-12 affiliates do not bring themselves, with a changed address either", async () => {
  const { affiliate, email } = await makeAffiliate(academy);
  const [name, host] = email.split("@");
  const { browser, account } = await makeStudent(academy, { email: `${name}+kid@${host}` });
  expect(await browser.ok(applyReferral, visit(affiliate.referralCode))).toEqual({
    applied: false,
  });
  expect(await creditOf(account.id)).toBeNull();
});

test("C-12 affiliates do not bring their own children", async () => {
  const { affiliate, email } = await makeAffiliate(academy);
  const { db } = academy.database;
  const parent = await makeActor(academy, "parent");
  const [name, host] = email.split("@");
  await db
    .update(parentAccounts)
    .set({ email: `${name}+home@${host}` })
    .where(eq(parentAccounts.id, parent.id));
  const { browser, account } = await makeStudent(academy);
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  expect(await browser.ok(applyReferral, visit(affiliate.referralCode))).toEqual({
    applied: false,
  });
});

test("C-12 nobody but a student is credited", async () => {
  const { affiliate, browser } = await makeAffiliate(academy);
  const given = visit(affiliate.referralCode);
  expect(await browser.call(applyReferral, given)).toMatchObject({ status: 403 });
  expect(await academy.browser().call(applyReferral, given)).toMatchObject({ status: 401 });
  const administrator = await makeActor(academy, "administrator");
  expect(await administrator.browser.ok(applyReferral, given)).toEqual({ applied: false });
});

test("M-07 'Unexpected error occurred' where the credit cannot be written down", async () => {
  const { affiliate } = await makeAffiliate(academy);
  const { browser } = await makeStudent(academy);
  const { db } = academy.database;
  await db.execute(sql`alter table referrals rename to referrals_away`);
  try {
    const response = await browser.fetch(applyReferral.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(visit(affiliate.referralCode)),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("Unexpected error occurred");
  } finally {
    await db.execute(sql`alter table referrals_away rename to referrals`);
  }
  expect(await browser.ok(applyReferral, visit(affiliate.referralCode))).toEqual({ applied: true });
});

test("C-12 whatever two devices of a student report, in whatever order, the server credits the first that counts", async () => {
  const codes = await Promise.all(
    [0, 1, 2].map(async () => (await makeAffiliate(academy)).affiliate),
  );
  let runs = 0;
  const reports = fc.array(
    fc.record({
      device: fc.nat({ max: 1 }),
      whose: fc.nat({ max: 2 }),
      age: fc.oneof(
        fc.integer({ min: minute, max: 720 * hour - minute }),
        fc.constantFrom(-hour, 720 * hour, 2000 * hour),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(reports, async (given) => {
      runs += 1;
      const username = `two.devices.${runs}`;
      const { browser, account } = await makeStudent(academy, { username });
      const other = academy.browser();
      await other.ok(accountsContract.signInStudent, {
        identifier: username,
        password: testPassword,
      });
      for (const { device, whose, age } of given) {
        const code = codes[whose]?.referralCode ?? "";
        await (device === 0 ? browser : other).ok(applyReferral, visit(code, { age }));
      }
      const first = given.find(({ age }) => age > 0 && age < 720 * hour);
      const credit = await creditOf(account.id);
      expect(credit?.affiliateId ?? null).toBe(first ? codes[first.whose]?.id : null);
    }),
    { numRuns: 12 },
  );
});
