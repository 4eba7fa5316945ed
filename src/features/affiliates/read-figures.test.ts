import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliateClicks, referrals } from "#db/tables/affiliates.ts";
import { day, minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { makeAffiliate } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";

const { readFigures, listClicks } = affiliatesContract;

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

type NewClick = Partial<typeof affiliateClicks.$inferInsert>;

async function addClick(affiliateId: string, daysAgo: number, click: NewClick = {}): Promise<void> {
  const createdAt = new Date(noon() - daysAgo * day);
  await academy.database.db.insert(affiliateClicks).values({
    id: createId("clk"),
    affiliateId,
    visitorId: "visitor_a",
    sessionId: "session_a",
    deviceType: "desktop",
    landingPage: "/",
    ...click,
    createdAt,
  });
}

/** Noon of today, or the very moment before it: never in another day of UTC. */
function noon(): number {
  const today = Math.floor(Date.now() / day) * day;
  return Math.min(today + day / 2, Date.now());
}

/** A student whose account was made `before` ms before the visit, or after it. */
async function addStudent(
  affiliateId: string,
  isNew: boolean,
  { visitorId = null, daysAgo = 0 }: { visitorId?: string | null; daysAgo?: number } = {},
): Promise<void> {
  const { account } = await makeStudent(academy);
  const now = Date.now();
  await academy.database.db.insert(referrals).values({
    profileId: account.id,
    affiliateId,
    referralCode: "any",
    visitorId,
    // A browser whose clock is a minute ahead still brings a new student.
    visitedAt: new Date(isNew ? now + minute : now + 20 * minute),
    createdAt: new Date(daysAgo === 0 ? now : noon() - daysAgo * day),
  });
}

test("R-25 the dashboard's figures are counted from the record, and from nobody else's", async () => {
  const { browser, affiliate } = await makeAffiliate(academy);
  const stranger = (await makeAffiliate(academy)).affiliate;
  await addClick(affiliate.id, 0, { utmSource: "blog", deviceType: "mobile" });
  await addClick(affiliate.id, 0, { visitorId: "visitor_b", landingPage: "/pricing" });
  await addClick(affiliate.id, 3, { utmSource: "blog" });
  await addClick(affiliate.id, 3, { visitorId: null, sessionId: null });
  await addClick(affiliate.id, 3, { visitorId: null, sessionId: null });
  await addClick(affiliate.id, 29);
  await addClick(affiliate.id, 30);
  await addClick(stranger.id, 0);
  for (const isNew of [true, true, true, true, true, true, false, false, false, false, false]) {
    await addStudent(affiliate.id, isNew);
  }
  await addStudent(stranger.id, true);

  const figures = await browser.ok(readFigures, {});
  expect(figures.totals).toEqual({ clicks: 6, visitors: 4, signUps: 6, returning: 5 });
  expect(figures.days).toHaveLength(30);
  const today = new Date().toISOString().slice(0, 10);
  expect(figures.days.at(-1)).toEqual({ day: today, clicks: 2, visitors: 2, signUps: 6 });
  expect(figures.days.at(-4)).toMatchObject({ clicks: 3, visitors: 3, signUps: 0 });
  expect(figures.days[0]).toMatchObject({ clicks: 1 });
  expect(figures.sources).toEqual([
    { name: null, clicks: 4, visitors: 4, signUps: 6 },
    { name: "blog", clicks: 2, visitors: 1, signUps: 0 },
  ]);
  // Of none of the six a visit is known, so none stands in a row: they are the rest.
  expect(figures.devices).toEqual([
    { name: "desktop", clicks: 5, visitors: 4, signUps: 0 },
    { name: "mobile", clicks: 1, visitors: 1, signUps: 0 },
  ]);
  expect(figures.landingPages).toEqual([
    { name: "/", clicks: 5, visitors: 3, signUps: 0 },
    { name: "/pricing", clicks: 1, visitors: 1, signUps: 0 },
  ]);
  expect(figures.latest).toHaveLength(6);
});

test("R-25 the lists name no visitor, and the file holds each visit of the 30 days, newest first", async () => {
  const { browser, affiliate } = await makeAffiliate(academy);
  for (let daysAgo = 0; daysAgo < 32; daysAgo++) {
    await addClick(affiliate.id, daysAgo, {
      userAgent: "secret agent",
      referrerUrl: "https://x.example",
    });
  }
  const { clicks } = await browser.ok(listClicks, {});
  expect(clicks).toHaveLength(30);
  expect(clicks.map(({ at }) => at)).toEqual(
    clicks
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const { latest } = await browser.ok(readFigures, {});
  expect(latest).toHaveLength(20);
  const answer = await (await browser.fetch(listClicks.path)).text();
  expect(answer).not.toMatch(/visitor_|session_|secret agent|x\.example/);
});

/** Students whose first visit is known, and what that visit says. */
async function addVisited(affiliateId: string, count: number, click: NewClick, daysAgo = 0) {
  for (let i = 0; i < count; i++) {
    const visitorId = createId("clk");
    await addClick(affiliateId, daysAgo, { ...click, visitorId });
    await addStudent(affiliateId, true, { visitorId, daysAgo });
  }
}

const breakdowns = ["days", "sources", "campaigns", "devices", "landingPages"] as const;

test("F-08 fewer than five students are never told by number, whatever they are counted by", async () => {
  const { browser, affiliate } = await makeAffiliate(academy);
  for (let count = 1; count <= 4; count++) {
    await addVisited(affiliate.id, 1, { utmSource: "blog", utmCampaign: "autumn" });
    await addStudent(affiliate.id, false);
    const figures = await browser.ok(readFigures, {});
    expect(figures.totals).toMatchObject({ signUps: null, returning: null });
    for (const name of breakdowns) {
      expect(new Set(figures[name].map(({ signUps }) => signUps))).toEqual(new Set([null]));
    }
  }
  expect(JSON.stringify(await browser.ok(listClicks, {}))).not.toContain("signUps");
});

test("F-08 by what the visit says sign-ups are told where no row has 1 to 4, and else in no row", async () => {
  const { browser, affiliate } = await makeAffiliate(academy);
  await addVisited(affiliate.id, 5, { utmSource: "blog", utmCampaign: "autumn" });
  await addVisited(affiliate.id, 5, { utmSource: "post", utmCampaign: "autumn" }, 2);
  const told = await browser.ok(readFigures, {});
  expect(told.totals).toMatchObject({ clicks: 10, signUps: 10 });
  expect(told.sources).toEqual([
    { name: "blog", clicks: 5, visitors: 5, signUps: 5 },
    { name: "post", clicks: 5, visitors: 5, signUps: 5 },
  ]);
  expect(told.campaigns).toEqual([{ name: "autumn", clicks: 10, visitors: 10, signUps: 10 }]);
  expect(told.days.filter(({ signUps }) => signUps === 5)).toHaveLength(2);
  // One more, from a telephone: by device and by day the one could be taken from the total.
  await addVisited(
    affiliate.id,
    1,
    { utmSource: "post", utmCampaign: "autumn", deviceType: "mobile" },
    1,
  );
  const { totals, sources, campaigns, devices, days, landingPages } = await browser.ok(
    readFigures,
    {},
  );
  expect(totals.signUps).toBe(11);
  expect(sources.map(({ signUps }) => signUps)).toEqual([6, 5]);
  expect(campaigns.map(({ signUps }) => signUps)).toEqual([11]);
  expect(landingPages.map(({ signUps }) => signUps)).toEqual([11]);
  expect(devices.map(({ name, signUps }) => [name, signUps])).toEqual([
    ["desktop", null],
    ["mobile", null],
  ]);
  expect(new Set(days.map(({ signUps }) => signUps))).toEqual(new Set([null]));
});

test("R-25 with nothing to count every day is there with nought", async () => {
  const { browser } = await makeAffiliate(academy);
  const { totals, days, sources, latest } = await browser.ok(readFigures, {});
  expect(totals).toEqual({ clicks: 0, visitors: 0, signUps: null, returning: null });
  expect(days).toHaveLength(30);
  expect(days.every(({ clicks }) => clicks === 0)).toBe(true);
  expect([sources, latest]).toEqual([[], []]);
});

test("R-25 who has no affiliate record has no figures", async () => {
  for (const role of ["affiliate", "administrator"] as const) {
    const { browser } = await makeActor(academy, role);
    expect(await browser.call(readFigures, {})).toMatchObject({ status: 404, code: "not_found" });
    expect(await browser.call(listClicks, {})).toMatchObject({ status: 404, code: "not_found" });
  }
});
