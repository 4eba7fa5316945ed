import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { day } from "#shared/constants.ts";
import { rules } from "./contract.ts";
import type { Controls } from "./rules.ts";

/** Longer ago no charge belongs to the week, and no grant to a day that is not over. */
const chargesMs = 8 * day;
const grantsMs = 2 * day;

const stored = z
  .object({
    rules,
    limitsChangedAt: z.coerce.date().nullable(),
    study: z
      .object({ day: z.string(), studiedMs: z.number(), lastTurnAt: z.coerce.date() })
      .nullable(),
    grants: z.array(
      z.object({
        day: z.string(),
        extraMinutes: z.number(),
        openUntil: z.coerce.date(),
        grantedAt: z.coerce.date(),
      }),
    ),
    charges: z.array(z.coerce.date()),
  })
  .nullable();

/**
 * A column that holds everything that decides what a student may do now, for a query that reads more; null where no
 * parent set anything. `since` are the instants that `controlsSince` gives.
 */
export function controlsColumn(
  studentId: unknown,
  since: { grants: unknown; charges: unknown },
): SQL {
  return sql`(
    select json_build_object(
      'rules', child_rules.rules,
      'limitsChangedAt', child_rules.limits_changed_at,
      'study', (
        select json_build_object('day', day, 'studiedMs', studied_ms, 'lastTurnAt', last_turn_at)
        from study_days where study_days.student_id = child_rules.student_id
        order by day desc limit 1),
      'grants', coalesce((
        select json_agg(json_build_object('day', day, 'extraMinutes', extra_minutes,
          'openUntil', open_until, 'grantedAt', answered_at))
        from time_requests where time_requests.student_id = child_rules.student_id
          and status = 'granted' and created_at > ${since.grants}), '[]'),
      'charges', case when child_rules.rules ->> 'creditsPerWeek' is null then '[]' else coalesce((
        select json_agg(charged.created_at) from credit_entries charged
        where charged.student_id = child_rules.student_id and charged.kind = 'reserve'
          and charged.created_at > ${since.charges} and not exists (
            select 1 from credit_entries back
            where back.message_id = charged.message_id and back.kind = 'refund')), '[]') end)
    from child_rules where child_rules.student_id = ${studentId})`;
}

/** From when on grants and charges matter at an instant. */
export function controlsSince(now: Date): { grants: Date; charges: Date } {
  return {
    grants: new Date(now.getTime() - grantsMs),
    charges: new Date(now.getTime() - chargesMs),
  };
}

/** What the column holds. Written by this program alone; throws where it is of another shape. */
export function parseControls(column: unknown): Controls | null {
  return stored.parse(column);
}

/** A student's controls as they stand; null where no parent set anything. */
export async function readControls(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<Controls | null> {
  const column = controlsColumn(studentId, controlsSince(now));
  const { rows } = await queryable.execute<{ controls: unknown }>(
    sql`select ${column} as controls`,
  );
  return parseControls(rows[0]?.controls ?? null);
}
