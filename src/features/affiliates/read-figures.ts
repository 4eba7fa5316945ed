import { and, count, countDistinct, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { affiliateClicks, referrals } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { clockSkewMs } from "#shared/attribution.ts";
import { dashboardDays, day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Click, Figures } from "./contract/dashboard.ts";
import { ownId } from "./membership.ts";
import { findByUser } from "./records.ts";

/** A visitor who left no id is counted as one for each visit. */
const visitors = countDistinct(
  sql`coalesce(${affiliateClicks.visitorId}, ${affiliateClicks.id})`,
).mapWith(Number);

const clicks = count().mapWith(Number);

/** How many rows the lists on the dashboard have, and the file at most. */
const listLength = 8;
const latestLength = 20;
const exportLength = 10_000;

/** The affiliate's figures of the last 30 days: one query a panel. Throws not_found without a record. */
export async function readFigures(context: RequestContext): Promise<Figures> {
  const { db } = context;
  const affiliateId = await ownAffiliateId(context);
  const since = firstDay(context.now());
  const [visits, students, days, sources, landingPages, latest] = await Promise.all([
    db.select({ clicks, visitors }).from(affiliateClicks).where(within(affiliateId, since)),
    readStudents(db, affiliateId, since),
    readDays(db, affiliateId, since),
    readGroups(db, affiliateId, since, affiliateClicks.utmSource),
    readGroups(db, affiliateId, since, affiliateClicks.landingPage),
    readClicks(db, affiliateId, since, latestLength),
  ]);
  const totals = { ...(visits[0] ?? { clicks: 0, visitors: 0 }), ...students };
  return { totals, days, sources, landingPages, latest };
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

function within(affiliateId: string, since: Date) {
  return and(eq(affiliateClicks.affiliateId, affiliateId), gte(affiliateClicks.createdAt, since));
}

/** An account made after the visit was brought by it; the others had one before. */
const isNew = sql`${profiles.createdAt} >= ${referrals.visitedAt} - ${`${clockSkewMs} milliseconds`}::interval`;

async function readStudents(db: Database, affiliateId: string, since: Date) {
  const [found] = await db
    .select({
      signUps: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
      returning: sql<number>`count(*) filter (where not ${isNew})`.mapWith(Number),
    })
    .from(referrals)
    .innerJoin(profiles, eq(profiles.id, referrals.profileId))
    .where(and(eq(referrals.affiliateId, affiliateId), gte(referrals.createdAt, since)));
  return found ?? { signUps: 0, returning: 0 };
}

type DayRow = { day: string; clicks: string; visitors: string; sign_ups: string };

async function readDays(db: Database, affiliateId: string, since: Date): Promise<Figures["days"]> {
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select generate_series(0, ${dashboardDays - 1}::int) as offset_days
    ), visits as (
      select (created_at at time zone 'UTC')::date as day, count(*) as clicks,
        count(distinct coalesce(visitor_id, id)) as visitors
      from affiliate_clicks
      where affiliate_id = ${affiliateId} and created_at >= ${since.toISOString()}::timestamptz
      group by 1
    ), sign_ups as (
      select (referrals.created_at at time zone 'UTC')::date as day, count(*) as sign_ups
      from referrals join profiles on profiles.id = referrals.profile_id
      where affiliate_id = ${affiliateId}
        and referrals.created_at >= ${since.toISOString()}::timestamptz
        and ${isNew}
      group by 1
    ), calendar as (
      select (${since.toISOString()}::timestamptz at time zone 'UTC')::date + offset_days as day
      from days
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(clicks, 0) as clicks,
      coalesce(visitors, 0) as visitors, coalesce(sign_ups, 0) as sign_ups
    from calendar left join visits using (day) left join sign_ups using (day)
    order by calendar.day`);
  return rows.map((row) => ({
    day: row.day,
    clicks: Number(row.clicks),
    visitors: Number(row.visitors),
    signUps: Number(row.sign_ups),
  }));
}

function readGroups(
  db: Database,
  affiliateId: string,
  since: Date,
  column: typeof affiliateClicks.utmSource | typeof affiliateClicks.landingPage,
): Promise<Figures["sources"]> {
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
