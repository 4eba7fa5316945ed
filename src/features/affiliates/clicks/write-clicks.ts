import type pg from "pg";
import { isValueRefused, violatedConstraint } from "#db/client.ts";
import type { affiliateClicks } from "#db/tables/affiliates.ts";
import { clickRepeatMs, second } from "#shared/constants.ts";
import type { ClickDecline } from "../rules/visits.ts";
import type { SourceWatch } from "./sources.ts";

/** What is written of a visit. */
type ClickFacts = Omit<typeof affiliateClicks.$inferSelect, "affiliateId" | "declined">;

/** A visit as it is to be written, or only noted as one that does not count. */
export type NewClick = ClickFacts & {
  /** The code of the link that was followed. */
  referralCode: string;
  /** The affiliate that the report names; null where it names none. */
  affiliateId: string | null;
  /** Why it does not count, as far as that is known before it is written; null where it may count. */
  declined: ClickDecline | null;
  /** Where it comes from, as `SourceWatch` knows it. */
  source: string;
};

/** What became of a visit. */
export type WrittenClick = {
  /** Null where the code is no active affiliate's, or another's than the report says. */
  affiliateId: string | null;
  /** The visit as it was counted, now or before; null where it does not count. */
  clickId: string | null;
  counted: boolean;
};

/** Where visits are written, and what is known of where they come from. */
export type ClickStore = { pipeline: pg.Pool; sources: SourceWatch };

/**
 * Writes visits together: one statement finds their affiliates, tells repeated visits and writes the others. What the
 * database refuses of one visit keeps none of the others out.
 */
export async function writeClicks(
  store: ClickStore,
  clicks: readonly NewClick[],
): Promise<PromiseSettledResult<WrittenClick>[]> {
  try {
    const written = await writeTogether(store, clicks);
    return written.map((value) => ({ status: "fulfilled", value }));
  } catch (error) {
    if (clicks.length < 2 || !isRefused(error)) throw error;
    const results: PromiseSettledResult<WrittenClick>[] = [];
    for (const click of clicks) {
      results.push(...(await Promise.allSettled([writeAlone(store, click)])));
    }
    return results;
  }
}

/** Whether it is a value or a row that the database does not take, so that the same without it is taken. */
function isRefused(error: unknown): boolean {
  return isValueRefused(error) || violatedConstraint(error) !== null;
}

/** A single visit, as a batch of one. */
async function writeAlone(store: ClickStore, click: NewClick): Promise<WrittenClick> {
  const [written = notWritten] = await writeTogether(store, [click]);
  return written;
}

const notWritten: WrittenClick = { affiliateId: null, clickId: null, counted: false };

type Row = { position: number; owner: string; known_id: string | null; first_id: string };

/** Any fixed number for the lock: it only has to be the same in every program on the database. */
const begin = "begin; select pg_advisory_xact_lock(7310552)";

