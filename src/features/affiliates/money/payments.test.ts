import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { moneyEntries, moneyPayments } from "#db/tables/money.ts";
import { profiles } from "#db/tables/profiles.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { accountsContract as adminAccounts } from "#features/admin/contract/accounts.ts";
import { affiliatesContract } from "../contract.ts";
import { daysAgo, makeFamily, makePartner, newKey } from "./money.fixture.ts";

const {
  recordPayment,
  refundPayment,
  listPayments,
  findFamilies,
  readEarnings,
  setPlan,
  readPlan,
} = affiliatesContract;

let academy: TestAcademy;
let administrator: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

async function enter(studentId: string, sum = "49.00", age = 0) {
  const input = { studentId, sum, receivedOn: daysAgo(academy, age), clientId: newKey() };
  return (await administrator.browser.ok(recordPayment, input)).payment;
}

async function refund(paymentId: string, sum: string, clientId = newKey()) {
  return administrator.browser.call(refundPayment, { paymentId, sum, clientId });
}

async function entriesOf(paymentId: string) {
  const rows = await academy.database.db
    .select()
    .from(moneyEntries)
    .where(eq(moneyEntries.paymentId, paymentId))
    .orderBy(moneyEntries.kind, moneyEntries.account);
  return rows.map(({ kind, account, cents }) => [kind, account, cents]);
}

test("F-08 a payment is written down once for its key: ledger, commission and deed stand together", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser);
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const input = {
    studentId,
    sum: "49,00",
    receivedOn: daysAgo(academy, 1),
    note: "Invoice 7",
    clientId: newKey(),
  };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => administrator.browser.ok(recordPayment, input)),
  );
  const [first] = answers;
  const id = first?.payment.id ?? "";
  for (const { payment } of answers) expect(payment.id).toBe(id);
  expect(first?.payment).toMatchObject({
    cents: 4900,
    refundedCents: 0,
    note: "Invoice 7",
    commission: { affiliateId: affiliate.id, cents: 980, state: "pending", declined: null },
  });
  expect(await entriesOf(id)).toEqual([
    ["commission", "affiliate", -980],
    ["commission", "commission-cost", 980],
    ["payment", "cash", 4900],
    ["payment", "revenue", -4900],
  ]);
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id));
  expect(deeds).toMatchObject([
    { actorId: administrator.id, action: "payment.recorded", details: { amount: "$49.00" } },
  ]);
});

test("F-08 what is no amount, day or student is refused, and nothing is written", async () => {
  const { studentId } = await makeFamily(academy);
  const right = { studentId, sum: "49", receivedOn: daysAgo(academy, 0), clientId: newKey() };
  for (const sum of ["0", "-4", "1.234", "100000.01", "ten"]) {
    expect(await administrator.browser.call(recordPayment, { ...right, sum })).toMatchObject({
      fields: { sum: "amountInvalid" },
    });
  }
  const ahead = { ...right, receivedOn: daysAgo(academy, -2) };
  expect(await administrator.browser.call(recordPayment, ahead)).toMatchObject({
    fields: { receivedOn: "dayAhead" },
  });
  for (const someone of ["prf_nobody", administrator.id]) {
    expect(
      await administrator.browser.call(recordPayment, { ...right, studentId: someone }),
    ).toMatchObject({ status: 404 });
  }
  const rows = await academy.database.db
    .select()
    .from(moneyPayments)
    .where(eq(moneyPayments.studentId, studentId));
  expect(rows).toEqual([]);
});

test("F-08 a refund takes the commission back in the same part, once for its key, and never more than is left", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser, { percent: "33.33" });
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const payment = await enter(studentId, "10.00");
  expect(payment.commission?.cents).toBe(333);
  const key = newKey();
  for (const _ of [1, 2]) {
    expect(await refund(payment.id, "3.33", key)).toMatchObject({
      value: { payment: { refundedCents: 333, commission: { backCents: 111, state: "pending" } } },
    });
  }
  expect(await refund(payment.id, "6.68")).toMatchObject({ fields: { sum: "refundTooLarge" } });
  expect(await refund(payment.id, "6.67")).toMatchObject({
    value: { payment: { refundedCents: 1000, commission: { backCents: 333, state: "refunded" } } },
  });
  expect(await refund(payment.id, "0.01")).toMatchObject({ fields: { sum: "refundTooLarge" } });
  const sum = (await entriesOf(payment.id)).reduce(
    (total, [, , cents]) => total + Number(cents),
    0,
  );
  expect(sum).toBe(0);
});

