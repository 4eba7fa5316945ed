import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliateClicks, affiliates } from "#db/tables/affiliates.ts";
import { deleteExpiredRows } from "#features/privacy/delete-expired.ts";
import { isRecord } from "#shared/records.ts";
import {
  clickRepeatMs,
  clickSourceMs,
  clickSourceVisitorsMax,
  day,
  minute,
} from "#shared/constants.ts";
import { makeAffiliate, userAgents } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";
import type { StoredAffiliate } from "./records.ts";

const { trackClick, readReferralCode } = affiliatesContract;

let academy: TestAcademy;
let affiliate: StoredAffiliate;
beforeAll(async () => {
  academy = await startTestAcademy();
  ({ affiliate } = await makeAffiliate(academy));
});
afterAll(() => academy.close());

type Visit = z.input<typeof trackClick.input>;

/** Reports a visit as a browser does, with its own name in the head of the request too. */
async function report(visit: Partial<Visit>, userAgent: string = userAgents.desk) {
  const response = await academy.browser().fetch(trackClick.path, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ referralCode: affiliate.referralCode, userAgent, ...visit }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body: isRecord(body) ? body : {} };
}

let visitors = 0;

function newVisitor() {
  visitors++;
  return { visitorId: `visitor_0000000${visitors}`, sessionId: `session_0000000${visitors}` };
}

async function storedClick(id: unknown) {
  const [click] = await academy.database.db
    .select()
    .from(affiliateClicks)
    .where(eq(affiliateClicks.id, String(id)));
  return click;
}

test("C-06 C-08 D-05 a visit is written down with every field, and its id comes back", async () => {
  const visitor = newVisitor();
  const { status, body } = await report(
    {
      ...visitor,
      affiliateId: affiliate.id,
      referrer: "https://blog.example/post?reader=7",
      landingUrl: "/pricing?email=a@b.c",
      utmSource: "blog",
      utmMedium: "post",
      utmCampaign: "autumn",
      utmContent: "top",
      utmTerm: "tutor",
    },
    userAgents.phone,
  );
  expect({ status, counted: body.counted }).toEqual({ status: 200, counted: true });
  const stored = await storedClick(body.clickId);
  expect(stored?.[rules["C-06"].answers]).toBe(body.clickId);
  expect(stored).toMatchObject({
    affiliateId: affiliate.id,
    ...visitor,
    userAgent: userAgents.phone,
    deviceType: "mobile",
    referrerUrl: "https://blog.example",
    landingPage: "/pricing",
    utmSource: "blog",
    utmMedium: "post",
    utmCampaign: "autumn",
    utmContent: "top",
    utmTerm: "tutor",
  });
});

test("C-08 a visit is reported by the names of the specification too", async () => {
  const [affiliateId, code, userAgent, referrer, landingUrl] = rules["C-08"].body;
  const response = await academy.browser().fetch(trackClick.path, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgents.phone },
    body: JSON.stringify({
      visitor_id: newVisitor().visitorId,
      [affiliateId]: affiliate.id,
      [code]: affiliate.referralCode,
      [userAgent]: userAgents.phone,
      [referrer]: "https://blog.example/post",
      [landingUrl]: "/pricing",
    }),
  });
  expect(response.status).toBe(200);
  const { clickId } = trackClick.output.parse(await response.json());
  expect(await storedClick(clickId)).toMatchObject({
    affiliateId: affiliate.id,
    referrerUrl: "https://blog.example",
    landingPage: "/pricing",
  });
});

test("C-06 one visitor counts once within 30 minutes, also when reported ten times at once", async () => {
  const visitor = newVisitor();
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(visitor)));
  expect(answers.filter(({ body }) => body.counted === true)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.clickId)).size).toBe(1);
  academy.wait(clickRepeatMs - 10_000);
  expect((await report(visitor)).body.counted).toBe(false);
  academy.wait(20_000);
  expect((await report(visitor)).body.counted).toBe(true);
});

test("C-06 the same visitor counts for each affiliate", async () => {
  const visitor = newVisitor();
  const other = (await makeAffiliate(academy)).affiliate;
  expect((await report(visitor)).body.counted).toBe(true);
  expect((await report({ ...visitor, referralCode: other.referralCode })).body.counted).toBe(true);
});

test("C-06 programs are not counted, by what they call themselves in the head or in the report", async () => {
  for (const name of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "HeadlessChrome/142", ""]) {
    const { body } = await report(newVisitor(), name);
    expect(body).toEqual({ clickId: null, counted: false });
  }
  const { body } = await report({ ...newVisitor(), userAgent: userAgents.desk }, "curl/8.9.1");
  expect(body.counted).toBe(false);
});

test("C-06 a visitor who asks not to be tracked counts once, and nothing about them is kept", async () => {
  const visit = { referrer: "https://blog.example/x", landingUrl: "/", utmSource: "unnamed" };
  const { body } = await report(visit);
  expect(body.counted).toBe(true);
  expect(await storedClick(body.clickId)).toMatchObject({
    visitorId: null,
    sessionId: null,
    userAgent: null,
    referrerUrl: null,
    utmSource: "unnamed",
    landingPage: "/",
    deviceType: "desktop",
  });
  expect((await report(visit)).body).toEqual({ clickId: null, counted: false });
});

