import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { DeedView } from "../contract/audit.ts";

/** Which deeds: of one action, by or to one id, older than the deed `after`. */
export type DeedFilter = {
  action?: string | undefined;
  about?: string | undefined;
  after?: string | undefined;
};

const actor = alias(profiles, "actor");
const subject = alias(profiles, "subject");
const actingParent = alias(parentAccounts, "acting_parent");

/** The latest deeds that pass the filter, with the names of who is still there. */
export async function readDeeds(
  queryable: Queryable,
  { action, about, after }: DeedFilter,
  limit: number,
): Promise<DeedView[]> {
  const rows = await queryable
    .select({
      entry: auditEntries,
      actorName: sql<string | null>`coalesce(${actor.fullName}, ${actingParent.fullName})`,
      subjectName: sql<string | null>`coalesce(${subject.fullName}, ${parentAccounts.fullName})`,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(actingParent, eq(actingParent.id, auditEntries.actorId))
    .leftJoin(subject, eq(subject.id, auditEntries.subjectId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, auditEntries.subjectId))
    .where(
      and(
        action === undefined ? undefined : eq(auditEntries.action, action),
        about === undefined
          ? undefined
          : or(eq(auditEntries.subjectId, about), eq(auditEntries.actorId, about)),
        after === undefined ? undefined : lt(auditEntries.id, after),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ entry, actorName, subjectName }) => ({
    id: entry.id,
    action: entry.action,
    actorId: entry.actorId,
    actorName,
    subjectId: entry.subjectId,
    subjectName,
    details: entry.details,
    createdAt: entry.createdAt.toISOString(),
  }));
}