test("F-08 of refunds at once no more goes back than came in", async () => {
  const { studentId } = await makeFamily(academy);
  const payment = await enter(studentId, "50.00");
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refund(payment.id, "20.00")));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  const { payments } = await administrator.browser.ok(listPayments, {});
  expect(payments.find(({ id }) => id === payment.id)?.refundedCents).toBe(4000);
});

test("F-08 by a plan that pays once only a family's first payment brings a commission", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser, { planKind: "once" });
  const { studentId, parentId } = await makeFamily(academy, { code: affiliate.referralCode });
  expect((await enter(studentId)).commission?.cents).toBe(980);
  expect((await enter(studentId)).commission).toBeNull();
  const sibling = await makeFamily(academy, { code: affiliate.referralCode, parentId });
  expect((await enter(sibling.studentId)).commission).toBeNull();
});

test("F-08 by a recurring plan payments of so many months bring one, by the day they came in", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser, { months: 2 });
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  expect((await enter(studentId, "10", 100)).commission?.cents).toBe(200);
  expect((await enter(studentId, "10", 60)).commission?.cents).toBe(200);
  expect((await enter(studentId, "10", 30)).commission).toBeNull();
});

test("F-08 what is agreed anew holds for payments from then on, and without an agreement there is none", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser);
  const affiliateId = affiliate.id;
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const before = await enter(studentId, "100");
  const agreed = { affiliateId, planKind: "once", percent: "5.5", months: 3 } as const;
  expect(await administrator.browser.ok(setPlan, agreed)).toEqual({
    plan: { kind: "once", basisPoints: 550, months: null },
    isOwn: true,
  });
  const other = await makeFamily(academy, { code: affiliate.referralCode });
  expect((await enter(other.studentId, "100")).commission?.cents).toBe(550);
  const { payments } = await administrator.browser.ok(listPayments, {});
  expect(payments.find(({ id }) => id === before.id)?.commission?.cents).toBe(2000);
  for (const percent of ["101", "-1", "x"]) {
    expect(await administrator.browser.call(setPlan, { ...agreed, percent })).toMatchObject({
      fields: { percent: "percentInvalid" },
    });
  }
  await academy.database.db.execute(
    sql`delete from commission_plans where affiliate_id = ${affiliateId}`,
  );
  expect(await administrator.browser.ok(readPlan, { affiliateId })).toEqual({
    plan: null,
    isOwn: false,
  });
  const third = await makeFamily(academy, { code: affiliate.referralCode });
  expect((await enter(third.studentId)).commission).toMatchObject({
    state: "declined",
    declined: "no-plan",
    cents: 0,
  });
});

test("F-08 an affiliate's own family brings nothing, also where it became theirs later", async () => {
  const { affiliate, email, browser } = await makePartner(academy, administrator.browser);
  const [name, host] = email.split("@");
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const own = await makeActor(academy, "parent");
  await academy.database.db.execute(
    sql`update parent_accounts set email = ${`${name?.toUpperCase()}+home@${host}`} where id = ${own.id}`,
  );
  await academy.database.db.insert(guardianships).values({ parentId: own.id, studentId });
  const payment = await enter(studentId);
  expect(payment.commission).toMatchObject({ state: "declined", declined: "self-referral" });
  expect(await entriesOf(payment.id)).toHaveLength(2);
  expect((await browser.ok(readEarnings, {})).entries).toMatchObject([
    { state: "declined", declined: "self-referral" },
  ]);
});

test("F-08 a family that comes again under another account, by one of its mailboxes, brings nothing", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser);
  const code = affiliate.referralCode;
  const old = await makeFamily(academy, { parentEmail: "anna.b.duplicate@gmail.com" });
  const first = await enter(old.studentId);
  expect(first.commission).toBeNull();
  const again = await makeFamily(academy, {
    code,
    parentEmail: "annab.duplicate+2@googlemail.com",
  });
  expect((await enter(again.studentId)).commission).toMatchObject({
    state: "declined",
    declined: "duplicate-family",
  });
  // The family that was first is not made the duplicate of the second.
  await old.browser.ok(affiliatesContract.applyReferral, {
    referralCode: code,
    visitorId: null,
    timestamp: academy.services.now().getTime(),
  });
  // But it was paying already when the affiliate brought it.
  expect((await enter(old.studentId)).commission).toMatchObject({ declined: "duplicate-family" });
});

