import { sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { addStudy, type StudyToAdd } from "#features/controls/study-days.ts";
import type { TutorState } from "#tutor/mind/state.ts";
import type { ChatRow, MessageRow } from "./views.ts";

/** Another turn came between reading a chat and writing to it: read it again and decide anew. */
export class ChatMovedError extends Error {
  constructor() {
    super("the chat has moved on");
    this.name = "ChatMovedError";
  }
}

/** What the chat is after the messages; without a state where the mind's did not change. */
export type ChatChange = {
  state: TutorState | null;
  title: string;
  now: Date;
  /** The study that the turn adds; null where a message is no turn of the student's. */
  study: StudyToAdd | null;
};

/**
 * Adds messages to a chat in one statement, so a turn without further evidence needs no transaction of its
 * own. It writes nothing where the chat no longer ends where it did when it was read.
 * @throws ChatMovedError
 */
export async function appendMessages(
  queryable: Queryable,
  chat: Pick<ChatRow, "id" | "nextPosition" | "locale">,
  change: ChatChange,
  rows: readonly MessageRow[],
): Promise<void> {
  const stored = rows.map((row) => ({
    id: row.id,
    chat_id: row.chatId,
    position: row.position,
    author: row.author,
    text: row.text,
    status: row.status,
    voice: row.voice,
    note: row.note,
    details: row.details,
    decision: row.decision,
    client_id: row.clientId,
    created_at: row.createdAt,
    completed_at: row.completedAt,
  }));
  const studied = change.study ? sql`, ${addStudy(change.study, sql`moved`)}` : sql``;
  const written = await queryable.execute(sql`
    with moved as (
      update chats
      set state = coalesce(${change.state && JSON.stringify(change.state)}::jsonb, state),
        title = case when is_named then title else ${change.title} end,
        locale = ${chat.locale}, put_away_at = null,
        next_position = ${chat.nextPosition + rows.length}, updated_at = ${change.now}
      where id = ${chat.id} and next_position = ${chat.nextPosition}
      returning id
    )${studied}
    insert into messages (id, chat_id, position, author, text, status, voice, note, details,
      decision, client_id, created_at, completed_at)
    select added.* from moved, jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as added (
      id text, chat_id text, position int, author text, text text, status text, voice text,
      note text, details jsonb, decision jsonb, client_id text, created_at timestamptz,
      completed_at timestamptz)`);
  if (written.rowCount === 0) throw new ChatMovedError();
}
