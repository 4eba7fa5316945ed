import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { commissions, moneyEntries, payouts } from "#db/tables/money.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { nextLetter, tokenIn } from "#features/accounts/profile/read-letters.fixture.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeAffiliate, makeApplicant } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";
import { daysAgo, makeFamily, makePartner, newKey } from "./money/money.fixture.ts";

const { changeEmail, changeLocale, changePassword, deleteOwnAccount, readOwnAccount } =
  accountsContract;
const { approveRun, discardRun, payRun, proposeRun, recordPayment } = affiliatesContract;

let academy: TestAcademy;
let administrator: Browser;
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = (await makeActor(academy, "administrator")).browser;
});
afterAll(() => academy.close());

/** An affiliate who has earned a fifth of what a family paid, so long ago. */
async function makeEarner(sum: string, age = 31) {
  const partner = await makePartner(academy, administrator);
  const { studentId } = await makeFamily(academy, { code: partner.affiliate.referralCode });
  const receivedOn = daysAgo(academy, age);
  await administrator.ok(recordPayment, { studentId, sum, receivedOn, clientId: newKey() });
  return partner;
}

const detailsOf = async (browser: Browser) => (await browser.ok(readOwnAccount, {})).details;

const entriesOf = (affiliateId: string) =>
  academy.database.db
    .select()
    .from(moneyEntries)
    .where(eq(moneyEntries.affiliateId, affiliateId))
    .orderBy(moneyEntries.id);

test("an affiliate changes password and language, and signs in with the new password", async () => {
  const { browser, email } = await makeAffiliate(academy);
  const newPassword = "four boats and a bell";
  await browser.ok(changePassword, { presentPassword: testPassword, newPassword });
  await browser.ok(changeLocale, { locale: "es" });
  expect(await detailsOf(browser)).toMatchObject({ role: "affiliate", locale: "es" });
  const elsewhere = academy.browser();
  const { account } = await elsewhere.ok(accountsContract.signInAffiliate, {
    email,
    password: newPassword,
  });
  expect(account).toMatchObject({ role: "affiliate", locale: "es" });
});

test("a new address is the account's and the record's, is proved by its link, and the former one is told", async () => {
  const { browser, email, affiliate } = await makeAffiliate(academy);
  const wanted = "moved@partners.example";
  await browser.ok(changeEmail, { email: wanted, password: testPassword });
  const { db } = academy.database;
  const recorded = async () =>
    (await db.select().from(affiliates).where(eq(affiliates.id, affiliate.id)))[0]?.email;
  expect(await recorded()).toBe(wanted);
  expect(await detailsOf(browser)).toMatchObject({ email: wanted, emailVerified: false });
  await nextLetter(academy, "email-changed", email);
  const letter = await nextLetter(academy, "profile-verification", wanted);
  await browser.ok(accountsContract.verifyEmail, { token: tokenIn(letter, "verify-email") });
  expect(await detailsOf(browser)).toMatchObject({ email: wanted, emailVerified: true });
  expect(await recorded()).toBe(wanted);
});

test("an affiliate does not take another's address, nor a parent's", async () => {
  const { browser, email } = await makeAffiliate(academy);
  const { email: other } = await makeAffiliate(academy);
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  const [row] = await db.select().from(parentAccounts).where(eq(parentAccounts.id, parent.id));
  for (const taken of [other, row?.email ?? ""]) {
    const answer = await browser.call(changeEmail, { email: taken, password: testPassword });
    expect(answer).toMatchObject({ status: 409, code: "email_taken" });
  }
  expect(await detailsOf(browser)).toMatchObject({ email });
});

test("whoever has not applied yet deletes their account as well", async () => {
  const browser = await makeApplicant(academy);
  expect(await detailsOf(browser)).toMatchObject({ deletion: "owner", owed: null });
  await browser.ok(deleteOwnAccount, { confirmation: testPassword });
  expect((await browser.ok(accountsContract.readSession, {})).account).toBeNull();
});

test("F-08 what is owed is said before; the person goes, out of the proposed run, and the ledger stays as it was", async () => {
  const partner = await makeEarner("300.00");
  const { id } = partner.affiliate;
  const { run } = await administrator.ok(proposeRun, {});
  expect(run.lines.map(({ affiliateId }) => affiliateId)).toEqual([id]);
  expect(await detailsOf(partner.browser)).toMatchObject({
    deletion: "owner",
    owed: { approvedCents: 0, openCents: 6000 },
  });
  const before = await entriesOf(id);
  expect(before).not.toHaveLength(0);
  await partner.browser.ok(deleteOwnAccount, { confirmation: testPassword });

  const { db } = academy.database;
  expect(await db.select().from(affiliates).where(eq(affiliates.id, id))).toEqual([]);
  expect(await db.select().from(profiles).where(eq(profiles.id, partner.affiliate.userId))).toEqual(
    [],
  );
  expect(await entriesOf(id)).toEqual(before);
  const promised = await db.select().from(commissions).where(eq(commissions.affiliateId, id));
  expect(promised).toHaveLength(1);
  expect(await db.select().from(payouts).where(eq(payouts.affiliateId, id))).toEqual([]);
  expect(await administrator.call(approveRun, { runId: run.id, cents: run.cents })).toMatchObject({
    code: "payout_changed",
  });
  await administrator.ok(discardRun, { runId: run.id });
  expect(await administrator.call(proposeRun, {})).toMatchObject({ code: "nothing_to_pay" });
});

test("F-08 while an approved payout is not paid nobody deletes the account; once it is, its owner does", async () => {
  const partner = await makeEarner("300.00");
  const { id, userId } = partner.affiliate;
  const { run } = await administrator.ok(proposeRun, {});
  await administrator.ok(approveRun, { runId: run.id, cents: run.cents });
  expect(await detailsOf(partner.browser)).toMatchObject({
    deletion: "after-payout",
    owed: { approvedCents: 6000, openCents: 0 },
  });
  const refused = { status: 409, code: "payout_under_way" };
  const early = await partner.browser.call(deleteOwnAccount, { confirmation: testPassword });
  expect(early).toMatchObject(refused);
  const byAdministrator = { accountId: userId, confirmation: partner.email };
  expect(await administrator.call(adminContract.deleteAccount, byAdministrator)).toMatchObject(
    refused,
  );
  await administrator.ok(payRun, { runId: run.id, reference: "SEPA 1" });
  expect(await detailsOf(partner.browser)).toMatchObject({
    deletion: "owner",
    owed: { approvedCents: 0, openCents: 0 },
  });
  await partner.browser.ok(deleteOwnAccount, { confirmation: testPassword });
  const own = (await entriesOf(id)).filter(({ account }) => account === "affiliate");
  expect(own.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["commission", -6000],
    ["payout", 6000],
  ]);
});
