import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { moneyEntries } from "#db/tables/money.ts";
import { affiliatesContract } from "../contract.ts";
import { daysAgo, makeFamily, makePartner, newKey } from "./money.fixture.ts";

const {
  recordPayment,
  refundPayment,
  listRuns,
  proposeRun,
  approveRun,
  payRun,
  discardRun,
  readEarnings,
  readStatement,
  setAffiliateStatus,
} = affiliatesContract;

let academy: TestAcademy;
let administrator: { browser: Browser; id: string };
let second: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
  second = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

/** No test finds what another one left to be paid. */
afterEach(async () => {
  const { runs } = await administrator.browser.ok(listRuns, {});
  for (const { id, status } of runs)
    if (status === "proposed" || status === "approved")
      await administrator.browser.ok(discardRun, { runId: id });
  for (const { affiliateId, status } of (await administrator.browser.ok(listRuns, {})).balances)
    if (status === "active")
      await administrator.browser.ok(setAffiliateStatus, {
        affiliateId,
        status: "suspended",
        reason: "The test is over",
      });
});

async function enter(studentId: string, sum: string, age: number) {
  const input = { studentId, sum, receivedOn: daysAgo(academy, age), clientId: newKey() };
  return (await administrator.browser.ok(recordPayment, input)).payment;
}

/** An affiliate of 20 % with a payment whose holding period is over, where no other age is said. */
async function makeEarner(sum: string, age = 31) {
  const partner = await makePartner(academy, administrator.browser);
  const { studentId } = await makeFamily(academy, { code: partner.affiliate.referralCode });
  const payment = await enter(studentId, sum, age);
  return { ...partner, studentId, payment, id: partner.affiliate.id };
}

const propose = async () => (await administrator.browser.ok(proposeRun, {})).run;
const approve = (runId: string, cents: number, by = administrator) =>
  by.browser.call(approveRun, { runId, cents });
const pay = (runId: string, by = administrator) =>
  by.browser.call(payRun, { runId, reference: "SEPA 1" });
const totals = async ({ browser }: { browser: Browser }) =>
  (await browser.ok(readEarnings, {})).totals;

async function payoutEntries(affiliateId: string) {
  const rows = await academy.database.db
    .select()
    .from(moneyEntries)
    .where(eq(moneyEntries.affiliateId, affiliateId))
    .orderBy(moneyEntries.account);
  return rows.filter(({ kind }) => kind === "payout");
}

test("F-08 a run is proposed, approved and paid: ledger, deeds and statement say the same", async () => {
  const earner = await makeEarner("300.00");
  const held = await makeEarner("300.00", 29);
  const poor = await makeEarner("249.99");
  const run = await propose();
  expect(run).toMatchObject({ status: "proposed", cents: 6000, minimumCents: 5000 });
  expect(run.lines).toMatchObject([
    { affiliateId: earner.id, name: "Marta Torres", email: earner.email, cents: 6000, items: 1 },
  ]);
  expect(await totals(earner)).toMatchObject({ pendingCents: 0, payableCents: 6000, paidCents: 0 });
  expect(await totals(held)).toMatchObject({ pendingCents: 6000, payableCents: 0 });
  expect(await totals(poor)).toMatchObject({ pendingCents: 0, payableCents: 4999 });
  expect(await pay(run.id)).toMatchObject({ code: "payout_over" });

  expect(await approve(run.id, run.cents)).toMatchObject({
    value: { run: { status: "approved" } },
  });
  const payoutId = run.lines[0]?.payoutId ?? "";
  expect(await earner.browser.call(readStatement, { payoutId })).toMatchObject({ status: 404 });
  expect(await pay(run.id)).toMatchObject({
    value: { run: { status: "paid", reference: "SEPA 1" } },
  });
  expect(await totals(earner)).toMatchObject({ pendingCents: 0, payableCents: 0, paidCents: 6000 });
  const rows = await payoutEntries(earner.id);
  expect(rows.map(({ account, cents }) => [account, cents])).toEqual([
    ["affiliate", 6000],
    ["cash", -6000],
  ]);
  const statement = await earner.browser.ok(readStatement, { payoutId });
  expect(statement).toMatchObject({
    name: "Marta Torres",
    reference: "SEPA 1",
    cents: 6000,
    lines: [{ entry: "commission", kind: "recurring", basisPoints: 2000, cents: 6000 }],
  });
  expect(JSON.stringify(statement)).not.toMatch(/Maya|fam_|pay_|prf_/);
  const { entries, statements } = await earner.browser.ok(readEarnings, {});
  expect(entries).toMatchObject([{ state: "paid" }]);
  expect(statements).toMatchObject([{ payoutId, cents: 6000, reference: "SEPA 1" }]);
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, run.id))
    .orderBy(auditEntries.id);
  expect(deeds.map(({ action }) => action)).toEqual([
    "payouts.proposed",
    "payouts.approved",
    "payouts.paid",
  ]);
  expect(deeds[0]).toMatchObject({ actorId: administrator.id, details: { amount: "$60.00" } });
  expect(await administrator.browser.call(proposeRun, {})).toMatchObject({
    code: "nothing_to_pay",
  });
});

