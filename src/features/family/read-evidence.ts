import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { day } from "#shared/constants.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { subjects } from "#shared/subjects.ts";
import { type Checker, missingForms } from "#tutor/items/receipt.ts";
import { receiptSentences } from "#tutor/items/receipt-words.ts";
import type { Evidence, EvidenceProblem, EvidenceQuery } from "./contract/evidence.ts";

/** How many problems a page holds. */
const perPage = 10;

const outcome = z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]);

const checkers = [
  "same-text",
  "exact",
  "polynomial",
  "structure",
  "sampling",
  "words",
  "unreadable",
] as const satisfies readonly Checker[];

/** What is read of a receipt as it is stored; an older one may lack parts. */
const storedReceipt = z.object({
  checker: z.enum(checkers),
  missing: z.enum(missingForms).nullable().catch(null),
});

const storedAnswers = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    given: z.string().nullable(),
    isCode: z.boolean(),
    outcome,
    receipt: z.unknown(),
    helpLevel: z.number(),
  }),
);

const storedProblem = z.object({
  chat_id: z.string(),
  item_id: z.string(),
  skill_id: z.string().nullable(),
  subject: z.enum(subjects),
  locale: z.custom<Locale>(isLocale),
  day: z.string(),
  last: z.string(),
  ending: z.enum(["alone", "withHelp", "open"]),
  shown: z.object({ at: z.string(), prompt: z.string().nullable() }).nullable(),
  answers: storedAnswers,
});

/**
 * The problems behind a number about a child, each with the answers that were marked, a page at a time: counted just as
 * the daily sums count them. The student's own words are left out where the policy by age says so. The caller has made
 * sure whose child it is.
 */
export async function readEvidence(
  queryable: Queryable,
  studentId: string,
  query: EvidenceQuery,
  { locale, showsWords }: { locale: Locale; showsWords: boolean },
): Promise<Evidence> {
  const { rows } = await queryable.execute(sql`
    with asked as (
      select distinct chat_id, item_id from attempts
      where ${sql.join(conditionsOf(studentId, query), sql` and `)}
    ), problems as (
      select asked.chat_id, asked.item_id, stood.* from asked cross join lateral (
        select max(day) as day, max(created_at) as last, max(skill_id) as skill_id, case
            when bool_or(outcome = 'right' and first_try and help_level = 0) then 'alone'
            when bool_or(outcome = 'right') then 'withHelp' else 'open' end as ending
        from attempts where chat_id = asked.chat_id and item_id = asked.item_id) as stood
    ), page as (
      select * from problems
      where ${sql.join(standing(query), sql` and `)}
      order by last desc limit ${perPage + 1}
    )
    select page.chat_id, page.item_id, page.skill_id, page.day::text as day, page.ending,
      to_json(page.last) #>> '{}' as last, chats.subject, chats.locale,
      (select json_build_object('at', created_at, 'prompt', case
          when ${showsWords} or details -> 'problem' ->> 'source' is distinct from 'own'
          then details -> 'problem' -> 'prompt' ->> chats.locale end)
        from messages where chat_id = page.chat_id and details -> 'problem' ->> 'itemId' = page.item_id
        order by position limit 1) as shown,
      (select json_agg(json_build_object('id', a.id, 'at', a.created_at, 'outcome', a.outcome, 'receipt', a.receipt,
          'helpLevel', a.help_level, 'given', (
            select coalesce(said.details ->> 'confirmed', said.text) from messages said where ${showsWords} and said.chat_id = marked.chat_id and said.author = 'student'
              and said.position < marked.position order by said.position desc limit 1),
          'isCode', coalesce((
            select said.details ? 'code' from messages said where said.chat_id = marked.chat_id
              and said.author = 'student' and said.position < marked.position
              order by said.position desc limit 1), false)) order by a.created_at)
        from attempts a left join messages marked on marked.id = a.message_id
        where a.chat_id = page.chat_id and a.item_id = page.item_id) as answers
    from page join chats on chats.id = page.chat_id
    order by page.last desc`);
  const found = z.array(storedProblem).parse(rows);
  const shown = found.slice(0, perPage);
  const last = shown.at(-1)?.last;
  return {
    problems: shown.map((row) => viewProblem(row, locale)),
    next: found.length > perPage && last ? new Date(last).toISOString() : null,
  };
}

/** Which attempts make a problem one that is asked for. Days are bounded in time too, for the index's sake. */
function conditionsOf(studentId: string, query: EvidenceQuery): SQL[] {
  const { from, to, skillIds, sessionId } = query;
  return [
    sql`student_id = ${studentId}`,
    ...(from ? [sql`created_at >= ${new Date(Date.parse(from) - day)}`] : []),
    ...(to ? [sql`created_at < ${new Date(Date.parse(to) + 2 * day)}`] : []),
    ...(skillIds ? [sql`skill_id = any(${sql.param(skillIds.split(","))})`] : []),
    ...(sessionId ? [sql`chat_id = ${sessionId}`] : []),
  ];
}

function standing({ from, to, ending, before }: EvidenceQuery): SQL[] {
  return [
    sql`true`,
    ...(from ? [sql`day >= ${from}`] : []),
    ...(to ? [sql`day <= ${to}`] : []),
    ...(ending ? [sql`ending = ${ending}`] : []),
    // A cursor holds milliseconds, the column more.
    ...(before ? [sql`date_trunc('milliseconds', last) < ${new Date(before)}`] : []),
  ];
}

function viewProblem(row: z.infer<typeof storedProblem>, locale: Locale): EvidenceProblem {
  const { skill_id: skillId, subject } = row;
  return {
    id: `${row.chat_id}/${row.item_id}`,
    sessionId: row.chat_id,
    subject,
    locale: row.locale,
    day: row.day,
    skill: skillsOf(subject).find(({ id }) => id === skillId)?.words.title ?? null,
    prompt: row.shown?.prompt ?? null,
    ending: row.ending,
    shownAt: row.shown && new Date(row.shown.at).toISOString(),
    answers: row.answers.map(({ receipt, at, ...answer }) => ({
      ...answer,
      at: new Date(at).toISOString(),
      reasons: reasonsIn(receipt, locale),
    })),
  };
}

function reasonsIn(receipt: unknown, locale: Locale): string[] {
  const read = storedReceipt.safeParse(receipt);
  if (!read.success) return [];
  return receiptSentences(read.data).map(({ key, values }) => translators[locale](key, values));
}
