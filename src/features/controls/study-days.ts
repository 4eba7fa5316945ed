import { sql, type SQL } from "drizzle-orm";
import { instantOf, isTimeZone, wallTimeAt } from "#shared/zoned-time.ts";
import { type Controls, silenceMs, studiedSince } from "./rules.ts";

/** The study that one turn adds to a day. */
export type StudyToAdd = {
  studentId: string;
  /** On the family's calendar. */
  day: string;
  /** What counts where this is the first turn of the day, from a lesson that began before midnight. */
  firstMs: number;
  now: Date;
};

/** By whose clock a turn has its day: the one that the family's rules name, else the one where the student is. */
export function calendarOf(controls: Controls | null, ownZone: string): string {
  return controls?.rules.timeZone ?? (isTimeZone(ownZone) ? ownZone : "UTC");
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
  return { studentId, day, firstMs, now };
}

/**
 * Writes a turn's study, as a part of the statement that stores the turn; `written` is the part that has a row where
 * the turn was stored. Counted by the row itself, so that turns in two windows at once count once.
 */
export function addStudy({ studentId, day, firstMs, now }: StudyToAdd, written: SQL): SQL {
  return sql`studied as (
    insert into study_days (student_id, day, studied_ms, turns, last_turn_at)
    select ${studentId}, ${day}::date, ${firstMs}::int, 1, ${now}::timestamptz from ${written}
    on conflict (student_id, day) do update set
      studied_ms = study_days.studied_ms + greatest(0, least(${silenceMs}::int,
        extract(epoch from excluded.last_turn_at - study_days.last_turn_at) * 1000))::int,
      turns = study_days.turns + 1,
      last_turn_at = greatest(study_days.last_turn_at, excluded.last_turn_at)
  )`;
}