test("F-08 of two administrators at once one proposes, one approves, one pays", async () => {
  const earner = await makeEarner("400.00");
  const both = [administrator, second];
  const proposals = await Promise.all(both.map(({ browser }) => browser.call(proposeRun, {})));
  expect(proposals.map((one) => (one.ok ? "ok" : one.code)).toSorted()).toEqual([
    "ok",
    "payout_open",
  ]);
  const made = proposals.find((one) => one.ok);
  if (!made?.ok) throw new Error("no run was proposed");
  const { id, cents } = made.value.run;
  const outcome = ["ok", "payout_over", "payout_over", "payout_over"];
  const fourTimes = [...both, ...both];
  const approvals = await Promise.all(fourTimes.map((by) => approve(id, cents, by)));
  expect(approvals.map((one) => (one.ok ? "ok" : one.code)).toSorted()).toEqual(outcome);
  const payments = await Promise.all(fourTimes.map((by) => pay(id, by)));
  expect(payments.map((one) => (one.ok ? "ok" : one.code)).toSorted()).toEqual(outcome);
  expect(await payoutEntries(earner.id)).toHaveLength(2);
  expect(await administrator.browser.call(discardRun, { runId: id })).toMatchObject({
    code: "payout_over",
  });
});

test("F-08 a refund takes the payout out of a proposed run, whose sum is then not the one looked at", async () => {
  const earner = await makeEarner("300.00");
  const other = await makeEarner("500.00");
  const run = await propose();
  expect(run.cents).toBe(16_000);
  await administrator.browser.ok(refundPayment, {
    paymentId: earner.payment.id,
    sum: "1.00",
    clientId: newKey(),
  });
  expect(await approve(run.id, run.cents)).toMatchObject({ status: 409, code: "payout_changed" });
  const [now] = (await administrator.browser.ok(listRuns, {})).runs;
  expect(now?.lines).toMatchObject([{ affiliateId: other.id, cents: 10_000 }]);
  expect(await approve(run.id, 10_000)).toMatchObject({ ok: true });
  expect(await totals(earner)).toMatchObject({ payableCents: 5980 });
});

