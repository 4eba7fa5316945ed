import { errorStatus } from "#shared/error-codes.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { openDatabase } from "#db/client.ts";
import { affiliateClicks } from "#db/tables/affiliates.ts";
import { createId } from "#shared/ids.ts";
import { isRecord } from "#shared/records.ts";
import { makeAffiliate, userAgents } from "../affiliate.fixture.ts";
import { affiliatesContract } from "../contract.ts";
import type { StoredAffiliate } from "../records.ts";
import { createClickWriter } from "./click-writer.ts";
import type { NewClick } from "./write-clicks.ts";

const { trackClick } = affiliatesContract;

let academy: TestAcademy;
let affiliate: StoredAffiliate;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
  ({ affiliate } = await makeAffiliate(academy));
});
afterAll(() => academy.close());

let reports = 0;

/** Reports a visit from an address of its own. */
async function report(visit: Record<string, unknown> = {}) {
  reports++;
  const response = await academy.browser().fetch(trackClick.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": userAgents.desk,
      "x-forwarded-for": `10.1.${reports >> 8}.${reports & 255}`,
    },
    body: JSON.stringify({
      referral_code: affiliate.referralCode,
      visitor_id: `visitor_batch${String(reports).padStart(4, "0")}`,
      ...visit,
    }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body: isRecord(body) ? body : {} };
}

/** Nobody can write visits until it is let go, at the latest when the test is over. */
async function holdTable() {
  const client = await academy.database.pool.connect();
  let isHeld = true;
  async function letGo() {
    if (!isHeld) return;
    isHeld = false;
    await client.query("rollback");
    client.release();
  }
  onTestFinished(letGo);
  await client.query("begin; lock table affiliate_clicks in exclusive mode");
  return { letGo };
}

