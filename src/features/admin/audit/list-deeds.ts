import { asc } from "drizzle-orm";
import { auditEntries } from "#db/tables/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { DeedView } from "../contract/audit.ts";
import { pageOf, rowsPerPage } from "../rules.ts";
import { type DeedFilter, readDeeds } from "./read-deeds.ts";

/** A page of the audit trail, with the actions that occur in all of it. */
export async function listDeeds(
  { db }: RequestContext,
  filter: DeedFilter,
): Promise<{ deeds: DeedView[]; next: string | null; actions: string[] }> {
  const found = await readDeeds(db, filter, rowsPerPage + 1);
  const { rows, next } = pageOf(found, ({ id }) => id);
  const actions = await db
    .selectDistinct({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(asc(auditEntries.action));
  return { deeds: [...rows], next, actions: actions.map(({ action }) => action) };
}
