import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { day } from "#shared/constants.ts";
import { findSubject, type Subject } from "#shared/subjects.ts";
import type { ProblemCount } from "./read-days.ts";

/** Problems of one skill that were last answered on one day. */
export type SkillDay = ProblemCount & {
  /** YYYY-MM-DD on the student's own calendar. */
  day: string;
  subject: Subject;
  /** Null for problems of the student's own. */
  skillId: string | null;
  /** Marked answers to these problems, on whatever day. */
  answers: number;
};

const rowSchema = z.object({
  day: z.string(),
  subject: z.string(),
  skill_id: z.string().nullable(),
  alone: z.number(),
  with_help: z.number(),
  open: z.number(),
  answers: z.number(),
});

/**
 * What a student did between two days, skill by skill, oldest first: counted just as the daily sums and the evidence
 * count it, so that sums over it are theirs. A problem counts once, on the last day it was answered.
 */
export async function readSkillDays(
  queryable: Queryable,
  studentId: string,
  { from, to }: { from: string; to: string },
): Promise<SkillDay[]> {
  // Days are the student's own; instants bound them on any calendar, for the index's sake.
  const since = new Date(Date.parse(from) - day);
  const until = new Date(Date.parse(to) + 2 * day);
  const { rows } = await queryable.execute(sql`
    with asked as (
      select distinct chat_id, item_id from attempts
      where student_id = ${studentId} and created_at >= ${since} and created_at < ${until}
    ), problems as (
      select asked.chat_id, stood.* from asked cross join lateral (
        select max(day) as day, max(skill_id) as skill_id, count(*) as answers,
          bool_or(outcome = 'right' and first_try and help_level = 0) as is_alone,
          bool_or(outcome = 'right') as is_right
        from attempts where chat_id = asked.chat_id and item_id = asked.item_id) as stood
    )
    select problems.day::text as day, chats.subject, skill_id,
      count(*) filter (where is_alone)::int as alone,
      count(*) filter (where is_right and not is_alone)::int as with_help,
      count(*) filter (where not is_right)::int as open,
      sum(answers)::int as answers
    from problems join chats on chats.id = problems.chat_id
    where problems.day >= ${from} and problems.day <= ${to}
    group by problems.day, chats.subject, skill_id
    order by problems.day, chats.subject, skill_id`);
  return z
    .array(rowSchema)
    .parse(rows)
    .flatMap(({ skill_id: skillId, with_help: withHelp, subject: name, ...row }) => {
      const subject = findSubject(name);
      return subject ? [{ ...row, subject, skillId, withHelp }] : [];
    });
}
