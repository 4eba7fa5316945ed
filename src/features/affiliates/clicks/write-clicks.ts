import { sql } from "drizzle-orm";
import { type Database, isValueRefused, violatedConstraint } from "#db/client.ts";
import type { affiliateClicks } from "#db/tables/affiliates.ts";
import { clickRepeatMs, second } from "#shared/constants.ts";

/** What is written of a visit. */
type ClickFacts = Omit<typeof affiliateClicks.$inferSelect, "affiliateId">;

/** A visit as it is to be written, or only looked at where it does not count whatever else is true of it. */
export type NewClick = ClickFacts & {
  /** The code of the link that was followed. */
  referralCode: string;
  /** The affiliate that the report names; null where it names none. */
  affiliateId: string | null;
  /** Whether it may count. */
  counts: boolean;
};

/** What became of a visit. */
export type WrittenClick = {
  /** Null where the code is no active affiliate's, or another's than the report says. */
  affiliateId: string | null;
  /** The visit as it was counted, now or before; null where it does not count. */
  clickId: string | null;
  counted: boolean;
};

/** Any fixed number: it only has to be the same in every program on the database. */
const batchLock = 7_310_552;

/**
 * Writes visits together: one statement finds their affiliates, tells repeated visits and writes the others. What the
 * database refuses of one visit keeps none of the others out.
 */
export async function writeClicks(
  db: Database,
  clicks: readonly NewClick[],
): Promise<PromiseSettledResult<WrittenClick>[]> {
  try {
    const written = await writeTogether(db, clicks);
    return written.map((value) => ({ status: "fulfilled", value }));
  } catch (error) {
    if (clicks.length < 2 || !isRefused(error)) throw error;
    const results: PromiseSettledResult<WrittenClick>[] = [];
    for (const click of clicks) {
      results.push(...(await Promise.allSettled([writeAlone(db, click)])));
    }
    return results;
  }
}

/** Whether it is a value or a row that the database does not take, so that the same without it is taken. */
function isRefused(error: unknown): boolean {
  return isValueRefused(error) || violatedConstraint(error) !== null;
}

/** A single visit, as a batch of one. */
async function writeAlone(db: Database, click: NewClick): Promise<WrittenClick> {
  const [written = notWritten] = await writeTogether(db, [click]);
  return written;
}

const notWritten: WrittenClick = { affiliateId: null, clickId: null, counted: false };

type Row = { position: number; owner: string; click_id: string | null; counted: boolean };

/**
 * Batches wait for each other, also those of other programs, so that each sees the visits of the one before: of several
 * reports of one visitor at once, one is counted. Within a batch that is the first.
 */
async function writeTogether(db: Database, clicks: readonly NewClick[]): Promise<WrittenClick[]> {
  const asked = JSON.stringify(clicks.map((click, position) => ({ ...click, position })));
  const { rows } = await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${batchLock})`);
    return transaction.execute<Row>(sql`
      with asked as (
        select * from json_to_recordset(${asked}::json) as asked (
          position int, "referralCode" text, "affiliateId" text, counts boolean, id text,
          "visitorId" text, "sessionId" text, "userAgent" text, "deviceType" text,
          "referrerUrl" text, "landingPage" text, "utmSource" text, "utmMedium" text,
          "utmCampaign" text, "utmContent" text, "utmTerm" text, "createdAt" timestamptz
        )
      ), owned as (
        select asked.*, affiliates.id as owner
        from asked join affiliates
          on upper(affiliates.referral_code) = upper(asked."referralCode")
          and affiliates.status = 'active'
          and affiliates.id = coalesce(asked."affiliateId", affiliates.id)
      ), counting as (
        select owned.*, known.id as known_id,
          first_value(owned.id) over (
            partition by owner, coalesce("visitorId", owned.id) order by position
          ) as first_id
        from owned left join lateral (
          select id from affiliate_clicks
          where affiliate_id = owner and visitor_id = owned."visitorId"
            and created_at > owned."createdAt" - make_interval(secs => ${clickRepeatMs / second})
          order by created_at desc limit 1
        ) known on true
        where counts
      ), inserted as (
        insert into affiliate_clicks (
          id, affiliate_id, visitor_id, session_id, user_agent, device_type, referrer_url,
          landing_page, utm_source, utm_medium, utm_campaign, utm_content, utm_term, created_at
        )
        select id, owner, "visitorId", "sessionId", "userAgent", "deviceType", "referrerUrl",
          "landingPage", "utmSource", "utmMedium", "utmCampaign", "utmContent", "utmTerm",
          "createdAt"
        from counting where known_id is null and id = first_id
        order by position
        returning id
      )
      select owned.position, owned.owner, coalesce(known_id, first_id) as click_id,
        inserted.id is not null as counted
      from owned left join counting using (position) left join inserted on inserted.id = owned.id`);
  });
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return clicks.map((_, position) => {
    const row = byPosition.get(position);
    if (!row) return notWritten;
    return { affiliateId: row.owner, clickId: row.click_id, counted: row.counted };
  });
}
