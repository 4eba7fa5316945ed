import { eq, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { instantOf, isTimeZone, wallTimeAt } from "#shared/zoned-time.ts";
import { type Controls, silenceMs, studiedSince } from "./rules.ts";

/** The study that one turn adds to a day. */
export type StudyToAdd = {
  studentId: string;
  /** On the family's calendar. */
  day: string;
  /** Whose clock that is, as `calendarOf` gave it. */
  timeZone: string;
  /** What counts where this is the first turn of the day, from a lesson that began before midnight. */
  firstMs: number;
  now: Date;
};

/** By whose clock a turn has its day: the one that the family's rules name, else the one where the student is. */
export function calendarOf(controls: Controls | null, ownZone: string): string {
  return controls?.rules.timeZone ?? (isTimeZone(ownZone) ? ownZone : "UTC");
}

/**
 * The same for whoever reads about a student and is elsewhere: the clock that the rules name, else the one that the
 * student's last turn was counted by; null where neither is known. `student` is the column of a query, in full.
 */
export function keptCalendar(student: SQL): SQL<string | null> {
  return sql<string | null>`coalesce(
    (select kept.rules ->> 'timeZone' from child_rules kept where kept.student_id = ${student}),
    (select last.time_zone from study_days last where last.student_id = ${student} and last.time_zone is not null
      order by last.last_turn_at desc limit 1))`;
}

/** A reader at the student's clock: theirs where it is known, the reader's own where the student never said anything. */
export async function atStudentsClock<Reader extends { timeZone: string }>(
  queryable: Queryable,
  studentId: string,
  reader: Reader,
): Promise<Reader> {
  const [row] = await queryable
    .select({ timeZone: keptCalendar(sql.raw("profiles.id")) })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  return { ...reader, timeZone: row?.timeZone ?? reader.timeZone };
}

/** What a turn adds to its day. */
export function studyOf(
  controls: Controls | null,
  turn: { studentId: string; timeZone: string; now: Date },
): StudyToAdd {
  const { studentId, now, timeZone } = turn;
  const { day } = wallTimeAt(now, timeZone);
  const lastTurnAt = controls?.study?.lastTurnAt ?? null;
  const firstMs = studiedSince(lastTurnAt, instantOf(day, 0, timeZone), now);
  return { studentId, day, timeZone, firstMs, now };
}

/**
 * Writes a turn's study, as a part of the statement that stores the turn; `written` is the part that has a row where
 * the turn was stored. Counted by the row itself, so that turns in two windows at once count once.
 */
export function addStudy(
  { studentId, day, timeZone, firstMs, now }: StudyToAdd,
  written: SQL,
): SQL {
  return sql`studied as (
    insert into study_days (student_id, day, time_zone, studied_ms, turns, last_turn_at)
    select ${studentId}, ${day}::date, ${timeZone}, ${firstMs}::int, 1, ${now}::timestamptz from ${written}
    on conflict (student_id, day) do update set
      studied_ms = study_days.studied_ms + greatest(0, least(${silenceMs}::int,
        extract(epoch from excluded.last_turn_at - study_days.last_turn_at) * 1000))::int,
      turns = study_days.turns + 1,
      time_zone = excluded.time_zone,
      last_turn_at = greatest(study_days.last_turn_at, excluded.last_turn_at)
  )`;
}
