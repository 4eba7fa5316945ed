import { sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import type { AccessKind } from "#shared/oversight.ts";

/** Looks of one person at the same thing within so long are one row. */
export const coalesceMs = 10 * minute;

/** A row is not written again for a look so soon after the last: a page that asks by itself does so all day. */
const quietMs = minute;

/** Somebody's look at what belongs to students. */
export type Access = {
  viewer: { kind: "parent" | "administrator"; id: string };
  students: readonly string[];
  what: AccessKind;
  thing: string;
  now: Date;
};

/** Writes down who looked at what of whom, in one statement; ids of nobody are passed over. */
export async function recordAccess(queryable: Queryable, access: Access): Promise<void> {
  const { viewer, students, what, thing, now } = access;
  if (students.length === 0) return;
  const since = new Date(now.getTime() - coalesceMs);
  const isParent = viewer.kind === "parent";
  const slot = Math.floor(now.getTime() / coalesceMs);
  const ids = students.map(() => createId("acc", now.getTime()));
  await queryable.execute(sql`
    with looked as (
      select * from unnest(${sql.param(ids)}::text[], ${sql.param([...students])}::text[]) as l (id, student_id)
    ), known as (
      select entry.id, entry.student_id, entry.last_at from access_entries entry
      join looked on looked.student_id = entry.student_id
      where coalesce(entry.parent_id, entry.administrator_id) = ${viewer.id} and entry.what = ${what}
        and entry.thing = ${thing} and entry.last_at > ${since}
    ), prolonged as (
      update access_entries set last_at = ${now} from known
      where access_entries.id = known.id and known.last_at < ${new Date(now.getTime() - quietMs)}
    )
    insert into access_entries (id, student_id, parent_id, administrator_id, viewer, what, thing, slot, first_at, last_at)
    select looked.id, looked.student_id, ${isParent ? viewer.id : null}, ${isParent ? null : viewer.id},
      ${viewer.kind}, ${what}, ${thing}, ${slot}, ${now}::timestamptz, ${now}::timestamptz
    from looked join profiles on profiles.id = looked.student_id
    where looked.student_id not in (select student_id from known)
    on conflict (student_id, coalesce(parent_id, administrator_id), what, thing, slot)
    do update set last_at = greatest(access_entries.last_at, excluded.last_at)`);
}