/** $1 are the visits as JSON, $2 the seconds within which a visitor counts once. Named, so that it is planned once. */
const statement = {
  name: "write-clicks",
  text: `
    with asked as (
      select * from json_to_recordset($1::json) as asked (
        position int, "referralCode" text, "affiliateId" text, declined text, id text,
        "visitorId" text, "sessionId" text, "userAgent" text, "deviceType" text,
        "referrerUrl" text, "landingPage" text, "utmSource" text, "utmMedium" text,
        "utmCampaign" text, "utmContent" text, "utmTerm" text, "createdAt" timestamptz
      )
    ), owned as (
      select asked.*, affiliates.id as owner, known.id as known_id,
        first_value(asked.id) over (
          partition by affiliates.id, declined is null, coalesce("visitorId", asked.id)
          order by position
        ) as first_id
      from asked
      join affiliates on upper(affiliates.referral_code) = upper(asked."referralCode")
        and affiliates.status = 'active'
        and affiliates.id = coalesce(asked."affiliateId", affiliates.id)
      cross join lateral (
        select (array_agg(id order by created_at desc))[1] as id
        from affiliate_clicks
        where affiliate_id = affiliates.id and visitor_id = asked."visitorId"
          and created_at > asked."createdAt" - make_interval(secs => $2)
      ) known
    ), inserted as (
      insert into affiliate_clicks (
        id, affiliate_id, visitor_id, session_id, user_agent, device_type, referrer_url,
        landing_page, utm_source, utm_medium, utm_campaign, utm_content, utm_term, created_at
      )
      select id, owner, "visitorId", "sessionId", "userAgent", "deviceType", "referrerUrl",
        "landingPage", "utmSource", "utmMedium", "utmCampaign", "utmContent", "utmTerm", "createdAt"
      from owned where declined is null and known_id is null and id = first_id
      order by position
    ), noted as (
      insert into declined_clicks as noted (affiliate_id, day, reason, clicks)
      select owner, ("createdAt" at time zone 'UTC')::date, coalesce(declined, 'repeat'), count(*)
      from owned where declined is not null or known_id is not null or id <> first_id
      group by 1, 2, 3
      on conflict (affiliate_id, day, reason) do update set clicks = noted.clicks + excluded.clicks
    )
    select position, owner, known_id, first_id from owned`,
};

/** $1 are ids of visits that were counted and do not count any more. */
const takeBack = {
  name: "decline-clicks",
  text: `
    with declined as (
      update affiliate_clicks set declined = 'source'
      where id = any ($1::text[]) and declined is null
      returning affiliate_id, created_at
    )
    insert into declined_clicks as noted (affiliate_id, day, reason, clicks)
    select affiliate_id, (created_at at time zone 'UTC')::date, 'source', count(*)
    from declined group by 1, 2
    on conflict (affiliate_id, day, reason) do update set clicks = noted.clicks + excluded.clicks`,
};

/**
 * Batches wait for each other, also those of other programs, so that each sees the visits of the one before: of several
 * reports of one visitor at once, one is counted. Within a batch that is the first. A transaction whose statement fails
 * has its connection closed, and nothing of it stays.
 */
async function writeTogether(
  store: ClickStore,
  clicks: readonly NewClick[],
): Promise<WrittenClick[]> {
  const client = await store.pipeline.connect();
  try {
    const written = await writeOn(client, store.sources, clicks);
    client.release();
    return written;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function writeOn(
  client: pg.PoolClient,
  sources: SourceWatch,
  clicks: readonly NewClick[],
): Promise<WrittenClick[]> {
  const asked = clicks.map((click, position) => {
    const declined = click.declined ?? (sources.isFlood(click) ? "source" : null);
    return { ...click, position, declined };
  });
  const values = [JSON.stringify(asked), clickRepeatMs / second];
  const began = client.query(begin);
  const wrote = client.query<Row>({ ...statement, values });
  // The end is sent along where nothing can have to be taken back before it.
  const open = asked.filter(({ declined }) => declined === null);
  const isSure = sources.surplusOf(open).length === 0;
  const [, { rows }] = await Promise.all([began, wrote, isSure ? client.query("commit") : null]);
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const written = asked.map(({ id, declined, position }) =>
    outcomeOf(id, declined, byPosition.get(position)),
  );
  const counted = clicks.filter((_, position) => written[position]?.counted === true);
  const surplus = new Set(isSure ? [] : sources.surplusOf(counted));
  if (surplus.size > 0) await client.query({ ...takeBack, values: [[...surplus]] });
  if (!isSure) await client.query("commit");
  sources.keep(counted);
  return written.map((one) =>
    one.clickId !== null && surplus.has(one.clickId)
      ? { ...one, clickId: null, counted: false }
      : one,
  );
}

function outcomeOf(id: string, declined: ClickDecline | null, row: Row | undefined): WrittenClick {
  if (!row) return notWritten;
  const affiliateId = row.owner;
  if (declined !== null) return { affiliateId, clickId: null, counted: false };
  const clickId = row.known_id ?? row.first_id;
  return { affiliateId, clickId, counted: clickId === id };
}