test("F-08 a refund after the payout is owed by the affiliate and comes off the next one", async () => {
  const earner = await makeEarner("300.00");
  const first = await propose();
  await approve(first.id, first.cents);
  await pay(first.id);
  await administrator.browser.ok(refundPayment, {
    paymentId: earner.payment.id,
    sum: "300.00",
    clientId: newKey(),
  });
  expect(await totals(earner)).toMatchObject({ payableCents: -6000, paidCents: 6000 });
  expect((await earner.browser.ok(readEarnings, {})).entries).toMatchObject([
    { state: "refunded", wasPaid: true, backCents: 6000 },
  ]);
  expect(await administrator.browser.call(proposeRun, {})).toMatchObject({
    code: "nothing_to_pay",
  });
  await enter(earner.studentId, "600.00", 31);
  const next = await propose();
  expect(next.lines).toMatchObject([{ affiliateId: earner.id, cents: 6000, items: 2 }]);
  await approve(next.id, next.cents);
  await pay(next.id);
  const payoutId = next.lines[0]?.payoutId ?? "";
  const { lines } = await earner.browser.ok(readStatement, { payoutId });
  expect(lines.map(({ entry, cents }) => [entry, cents])).toEqual([
    ["refund", -6000],
    ["commission", 12_000],
  ]);
});

test("F-08 refunds and a payout at once: all that went out is answered for, and the ledger sums to zero", async () => {
  const earner = await makeEarner("300.00");
  const run = await propose();
  const paymentId = earner.payment.id;
  const refunds = [1, 2, 3].map(() =>
    administrator.browser.call(refundPayment, { paymentId, sum: "50.00", clientId: newKey() }),
  );
  await Promise.all([approve(run.id, run.cents), ...refunds, approve(run.id, run.cents, second)]);
  await Promise.all([pay(run.id), pay(run.id, second)]);
  const { payableCents, paidCents } = await totals(earner);
  expect(payableCents + paidCents).toBe(3000);
  expect([0, 6000]).toContain(paidCents);
  const rows = await academy.database.db.select().from(moneyEntries);
  expect(rows.reduce((total, { cents }) => total + cents, 0)).toBe(0);
});

test("F-08 a discarded run leaves everything to be paid, whether it was approved or not", async () => {
  const earner = await makeEarner("300.00");
  for (const isApproved of [false, true]) {
    const run = await propose();
    if (isApproved) await approve(run.id, run.cents);
    const { run: after } = await administrator.browser.ok(discardRun, { runId: run.id });
    expect(after).toMatchObject({ status: "discarded", cents: 6000 });
    expect(await approve(run.id, run.cents)).toMatchObject({ code: "payout_over" });
    expect(await pay(run.id)).toMatchObject({ code: "payout_over" });
    expect(await totals(earner)).toMatchObject({ payableCents: 6000 });
  }
});

test("F-08 whoever is suspended is in no run, and leaves the one that is proposed", async () => {
  const earner = await makeEarner("300.00");
  const run = await propose();
  await administrator.browser.ok(setAffiliateStatus, {
    affiliateId: earner.id,
    status: "suspended",
    reason: "To look into it",
  });
  expect(await approve(run.id, run.cents)).toMatchObject({ code: "payout_changed" });
  expect(await approve(run.id, 0)).toMatchObject({ code: "nothing_to_pay" });
  await administrator.browser.ok(discardRun, { runId: run.id });
  expect(await administrator.browser.call(proposeRun, {})).toMatchObject({
    code: "nothing_to_pay",
  });
  expect(await totals(earner)).toMatchObject({ payableCents: 6000 });
});

test("F-08 another affiliate's statement does not exist, and families and affiliates move no money", async () => {
  const earner = await makeEarner("300.00");
  const run = await propose();
  await approve(run.id, run.cents);
  await pay(run.id);
  const payoutId = run.lines[0]?.payoutId ?? "";
  const other = await makePartner(academy, administrator.browser);
  expect(await other.browser.call(readStatement, { payoutId })).toMatchObject({ status: 404 });
  expect(await second.browser.call(readStatement, { payoutId })).toMatchObject({ ok: true });
  expect(await earner.browser.call(proposeRun, {})).toMatchObject({ status: 403 });
  expect(await earner.browser.call(listRuns, {})).toMatchObject({ status: 403 });
  const unconfirmed = await makeActor(academy, "administrator", { isConfirmed: false });
  expect(await unconfirmed.browser.call(proposeRun, {})).toMatchObject({
    code: "confirmation_needed",
  });
});
