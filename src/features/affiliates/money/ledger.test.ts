import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { retention } from "#shared/retention/retention.ts";
import { affiliatesContract } from "../contract.ts";
import { daysAgo, makeFamily, makePartner, newKey } from "./money.fixture.ts";

const { recordPayment, refundPayment, proposeRun, approveRun, payRun, discardRun } =
  affiliatesContract;

let academy: TestAcademy;
let administrator: Browser;
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = (await makeActor(academy, "administrator")).browser;
});
afterAll(() => academy.close());

/** What the database says to a statement of the program's pool; null where it does it. */
function refusalOf(statement: string): Promise<string | null> {
  return academy.database.pool.query(statement).then(
    () => null,
    (error: unknown) => String(error),
  );
}

async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  return (await academy.database.db.execute(sql.raw(query))).rows;
}

const columns =
  "(id, transaction_id, kind, account, cents, currency, administrator_id, created_at)";

test("F-08 the ledger only grows: the database refuses to change, delete or empty it and what commissions were", async () => {
  const { affiliate } = await makePartner(academy, administrator);
  const { studentId } = await makeFamily(academy, { code: affiliate.referralCode });
  const today = daysAgo(academy, 0);
  await administrator.ok(recordPayment, {
    studentId,
    sum: "49.00",
    receivedOn: today,
    clientId: newKey(),
  });
  const before = await rowsOf("select * from money_entries order by id");
  expect(before).toHaveLength(4);
  for (const statement of [
    "delete from money_entries",
    "update money_entries set cents = cents * 2",
    "update money_entries set affiliate_id = 'aff_other'",
    "update money_entries set created_at = now() - interval '9000 days'",
    "truncate money_entries cascade",
    "delete from commissions",
    "update commissions set declined = 'no-plan'",
    "truncate commissions",
  ]) {
    expect(await refusalOf(statement), statement).toContain("neither changed nor deleted");
  }
  expect(await rowsOf("select * from money_entries order by id")).toEqual(before);
});

test("F-08 the database refuses a transaction of money that does not sum to zero", async () => {
  const entry = (id: string, transaction: string, account: string, cents: number, age = "0 days") =>
    `('${id}', '${transaction}', 'payment', '${account}', ${cents}, 'USD', 'prf_x', now() - interval '${age}')`;
  const insert = (...rows: string[]) =>
    refusalOf(`insert into money_entries ${columns} values ${rows.join(", ")}`);
  const refused = expect.stringContaining("sum to zero");
  expect(await insert(entry("e1", "t1", "cash", 100))).toEqual(refused);
  expect(await insert(entry("e1", "t1", "cash", 100), entry("e2", "t1", "revenue", -99))).toEqual(
    refused,
  );
  expect(
    await insert(entry("e1", "t1", "cash", 100), entry("e2", "t1", "revenue", -100)),
  ).toBeNull();
  expect(await insert(entry("e3", "t1", "cash", 1))).toEqual(refused);
  expect(
    await insert(
      entry("e4", "t2", "cash", 5, "3653 days"),
      entry("e5", "t2", "revenue", -5, "3653 days"),
    ),
  ).toBeNull();
  expect(await refusalOf("delete from money_entries where transaction_id = 't2'")).toBeNull();
  const kept = retention["money_entries"]?.kept;
  expect(kept).toMatchObject({ until: "days", days: 3653 });
});

/** What has to hold whatever was done. */
async function expectSound(): Promise<void> {
  const [sums] = await rowsOf(`
    select coalesce(sum(cents), 0) as total,
      (select count(*) from (select 1 from money_entries group by transaction_id having sum(cents) <> 0) as odd) as unbalanced
    from money_entries`);
  expect(sums).toMatchObject({ total: "0", unbalanced: "0" });
  // What an affiliate was paid is what the payouts that were paid have settled, cent by cent.
  const odd = await rowsOf(`
    select payouts.id from payouts join payout_runs on payout_runs.id = payouts.run_id
    where payout_runs.status = 'paid' and (
      payouts.cents <> (select -sum(cents) from money_entries join payout_items on entry_id = money_entries.id where payout_items.payout_id = payouts.id)
      or payouts.cents <> (select sum(cents) from money_entries where money_entries.payout_id = payouts.id and account = 'affiliate'))`);
  expect(odd).toEqual([]);
}

async function countPaidOut(): Promise<number> {
  const paidOut = await rowsOf(`
    select payouts.id from payouts join payout_runs on payout_runs.id = payouts.run_id
    where payout_runs.status = 'paid'`);
  return paidOut.length;
}

test("F-08 whatever administrators do in whatever order, also at once, the ledger stays sound", async () => {
  const [studentId, neverRefunded] = [await makePayingFamily(), await makePayingFamily()];
  const paid: { id: string; cents: number }[] = [];
  let run: { id: string; cents: number } = { id: "run_none", cents: 0 };

  async function makePayingFamily(): Promise<string> {
    const { affiliate } = await makePartner(academy, administrator, { percent: "33.33" });
    return (await makeFamily(academy, { code: affiliate.referralCode })).studentId;
  }

  async function receive(payer: string, sum: number, age: number) {
    const { payment } = await administrator.ok(recordPayment, {
      studentId: payer,
      sum: (sum / 100).toFixed(2),
      receivedOn: daysAgo(academy, age),
      clientId: newKey(),
    });
    return payment;
  }

  async function pay(sum: number, age: number): Promise<void> {
    paid.push(await receive(studentId, sum, age));
  }

  async function refund(at: number, sum: number): Promise<void> {
    const payment = paid[at % Math.max(1, paid.length)];
    const input = { sum: (sum / 100).toFixed(2), clientId: newKey() };
    if (payment) await administrator.call(refundPayment, { ...input, paymentId: payment.id });
  }

  /** A payout that comes about whatever was done before: to an affiliate whose payments are never refunded. */
  async function payOut(): Promise<void> {
    await receive(neverRefunded, 90_000, 60);
    for (const { id } of await rowsOf("select id from payout_runs where status = 'proposed'")) {
      await administrator.ok(discardRun, { runId: String(id) });
    }
    ({ run } = await administrator.ok(proposeRun, {}));
    await administrator.ok(approveRun, { runId: run.id, cents: run.cents });
    await administrator.ok(payRun, { runId: run.id, reference: "SEPA" });
  }

  const deed = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(60)).map((args) => () => pay(...args)),
    fc.tuple(fc.nat(), fc.integer({ min: 1, max: 60_000 })).map((args) => () => refund(...args)),
    fc.constant(async () => {
      const made = await administrator.call(proposeRun, {});
      if (made.ok) run = made.value.run;
    }),
    fc.constant(async () => {
      await administrator.call(approveRun, { runId: run.id, cents: run.cents });
    }),
    fc.constant(async () => {
      await administrator.call(payRun, { runId: run.id, reference: "SEPA" });
    }),
    fc.constant(async () => {
      await administrator.call(discardRun, { runId: run.id });
    }),
  );
  const rounds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rounds, rounds, async (before, after) => {
      const paidOut = await countPaidOut();
      // The deeds of a round are done at once.
      for (const round of before) await Promise.all(round.map((one) => one()));
      await payOut();
      for (const round of after) await Promise.all(round.map((one) => one()));
      await expectSound();
      expect(await countPaidOut()).toBeGreaterThan(paidOut);
    }),
    { numRuns: 12 },
  );
});
