import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";
import { profiles } from "./profiles.ts";

/** A student's conversation with the tutor on one subject. */
export const chats = pgTable(
  "chats",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    /** The mind's state with the sealed problem: never leaves the server. Parsed by the mind's own schema. */
    state: jsonb().$type<unknown>().notNull(),
    /** The student named it: the title no longer follows what it is about. */
    isNamed: boolean("is_named").notNull().default(false),
    /** Since when it is put away from the student's list; null where it stands there. */
    putAwayAt: timestamp("put_away_at", { withTimezone: true }),
    nextPosition: integer("next_position").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("chats_student_index").on(table.studentId, table.updatedAt)],
);

/**
 * What was said. A student's message is saved before the tutor is asked; the tutor's turn is saved with
 * what the mind decided, then filled as it is spoken, so nothing is lost when anything breaks off.
 */
export const messages = pgTable(
  "messages",
  {
    id: text().primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    author: text().$type<"student" | "tutor">().notNull(),
    text: text().notNull(),
    status: text().$type<"speaking" | "complete" | "stopped">().notNull(),
    voice: text().$type<"builtin" | "model">(),
    /** A quiet remark shown under a turn: why the built-in voice finished it, that it was stopped. */
    note: text(),
    /** What the page shows beside the words: the move, the marking receipt, the problem opened. */
    details: jsonb().$type<unknown>().notNull(),
    /** The mind's decision behind a tutor's turn, for speaking it again; never leaves the server. */
    decision: jsonb().$type<unknown>(),
    /** Made by the page, so that a message sent twice is stored once. */
    clientId: text("client_id"),
    /** The turn that took this one's place when it was regenerated; the words stay in the record. */
    replacedBy: text("replaced_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    completedAt: timestamp("completed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("messages_position_key").on(table.chatId, table.position),
    uniqueIndex("messages_client_key").on(table.chatId, table.clientId),
    index("messages_speaking_index")
      .on(table.status)
      .where(sql`${table.status} = 'speaking'`),
    check("messages_status_check", sql`${table.status} in ('speaking', 'complete', 'stopped')`),
  ],
);
