import { and, asc, count, countDistinct, desc, eq, gte, isNull, sql, sum } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { affiliateClicks, declinedClicks, referrals } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { clockSkewMs } from "#shared/attribution.ts";
import { dashboardDays, day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Click, Figures } from "./contract/dashboard.ts";
import { ownId } from "./membership.ts";
import { findByUser } from "./records.ts";
import { shownCount } from "./rules/commission-state.ts";
import { tellsByRow } from "./rules/small-counts.ts";
import { declineReasons } from "./rules/visits.ts";

/** A visitor who left no id is counted as one for each visit. */
const visitors = countDistinct(
  sql`coalesce(${affiliateClicks.visitorId}, ${affiliateClicks.id})`,
).mapWith(Number);

const clicks = count().mapWith(Number);

/** How many rows the lists on the dashboard have, and the file at most. */
const listLength = 8;
const latestLength = 20;
const exportLength = 10_000;

/** The affiliate's figures of the last 30 days. Throws not_found without a record. */
export async function readFigures(context: RequestContext): Promise<Figures> {
  const { db } = context;
  const affiliateId = await ownAffiliateId(context);
  const since = firstDay(context.now());
  const { utmSource, utmCampaign, deviceType, landingPage } = affiliateClicks;
  const [visits, brought, days, sources, campaigns, devices, landingPages, latest, declined] =
    await Promise.all([
      db.select({ clicks, visitors }).from(affiliateClicks).where(within(affiliateId, since)),
      readBrought(db, affiliateId, since),
      readDays(db, affiliateId, since),
      readGroups(db, affiliateId, since, utmSource),
      readGroups(db, affiliateId, since, utmCampaign),
      readGroups(db, affiliateId, since, deviceType),
      readGroups(db, affiliateId, since, landingPage),
      readClicks(db, affiliateId, since, latestLength),
      readDeclined(db, affiliateId, since),
    ]);
  const signedUp = brought.filter(({ isNew }) => isNew);
  const total = signedUp.length;
  return {
    totals: {
      ...(visits[0] ?? { clicks: 0, visitors: 0 }),
      signUps: shownCount(total),
      returning: shownCount(brought.length - total),
    },
    days: withSignUps(days, total, (row) => signedUp.filter((one) => one.day === row.day)),
    sources: withSignUps(sources, total, ({ name }) =>
      signedUp.filter(({ source }) => source === name),
    ),
    campaigns: withSignUps(campaigns, total, ({ name }) =>
      signedUp.filter(({ campaign }) => campaign === name),
    ),
    devices: withSignUps(devices, total, ({ name }) =>
      signedUp.filter(({ device }) => device === name),
    ),
    landingPages: withSignUps(landingPages, total, ({ name }) =>
      signedUp.filter((one) => one.landingPage === name),
    ),
    latest,
    declined,
  };
}

/** The rows with their sign-ups, where they may be told by row. */
function withSignUps<Row>(
  rows: readonly Row[],
  total: number,
  signUpsOf: (row: Row) => readonly unknown[],
): (Row & { signUps: number | null })[] {
  const counts = rows.map((row) => signUpsOf(row).length);
  const tells = tellsByRow(counts, total);
  return rows.map((row, place) => ({ ...row, signUps: tells ? (counts[place] ?? 0) : null }));
}

/** The single visits of the last 30 days, newest first. Throws not_found without a record. */
export async function listClicks(context: RequestContext): Promise<{ clicks: Click[] }> {
  const affiliateId = await ownAffiliateId(context);
  const since = firstDay(context.now());
  return { clicks: await readClicks(context.db, affiliateId, since, exportLength) };
}

async function ownAffiliateId(context: RequestContext): Promise<string> {
  const record = await findByUser(context.db, ownId(context));
  if (!record) throw new AppError("not_found");
  return record.id;
}

/** Midnight UTC of the first of the days that are shown, today being the last. */
function firstDay(now: Date): Date {
  const today = Math.floor(now.getTime() / day) * day;
  return new Date(today - (dashboardDays - 1) * day);
}

/** The visits that count. */
function within(affiliateId: string, since: Date) {
  return and(
    eq(affiliateClicks.affiliateId, affiliateId),
    gte(affiliateClicks.createdAt, since),
    isNull(affiliateClicks.declined),
  );
}

