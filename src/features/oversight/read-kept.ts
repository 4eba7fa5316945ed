import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { accessEntries, alerts } from "#db/tables/oversight.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { looksOfAdministrators } from "./read-access.ts";

/**
 * The ids of what parents must not come upon in a copy of a student's records, because one of the family may be the
 * danger: the alerts that an administrator is to see first, the student's messages behind them, the answers, and
 * administrators' looks with what they did about a case.
 */
export async function keptFromParents(
  queryable: Queryable,
  studentId: string,
): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({
      id: alerts.id,
      messageId: alerts.messageId,
      answers: sql<string[]>`coalesce((
        select array_agg(answer.id) from messages said
        join messages answer on answer.chat_id = said.chat_id and answer.author = 'tutor'
          and answer.position > said.position
          and answer.position < coalesce((
            select min(later.position) from messages later where later.chat_id = said.chat_id
              and later.author = 'student' and later.position > said.position), 2147483647)
        where said.id = alerts.message_id), '{}')`,
    })
    .from(alerts)
    .where(sql`${eq(alerts.studentId, studentId)} and ${alerts.route} = 'administrators'`);
  // The tutor's question whether something is about the student, and what they said to it.
  const asked = await queryable
    .select({
      id: messages.id,
      saidId: sql<string | null>`(
        select said.id from messages said where said.chat_id = ${messages.chatId}
          and said.author = 'student' and said.position < ${messages.position}
        order by said.position desc limit 1)`,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(sql`${eq(chats.studentId, studentId)} and (${messages.details} ->> 'isKept')::boolean`);
  const looks = await queryable
    .select({ id: accessEntries.id })
    .from(accessEntries)
    .where(and(eq(accessEntries.studentId, studentId), looksOfAdministrators));
  const reviews = await queryable
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, studentId),
        inArray(auditEntries.action, ["alert.reviewed", "account.opened"]),
      ),
    );
  return new Set([
    ...rows.flatMap(({ id, messageId, answers }) => [id, messageId ?? id, ...answers]),
    ...asked.flatMap(({ id, saidId }) => [id, saidId ?? id]),
    ...[...looks, ...reviews].map(({ id }) => id),
  ]);
}
