import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { readBalance } from "#features/credits/turn-credits.ts";
import { loadLearner } from "#features/learning/server.ts";
import { sessionsPerPage } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { ChatSummary, ChatView } from "./contract.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { type ChatRow, stateOf, subjectOf, viewMessage, viewWorkbench } from "./views.ts";

/** A chat of this student; a stranger's answers as if it did not exist. */
export async function getChatOrThrow(
  queryable: Queryable,
  chatId: string,
  studentId: string,
): Promise<ChatRow> {
  const [chat] = await queryable
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.studentId, studentId)));
  if (!chat) throw new AppError("not_found");
  return chat;
}

/** A whole chat as the page shows it: what was replaced stays in the record but is not shown. */
export async function readChat(
  queryable: Queryable,
  chatId: string,
  studentId: string,
  now: Date,
): Promise<ChatView> {
  const chat = await getChatOrThrow(queryable, chatId, studentId);
  const rows = await queryable
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), isNull(messages.replacedBy)))
    .orderBy(asc(messages.position));
  const learner = await loadLearner(queryable, studentId);
  const subject = subjectOf(chat);
  const credits = await readBalance(queryable, studentId);
  return {
    id: chat.id,
    subject,
    title: chat.title,
    locale: chat.locale,
    messages: rows.map(viewMessage),
    workbench: viewWorkbench(stateOf(chat), skillsOf(subject), learner, { credits, now }),
  };
}

const excerptLength = 140;

/** The words of the problem that a message laid out, in the language of its chat: what the page shows, never the key. */
function promptOf(table: "m" | "messages"): SQL {
  return sql`(${sql.raw(table)}.details #>> array['problem', 'prompt', chats.locale])`;
}

/**
 * The student's chats, latest first: those in the list, or with `away` those put away. `search` finds words in titles, in
 * what was said and in the problems that were laid out, wherever the chat is.
 */
export async function listChats(
  queryable: Queryable,
  studentId: string,
  options: { search: string; before?: string | undefined; away?: boolean },
): Promise<{ chats: ChatSummary[]; more: boolean; hasAway: boolean }> {
  const pattern = `%${options.search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const said = queryable
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chats.id),
        or(ilike(messages.text, pattern), sql`${promptOf("messages")} ilike ${pattern}`),
      ),
    );
  // In a select of one table Drizzle names columns without it, so the inner table needs names of its own.
  const excerpt = sql<string | null>`(
    select case when m.text ilike ${pattern} then m.text else ${promptOf("m")} end from messages m
    where m.chat_id = chats.id and m.replaced_by is null
      and (m.text ilike ${pattern} or ${promptOf("m")} ilike ${pattern})
    order by m.position desc limit 1)`;
  const before = options.before ? new Date(options.before) : null;
  const rows = await queryable
    .select({
      id: chats.id,
      subject: chats.subject,
      title: chats.title,
      updatedAt: chats.updatedAt,
      putAwayAt: chats.putAwayAt,
      excerpt,
    })
    .from(chats)
    .where(
      and(
        eq(chats.studentId, studentId),
        before && !Number.isNaN(before.getTime()) ? lt(chats.updatedAt, before) : undefined,
        options.search
          ? or(ilike(chats.title, pattern), exists(said))
          : options.away
            ? isNotNull(chats.putAwayAt)
            : isNull(chats.putAwayAt),
      ),
    )
    .orderBy(desc(chats.updatedAt))
    .limit(sessionsPerPage + 1);
  const [away] = await queryable
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.studentId, studentId), isNotNull(chats.putAwayAt)))
    .limit(1);
  return {
    chats: rows.slice(0, sessionsPerPage).map((row) => ({
      id: row.id,
      subject: subjectOf(row),
      title: row.title,
      excerpt: around(row.excerpt ?? "", options.search),
      updatedAt: row.updatedAt.toISOString(),
      isPutAway: row.putAwayAt !== null,
    })),
    more: rows.length > sessionsPerPage,
    hasAway: away !== undefined,
  };
}

/** The words around a search hit, or the beginning where there is none. */
function around(text: string, search: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  const hit = search ? flat.toLowerCase().indexOf(search.toLowerCase()) : 0;
  const from = Math.max(0, hit - 40);
  const cut = flat.slice(from, from + excerptLength);
  return `${from > 0 ? "…" : ""}${cut}${from + excerptLength < flat.length ? "…" : ""}`;
}
