import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { creditEntries, creditRequests } from "#db/tables/credits.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { shownTitle } from "#features/family/shown-title.ts";
import type { Locale } from "#shared/locale.ts";
import { subjects } from "#shared/subjects.ts";
import type { CreditLine, Credits } from "./contract.ts";
import { linesPerPage } from "./rules.ts";

const row = z.object({
  id: z.string(),
  at: z.coerce.date(),
  kind: z.enum(["begun", "granted", "spent", "returned", "asked", "declined"]),
  change: z.number(),
  balance: z.number().nullable(),
  subject: z.enum(subjects).nullable(),
  title: z.string().nullable(),
  words: z.string().nullable(),
});

type Row = z.infer<typeof row>;

export type HistoryQuery = {
  studentId: string;
  /** Parents read no title in the student's own words. */
  isParent: boolean;
  /** The reader's language, for titles that are names of skills. */
  locale: Locale;
  /** The `next` of the page before. */
  before: string | undefined;
};

/**
 * A page of everything that moved a student's credits, with what was asked for and declined between, latest first. A
 * credit that is set aside is spent for whoever reads; that the turn was delivered moves nothing more.
 */
export async function readHistory(
  queryable: Queryable,
  { studentId, isParent, locale, before }: HistoryQuery,
): Promise<Pick<Credits, "history" | "next">> {
  const [time = "", id = ""] = before?.split("-") ?? [];
  const isBefore =
    before === undefined
      ? sql`true`
      : sql`(at, line.id) < (${new Date(Number(time)).toISOString()}::timestamptz, ${id})`;
  const { rows } = await queryable.execute(sql`
    with moved as (
      select id, created_at as at, kind, reason, administrator_id, message_id,
        case kind when 'reserve' then -amount else amount end as change
      from ${creditEntries} where student_id = ${studentId} and kind <> 'settle'
    ), lines as (
      select id, at, change, reason as words, message_id,
        (sum(change) over (order by at, id))::int as balance,
        case when kind = 'reserve' then 'spent' when kind = 'refund' then 'returned'
          when administrator_id is null then 'begun' else 'granted' end as kind
      from moved
      union all
      select id, created_at, 0, note, null, null, 'asked'
      from ${creditRequests} where student_id = ${studentId}
      union all
      select id || '_no', answered_at, 0, reason, null, null, 'declined'
      from ${creditRequests} where student_id = ${studentId} and status = 'declined'
    )
    select line.id, line.at, line.kind, line.change, line.balance, line.words, chat.subject, chat.title
    from lines line
    left join ${messages} message on message.id = line.message_id
    left join ${chats} chat on chat.id = message.chat_id
    where ${isBefore}
    order by line.at desc, line.id desc
    limit ${linesPerPage + 1}`);
  const found = z.array(row).parse(rows);
  const page = found.slice(0, linesPerPage);
  const last = page.at(-1);
  return {
    history: page.map((line) => lineOf(line, { isParent, locale })),
    next: found.length > page.length && last ? `${last.at.getTime()}-${last.id}` : null,
  };
}

function lineOf(
  { at, title, words, ...line }: Row,
  { isParent, locale }: Pick<HistoryQuery, "isParent" | "locale">,
): CreditLine {
  const isHidden = isParent && line.subject !== null && title !== null;
  return {
    ...line,
    at: at.toISOString(),
    title:
      isHidden && line.subject ? (shownTitle(line.subject, title)?.[locale] ?? "") : (title ?? ""),
    words: words ?? "",
  };
}