test("C-06 200 visits from one address with invented visitors count as the one source they are, and the dashboard says so", async () => {
  const { browser, affiliate: flooded } = await makeAffiliate(academy);
  const { referralCode } = flooded;
  const honest = await report({ ...newVisitor(), referralCode });
  const waves = [20, 100, 79];
  for (const wave of waves) {
    const answers = await Promise.all(
      Array.from({ length: wave }, () => report({ ...newVisitor(), referralCode })),
    );
    for (const { status } of answers) expect(status).toBe(200);
  }
  const figures = await browser.ok(affiliatesContract.readFigures, {});
  expect(figures.totals).toMatchObject({ clicks: 1, visitors: 1 });
  expect(figures.latest.map(({ id }) => id)).toEqual([honest.body.clickId]);
  expect(figures.days.at(-1)).toMatchObject({ clicks: 1, visitors: 1 });
  expect(figures.declined).toEqual([
    { reason: "program", clicks: 0 },
    { reason: "repeat", clicks: 0 },
    { reason: "source", clicks: 199 },
  ]);
  expect((await report({ ...newVisitor(), referralCode })).body).toEqual({
    clickId: null,
    counted: false,
  });
  academy.wait(clickSourceMs);
  expect((await report({ ...newVisitor(), referralCode })).body.counted).toBe(true);
});

test("C-06 a class at one address counts in full, and what does not count is told by its reason", async () => {
  const { browser, affiliate: believed } = await makeAffiliate(academy);
  const { referralCode } = believed;
  const visitor = newVisitor();
  for (const visit of [visitor, visitor, {}, {}]) await report({ ...visit, referralCode });
  await report({ ...newVisitor(), referralCode }, "curl/8.9.1");
  for (let more = 0; more < clickSourceVisitorsMax - 2; more++) {
    expect((await report({ ...newVisitor(), referralCode })).body.counted).toBe(true);
  }
  const figures = await browser.ok(affiliatesContract.readFigures, {});
  expect(figures.totals.clicks).toBe(clickSourceVisitorsMax);
  expect(figures.declined).toEqual([
    { reason: "program", clicks: 1 },
    { reason: "repeat", clicks: 2 },
    { reason: "source", clicks: 0 },
  ]);
});

test("M-07 'Invalid or inactive referral code' for a code of nobody, of another affiliate, and of one who is not active", async () => {
  const pending = (await makeAffiliate(academy, { status: "pending" })).affiliate;
  const wrong = [
    { referralCode: "FAROXXXX000000" },
    { affiliateId: pending.id },
    { referralCode: pending.referralCode },
  ];
  for (const visit of wrong) {
    const { status, body } = await report({ ...newVisitor(), ...visit });
    expect(status).toBe(404);
    expect(body.error).toMatchObject({
      code: "referral_code_invalid",
      message: "Invalid or inactive referral code",
    });
  }
});

test("M-07 a suspended affiliate's link counts nothing, and counts again once that is lifted", async () => {
  const { affiliate: other } = await makeAffiliate(academy);
  const { referralCode } = other;
  async function setStatus(status: "suspended" | "active") {
    await academy.database.db.update(affiliates).set({ status }).where(eq(affiliates.id, other.id));
  }
  await setStatus("suspended");
  expect((await report({ ...newVisitor(), referralCode })).status).toBe(404);
  await setStatus("active");
  expect((await report({ ...newVisitor(), referralCode })).body.counted).toBe(true);
});

test("C-04 the public answer about a code has the six fields, and only while the affiliate is active", async () => {
  const visitor = academy.browser();
  const answer = await visitor.fetch(
    `/api/affiliates/codes/${affiliate.referralCode.toLowerCase()}`,
  );
  expect(await answer.json()).toEqual({
    id: affiliate.id,
    userId: affiliate.userId,
    referralCode: affiliate.referralCode,
    firstName: affiliate.firstName,
    lastName: affiliate.lastName,
    status: "active",
  });
  expect(await visitor.call(readReferralCode, { referralCode: "none" })).toMatchObject({
    status: 404,
    code: "referral_code_invalid",
  });
  for (const odd of ["\0", "a b", "x".repeat(61)]) {
    expect(await visitor.call(readReferralCode, { referralCode: odd })).toMatchObject({
      status: 400,
    });
  }
});

test("a report that is too long is cut, and one that is nonsense is refused", async () => {
  const { body } = await report({
    ...newVisitor(),
    utmSource: `a\u0000${"b".repeat(500)}`,
    landingUrl: `/${"x".repeat(600)}`,
  });
  const click = await storedClick(body.clickId);
  expect(click?.utmSource).toBe(`a${"b".repeat(99)}`);
  expect(click?.landingPage?.length).toBeLessThanOrEqual(200);
  expect((await report({ visitorId: "visitor_'; drop table" })).status).toBe(400);
});

test("single visits are deleted after 400 days, and not before", async () => {
  const young = (await report(newVisitor())).body.clickId;
  const now = academy.services.now().getTime();
  await deleteExpiredRows(
    academy.database.db,
    "affiliate_clicks",
    new Date(now + 400 * day - minute),
  );
  expect(await storedClick(young)).toBeDefined();
  await deleteExpiredRows(
    academy.database.db,
    "affiliate_clicks",
    new Date(now + 400 * day + minute),
  );
  expect(await storedClick(young)).toBeUndefined();
});

test("M-07 'Failed to track click' where the visit cannot be written down", async () => {
  const { db } = academy.database;
  const { referralCode } = (await makeAffiliate(academy)).affiliate;
  await db.execute(sql`alter table affiliate_clicks rename to affiliate_clicks_away`);
  try {
    for (const visitor of [newVisitor(), {}]) {
      const { status, body } = await report({ ...visitor, referralCode });
      expect(status).toBe(500);
      expect(body.error).toMatchObject({
        code: "click_not_tracked",
        message: "Failed to track click",
      });
    }
  } finally {
    await db.execute(sql`alter table affiliate_clicks_away rename to affiliate_clicks`);
  }
});