/** An account made after the visit was brought by it; the others had one before. */
const isNew = sql<boolean>`${profiles.createdAt} >= ${referrals.visitedAt} - ${`${clockSkewMs} milliseconds`}::interval`;

/**
 * The students who were credited, each with the day and what their first visit by the affiliate's links says; all null
 * where that is not known any more, or where the browser asked not to be tracked.
 */
async function readBrought(db: Database, affiliateId: string, since: Date) {
  const { utmSource, utmCampaign, deviceType, landingPage, visitorId, createdAt } = affiliateClicks;
  const visit = db
    .select({ utmSource, utmCampaign, deviceType, landingPage })
    .from(affiliateClicks)
    .where(
      and(
        eq(affiliateClicks.affiliateId, referrals.affiliateId),
        eq(visitorId, referrals.visitorId),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(1)
    .as("visit");
  return db
    .select({
      isNew,
      day: sql<string>`to_char(${referrals.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      source: visit.utmSource,
      campaign: visit.utmCampaign,
      device: visit.deviceType,
      landingPage: visit.landingPage,
    })
    .from(referrals)
    .innerJoin(profiles, eq(profiles.id, referrals.profileId))
    .leftJoinLateral(visit, sql`true`)
    .where(and(eq(referrals.affiliateId, affiliateId), gte(referrals.createdAt, since)));
}

type DayRow = { day: string; clicks: string; visitors: string };

async function readDays(db: Database, affiliateId: string, since: Date) {
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select generate_series(0, ${dashboardDays - 1}::int) as offset_days
    ), visits as (
      select (created_at at time zone 'UTC')::date as day, count(*) as clicks,
        count(distinct coalesce(visitor_id, id)) as visitors
      from affiliate_clicks
      where affiliate_id = ${affiliateId} and created_at >= ${since.toISOString()}::timestamptz
        and declined is null
      group by 1
    ), calendar as (
      select (${since.toISOString()}::timestamptz at time zone 'UTC')::date + offset_days as day
      from days
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(clicks, 0) as clicks,
      coalesce(visitors, 0) as visitors
    from calendar left join visits using (day)
    order by calendar.day`);
  return rows.map((row) => ({
    day: row.day,
    clicks: Number(row.clicks),
    visitors: Number(row.visitors),
  }));
}

/** How many visits did not count, by each reason there is. */
async function readDeclined(db: Database, affiliateId: string, since: Date) {
  const { reason, day: on, clicks: number } = declinedClicks;
  const rows = await db
    .select({ reason, clicks: sum(number).mapWith(Number) })
    .from(declinedClicks)
    .where(
      and(eq(declinedClicks.affiliateId, affiliateId), gte(on, since.toISOString().slice(0, 10))),
    )
    .groupBy(reason);
  return declineReasons.map((one) => ({
    reason: one,
    clicks: rows.find((row) => row.reason === one)?.clicks ?? 0,
  }));
}

type GroupColumn = (typeof affiliateClicks)[
  | "utmSource"
  | "utmCampaign"
  | "deviceType"
  | "landingPage"];

function readGroups<Column extends GroupColumn>(
  db: Database,
  affiliateId: string,
  since: Date,
  column: Column,
) {
  return db
    .select({ name: column, clicks, visitors })
    .from(affiliateClicks)
    .where(within(affiliateId, since))
    .groupBy(column)
    .orderBy(desc(count()), column)
    .limit(listLength);
}

async function readClicks(
  db: Database,
  affiliateId: string,
  since: Date,
  limit: number,
): Promise<Click[]> {
  const rows = await db
    .select({
      id: affiliateClicks.id,
      at: affiliateClicks.createdAt,
      device: affiliateClicks.deviceType,
      source: affiliateClicks.utmSource,
      medium: affiliateClicks.utmMedium,
      campaign: affiliateClicks.utmCampaign,
      landingPage: affiliateClicks.landingPage,
    })
    .from(affiliateClicks)
    .where(within(affiliateId, since))
    .orderBy(desc(affiliateClicks.createdAt), desc(affiliateClicks.id))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