test("F-08 the first of two families of one mailbox goes on bringing its commission", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser);
  const code = affiliate.referralCode;
  const first = await makeFamily(academy, { code, parentEmail: "first.of.two@gmail.com" });
  expect((await enter(first.studentId)).commission?.state).toBe("pending");
  const second = await makeFamily(academy, { code, parentEmail: "firstoftwo+x@gmail.com" });
  expect((await enter(second.studentId)).commission?.declined).toBe("duplicate-family");
  expect((await enter(first.studentId)).commission?.declined).toBeNull();
});

test("F-08 while an affiliate is not active payments bring them nothing", async () => {
  const { affiliate } = await makePartner(academy, administrator.browser);
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const setStatus = (status: "active" | "suspended") =>
    academy.database.db.update(affiliates).set({ status }).where(eq(affiliates.id, affiliate.id));
  await setStatus("suspended");
  expect((await enter(studentId)).commission).toMatchObject({ declined: "affiliate-inactive" });
  await setStatus("active");
  expect((await enter(studentId)).commission).toMatchObject({ declined: null });
});

test("F-08 siblings are one family, credited to who brought the first of them", async () => {
  const first = await makePartner(academy, administrator.browser);
  const second = await makePartner(academy, administrator.browser);
  const { parentId } = await makeFamily(academy, { code: first.affiliate.referralCode });
  const sibling = await makeFamily(academy, { code: second.affiliate.referralCode, parentId });
  expect((await enter(sibling.studentId)).commission?.affiliateId).toBe(first.affiliate.id);
});

test("families are found by student and by guardian, whatever the accents", async () => {
  const { studentId, parentId } = await makeFamily(academy, {
    parentEmail: "a.very.rare.address@example.org",
  });
  const found = { studentId, guardians: [{ name: "Rosa Díaz" }] };
  for (const query of ["VERY.RARE", "rare.address@"]) {
    const { families } = await administrator.browser.ok(findFamilies, { query });
    expect(families, query).toMatchObject([found]);
  }
  await academy.database.db.execute(
    sql`update parent_accounts set full_name = 'Íñigo Únicoz' where id = ${parentId}`,
  );
  const { families } = await administrator.browser.ok(findFamilies, { query: "inigo unicoz" });
  expect(families).toMatchObject([{ studentId }]);
  expect((await administrator.browser.ok(findFamilies, { query: "100%_nobody" })).families).toEqual(
    [],
  );
});

test("F-08 an affiliate sees amounts and standing, and nothing of the family, not even a small count", async () => {
  const { affiliate, browser } = await makePartner(academy, administrator.browser);
  const code = affiliate.referralCode;
  const families = [await makeFamily(academy, { code })];
  await enter(families[0]?.studentId ?? "");
  const few = await browser.ok(readEarnings, {});
  expect(few.totals).toMatchObject({ pendingCents: 980, payableCents: 0, paidCents: 0 });
  expect(few.totals.families).toBeNull();
  expect(few.months.at(-1)).toMatchObject({ earnedCents: 980, paidCents: 0 });
  expect(few.months).toHaveLength(12);
  const text = JSON.stringify(few);
  for (const word of ["Maya", "maya.", families[0]?.studentId ?? "", "fam_", "pay_", "Rosa"]) {
    expect(text, word).not.toContain(word);
  }
  for (let more = 0; more < 4; more++) {
    const { studentId } = await makeFamily(academy, { code });
    await enter(studentId);
  }
  expect((await browser.ok(readEarnings, {})).totals.families).toBe(5);
});

test("L7 a payment goes with its student; the ledger stays and names nobody", async () => {
  const { studentId } = await makeFamily(academy);
  const payment = await enter(studentId);
  const [student] = await academy.database.db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  await administrator.browser.ok(adminAccounts.deleteAccount, {
    accountId: studentId,
    confirmation: student?.username ?? "",
  });
  const { payments } = await administrator.browser.ok(listPayments, {});
  expect(payments.map(({ id }) => id)).not.toContain(payment.id);
  expect(await entriesOf(payment.id)).toHaveLength(2);
});
