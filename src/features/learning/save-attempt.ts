import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { createId } from "#shared/ids.ts";
import type { Subject } from "#shared/subjects.ts";
import type { Attempt } from "#tutor/mind/decision.ts";
import { dayOf } from "./calendar.ts";

/** Where and when an answer was given. */
export type AttemptPlace = {
  studentId: string;
  chatId: string;
  subject: Subject;
  /** The tutor's turn that gives the mark. */
  messageId: string;
  now: Date;
  /** Where the student's clock is set. */
  timeZone: string;
};

/** How a problem stands after these attempts, as three counters of which one is 1. */
const counters: SQL = sql`
  bool_or(outcome = 'right' and first_try and help_level = 0)::int as alone,
  (bool_or(outcome = 'right') and not bool_or(outcome = 'right' and first_try and help_level = 0))::int as with_help,
  (not bool_or(outcome = 'right'))::int as open`;

/**
 * Keeps a marked answer with its receipt, and the sums of its day with it, in one statement: a problem that was
 * answered before moves from how and on which day it stood to how it stands now. The caller holds the chat, so no
 * other answer to the problem comes between.
 */
export async function saveAttempt(
  queryable: Queryable,
  place: AttemptPlace,
  attempt: Attempt,
): Promise<void> {
  const { studentId, chatId, subject, messageId, now, timeZone } = place;
  const { itemId, skillId, receipt, helpLevel, firstTry, misconceptionId } = attempt;
  const day = dayOf(now, timeZone);
  await queryable.execute(sql`
    with added as (
      insert into attempts (id, student_id, chat_id, message_id, item_id, skill_id, outcome, receipt, help_level,
        first_try, misconception_id, created_at, day)
      values (${createId("att")}, ${studentId}, ${chatId}, ${messageId}, ${itemId}, ${skillId}, ${receipt.outcome},
        ${JSON.stringify(receipt)}::jsonb, ${helpLevel}, ${firstTry}, ${misconceptionId}, ${now}, ${day})
      returning day, outcome, first_try, help_level
    ), before as (
      select day, outcome, first_try, help_level from attempts
      where chat_id = ${chatId} and item_id = ${itemId}
    ), was as (
      select max(day) as day, ${counters} from before having count(*) > 0
    ), is_now as (
      select max(day) as day, ${counters} from (select * from before union all select * from added) as every
    ), change as (
      select day, alone, with_help, open, 0 as attempts, 0 as sessions from is_now
      union all select day, -alone, -with_help, -open, 0, 0 from was
      union all select day, 0, 0, 0, 1,
        (not exists (select from attempts where chat_id = ${chatId} and day = added.day))::int
      from added
    )
    insert into daily_activity (student_id, day, subject, alone, with_help, open, attempts, sessions)
    select ${studentId}, day, ${subject}::text, sum(alone), sum(with_help), sum(open), sum(attempts), sum(sessions)
    from change group by day order by day
    on conflict (student_id, day, subject) do update set
      alone = daily_activity.alone + excluded.alone,
      with_help = daily_activity.with_help + excluded.with_help,
      open = daily_activity.open + excluded.open,
      attempts = daily_activity.attempts + excluded.attempts,
      sessions = daily_activity.sessions + excluded.sessions`);
}

/**
 * Makes a student's daily sums anew from the attempts, in the caller's transaction: after a mark was changed, and
 * wherever the two are to be compared.
 */
export async function rebuildActivity(queryable: Queryable, studentId: string): Promise<void> {
  await queryable.execute(sql`delete from daily_activity where student_id = ${studentId}`);
  await queryable.execute(sql`
    with answers as (
      select attempts.*, chats.subject from attempts join chats on chats.id = attempts.chat_id
      where attempts.student_id = ${studentId}
    ), problems as (
      select max(day) as day, subject, ${counters} from answers group by chat_id, item_id, subject
    ), change as (
      select day, subject, alone, with_help, open, 0 as attempts, 0 as sessions from problems
      union all
      select day, subject, 0, 0, 0, count(*), count(distinct chat_id) from answers group by day, subject
    )
    insert into daily_activity (student_id, day, subject, alone, with_help, open, attempts, sessions)
    select ${studentId}, day, subject, sum(alone), sum(with_help), sum(open), sum(attempts), sum(sessions)
    from change group by day, subject`);
}