/** Visits that wait for the table. */
async function waitingStatements(): Promise<number> {
  const { rows } = await academy.database.db.execute<{ n: string }>(
    sql`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.n);
}

const storedIds = async () =>
  (
    await academy.database.db
      .select({ id: affiliateClicks.id })
      .from(affiliateClicks)
      .where(eq(affiliateClicks.affiliateId, affiliate.id))
  ).map(({ id }) => id);

/** Lets one report be written, and meanwhile `others` come; what they are answered. */
async function whileOneIsWritten(others: () => ReturnType<typeof report>[]) {
  const held = await holdTable();
  const first = report();
  await expect.poll(waitingStatements).toBe(1);
  const rest = others();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await held.letGo();
  expect((await first).status).toBe(200);
  return { answers: await Promise.all(rest) };
}

test("C-06 M-07 within a batch a code of nobody, a repeated visit and nonsense are each answered alone", async () => {
  const same = { visitor_id: "visitor_samesame" };
  const { answers } = await whileOneIsWritten(() => [
    report(),
    report({ referral_code: "FAROXXXX000000" }),
    report(same),
    report({ affiliate_id: "aff_of_another" }),
    report(same),
    report({ visitor_id: "no visitor" }),
    report({ user_agent: "curl/8.9.1" }),
    report(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404, 200, 400, 200, 200]);
  expect(answers[2]?.body.clickId).toBe(answers[4]?.body.clickId);
  expect([answers[2], answers[4]].filter((answer) => answer?.body.counted === true)).toHaveLength(
    1,
  );
  expect(answers[6]?.body).toEqual({ clickId: null, counted: false });
  const stored = await storedIds();
  for (const index of [0, 2, 7]) expect(stored).toContain(answers[index]?.body.clickId);
});

test("M-07 what the database refuses of one visit keeps no other of its batch out", async () => {
  const { db } = academy.database;
  await db.execute(
    sql`alter table affiliate_clicks add constraint odd_source check (utm_source <> 'odd')`,
  );
  try {
    const { answers } = await whileOneIsWritten(() => [
      report(),
      report({ utm_source: "odd" }),
      report({ utm_source: "even" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 200]);
    expect(answers[1]?.body.error).toMatchObject({ message: "Failed to track click" });
    const stored = await storedIds();
    for (const index of [0, 2]) expect(stored).toContain(answers[index]?.body.clickId);
  } finally {
    await db.execute(sql`alter table affiliate_clicks drop constraint odd_source`);
  }
});

test("a statement whose connection breaks fails for each of its visits, with 503 and none written", async () => {
  const before = await storedIds();
  const held = await holdTable();
  const first = report();
  await expect.poll(waitingStatements).toBe(1);
  const rest = Array.from({ length: 5 }, () => report());
  const breakOff = () =>
    academy.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await breakOff();
  expect((await first).status).toBe(503);
  await expect.poll(waitingStatements).toBe(1);
  await breakOff();
  for (const { status } of await Promise.all(rest)) expect(status).toBe(503);
  await held.letGo();
  expect(await storedIds()).toEqual(before);
  expect((await report()).body.counted).toBe(true);
});

function click(): NewClick {
  const id = createId("clk");
  return {
    id,
    referralCode: affiliate.referralCode,
    affiliateId: null,
    declined: null,
    source: id,
    visitorId: `visitor_${id.slice(4)}`,
    sessionId: null,
    userAgent: null,
    deviceType: "desktop",
    referrerUrl: null,
    landingPage: "/",
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    createdAt: new Date(),
  };
}

test("C-06 visits that come while one is written are written together, and nobody is answered before", async () => {
  const writer = createClickWriter(academy.database);
  const held = await holdTable();
  const first = writer.write(click());
  await expect.poll(waitingStatements).toBe(1);
  let answered = 0;
  const rest = Array.from({ length: 60 }, () =>
    writer.write(click()).finally(() => {
      answered += 1;
    }),
  );
  // A while in which each of them would have been written by itself.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).toBe(0);
  await held.letGo();
  const { clickId } = await first;
  const ids = (await Promise.all(rest)).map((written) => written.clickId);
  expect(new Set(ids).size).toBe(60);
  // The transaction of each row.
  const { rows } = await academy.database.db.execute<{ id: string; xmin: string }>(
    sql`select id, xmin::text from affiliate_clicks where affiliate_id = ${affiliate.id}`,
  );
  const wroteIt = new Map(rows.map(({ id, xmin }) => [id, xmin]));
  expect(new Set(ids.map((id) => wroteIt.get(String(id)))).size).toBe(1);
  expect(wroteIt.get(String(clickId))).not.toBe(wroteIt.get(String(ids[0])));
});

test("visits beyond what may wait are refused with 503 and when to try again, and the others are written", async () => {
  const writer = createClickWriter(academy.database);
  const held = await holdTable();
  const first = writer.write(click());
  await expect.poll(waitingStatements).toBe(1);
  const waiting = Array.from({ length: 5000 }, () => writer.write(click()));
  await expect(writer.write(click())).rejects.toMatchObject({
    code: "clicks_busy",
    data: { seconds: 5 },
  });
  expect(errorStatus.clicks_busy).toBe(503);
  await held.letGo();
  await first;
  const counted = (await Promise.all(waiting)).filter(({ counted: isCounted }) => isCounted);
  expect(counted).toHaveLength(5000);
});

test("at the end of the program what waits is written, and nothing more is taken", async () => {
  const writer = createClickWriter(academy.database);
  const held = await holdTable();
  const taken = [writer.write(click())];
  await expect.poll(waitingStatements).toBe(1);
  taken.push(writer.write(click()), writer.write(click()));
  const closed = writer.close();
  await expect(writer.write(click())).rejects.toMatchObject({ code: "clicks_busy" });
  await held.letGo();
  await closed;
  const ids = (await Promise.all(taken)).map(({ clickId }) => clickId);
  expect(await storedIds()).toEqual(expect.arrayContaining(ids));
});

test("C-06 two programs on one database count a visitor once", async () => {
  const other = openDatabase({ connectionString: academy.database.url }, () => undefined);
  onTestFinished(() => other.close());
  const writers = [academy.database, other].map(createClickWriter);
  const same = { ...click(), visitorId: "visitor_twoprograms" };
  const held = await holdTable();
  const written = writers.flatMap((writer) =>
    Array.from({ length: 3 }, () => writer.write({ ...same, id: createId("clk") })),
  );
  await expect.poll(waitingStatements).toBe(2);
  await held.letGo();
  const outcomes = await Promise.all(written);
  expect(outcomes.filter(({ counted }) => counted)).toHaveLength(1);
  expect(new Set(outcomes.map(({ clickId }) => clickId)).size).toBe(1);
});
