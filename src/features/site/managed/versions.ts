import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type SiteContentKind, siteVersions } from "#db/tables/site-versions.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { ChangeView } from "../contract.ts";

/** A thing of the site as it stands, with who made it so. */
export type Version = {
  kind: SiteContentKind;
  key: string;
  version: number;
  /** Null where it is as it was shipped again. */
  value: unknown;
  by: string | null;
  at: Date;
};

/** All that was ever changed, as it stands now. */
export async function readCurrent(db: Queryable): Promise<Version[]> {
  const rows = await db
    .select({
      kind: siteVersions.kind,
      key: siteVersions.key,
      version: siteVersions.version,
      value: siteVersions.value,
      by: profiles.fullName,
      at: siteVersions.createdAt,
    })
    .from(siteVersions)
    .leftJoin(profiles, eq(profiles.id, siteVersions.actorId))
    .where(
      sql`${siteVersions.version} = (
        select max(v.version) from site_versions v
        where v.kind = ${siteVersions.kind} and v.key = ${siteVersions.key})`,
    );
  return rows;
}

/** The things of one kind that were ever changed, by key. */
export async function readKind(
  db: Queryable,
  kind: SiteContentKind,
): Promise<ReadonlyMap<string, Version>> {
  const all = await readCurrent(db);
  return new Map(all.filter((one) => one.kind === kind).map((one) => [one.key, one]));
}

/** A change to be written: of what, made of which version. */
export type Change = {
  kind: SiteContentKind;
  key: string;
  /** 0 where it was never changed. */
  madeOf: number;
  value: unknown;
};

/** What the audit trail calls each. */
const deeds = {
  fact: { action: "site.fact-changed" },
  article: { action: "site.article-changed" },
  order: { action: "site.order-changed" },
} as const;

/**
 * Writes a change, and who made it into the audit trail; gives its id. Throws content_changed where somebody made another of
 * the same version.
 */
export async function writeChange(
  transaction: Queryable,
  context: RequestContext,
  { kind, key, madeOf, value }: Change,
): Promise<string> {
  const actorId = requireActor(context).id;
  const now = context.now();
  // Others wait here until this change stands, so that ids and versions grow alike.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('site_versions'))`);
  const id = createId("stv", now.getTime());
  const [last] = await transaction
    .select({ version: siteVersions.version })
    .from(siteVersions)
    .where(and(eq(siteVersions.kind, kind), eq(siteVersions.key, key)))
    .orderBy(desc(siteVersions.version))
    .limit(1);
  if ((last?.version ?? 0) !== madeOf) throw new AppError("content_changed");
  await transaction
    .insert(siteVersions)
    .values({ id, kind, key, version: madeOf + 1, value, actorId, createdAt: now });
  await recordDeed(transaction, { ...deeds[kind], actorId, subjectId: `${kind}:${key}` }, now);
  return id;
}

const before = alias(siteVersions, "before");
const latest = alias(siteVersions, "latest");

/** A change without what the changed thing is called. */
export type BareChange = Omit<ChangeView, "name" | "shipped" | "names">;

type Wanted = {
  id?: string;
  kind?: SiteContentKind | undefined;
  key?: string | undefined;
  after?: string | undefined;
};

/** The latest changes that are wanted, each with what stood before it. */
export async function selectChanges(
  db: Queryable,
  wanted: Wanted,
  limit: number,
): Promise<BareChange[]> {
  const rows = await db
    .select({
      change: siteVersions,
      before: before.value,
      by: profiles.fullName,
      isUndone: sql<boolean>`${latest.value} is not distinct from ${before.value}`,
    })
    .from(siteVersions)
    .leftJoin(
      before,
      and(
        eq(before.kind, siteVersions.kind),
        eq(before.key, siteVersions.key),
        eq(before.version, sql`${siteVersions.version} - 1`),
      ),
    )
    .innerJoin(
      latest,
      and(
        eq(latest.kind, siteVersions.kind),
        eq(latest.key, siteVersions.key),
        sql`${latest.version} = (
          select max(v.version) from site_versions v
          where v.kind = ${siteVersions.kind} and v.key = ${siteVersions.key})`,
      ),
    )
    .leftJoin(profiles, eq(profiles.id, siteVersions.actorId))
    .where(
      and(
        wanted.id === undefined ? undefined : eq(siteVersions.id, wanted.id),
        wanted.kind === undefined ? undefined : eq(siteVersions.kind, wanted.kind),
        wanted.key === undefined ? undefined : eq(siteVersions.key, wanted.key),
        wanted.after === undefined ? undefined : lt(siteVersions.id, wanted.after),
      ),
    )
    .orderBy(desc(siteVersions.id))
    .limit(limit);
  return rows.map(({ change, by, isUndone, ...row }) => ({
    id: change.id,
    kind: change.kind,
    key: change.key,
    version: change.version,
    before: row.before,
    after: change.value,
    by,
    at: change.createdAt.toISOString(),
    isUndone,
  }));
}

/** One change; throws not_found. */
export async function findChange(db: Queryable, id: string): Promise<BareChange> {
  const [found] = await selectChanges(db, { id }, 1);
  if (!found) throw new AppError("not_found");
  return found;
}
