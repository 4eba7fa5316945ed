import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  AccessKind,
  AlertCategory,
  AlertFinding,
  AlertPlace,
  AlertRoute,
} from "#shared/oversight.ts";
import type { Locale } from "#shared/locale.ts";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** What a student said that a person must hear of: written in the turn's own transaction. */
export const alerts = pgTable(
  "alerts",
  {
    id: text().primaryKey(),
    /** Null once the account is gone: what nobody had read then stays, without whose it was. */
    studentId: text("student_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Where it was written. */
    place: text().$type<AlertPlace>().notNull().default("chat"),
    /** The chat, and the student's message; null where it was written elsewhere, and where the account is gone. */
    chatId: text("chat_id"),
    messageId: text("message_id"),
    category: text().$type<AlertCategory>().notNull(),
    /** Who hears of it: those who look after the student, or an administrator first, where one of them may be the danger. */
    route: text().$type<AlertRoute>().notNull(),
    /** The few words that it is about (L16), never the conversation. */
    snippet: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** When administrators were written to; null while they were not. */
    administratorsToldAt: timestamp("administrators_told_at", { withTimezone: true }),
    acknowledgedBy: text("acknowledged_by").references(() => parentAccounts.id, {
      onDelete: "set null",
    }),
    acknowledgedAt: timestamp("acknowledged_at", { withTimezone: true }),
    /** What an administrator found, and wrote about it. */
    finding: text().$type<AlertFinding>(),
    note: text().notNull().default(""),
    reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("alerts_message_key").on(table.messageId),
    index("alerts_student_index").on(table.studentId, table.createdAt),
    index("alerts_untold_index")
      .on(table.createdAt)
      .where(
        sql`${table.administratorsToldAt} is null and ${table.reviewedAt} is null and ${table.acknowledgedAt} is null`,
      ),
    index("alerts_waiting_index")
      .on(table.createdAt)
      .where(sql`${table.reviewedAt} is null`),
    check(
      "alerts_category_check",
      sql`${table.category} in ('self-harm', 'abuse', 'grooming', 'eating', 'violence', 'bullying')`,
    ),
    check(
      "alerts_place_check",
      sql`${table.place} in ('chat', 'title', 'search', 'goals', 'time-request', 'credit-request', 'name', 'username', 'contact')`,
    ),
    check(
      "alerts_message_check",
      sql`${table.studentId} is null or (${table.place} = 'chat') = (${table.messageId} is not null and ${table.chatId} is not null)`,
    ),
    check("alerts_route_check", sql`${table.route} in ('guardians', 'administrators')`),
    check("alerts_finding_check", sql`${table.finding} in ('cared-for', 'false-alarm')`),
  ],
);

/** Who looked at what of a student, and when: one row for looks at the same thing within ten minutes. */
export const accessEntries = pgTable(
  "access_entries",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Whoever looked is a parent or an administrator; both are null once that account is gone. */
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "set null" }),
    administratorId: text("administrator_id").references(() => profiles.id, {
      onDelete: "set null",
    }),
    viewer: text().$type<"parent" | "administrator">().notNull(),
    what: text().$type<AccessKind>().notNull(),
    /** Which of them, where there are several (a session); empty otherwise. */
    thing: text().notNull().default(""),
    /** Counts stretches of ten minutes: two looks in the same moment make one row. */
    slot: bigint({ mode: "number" }).notNull(),
    firstAt: timestamp("first_at", { withTimezone: true }).notNull(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("access_entries_slot_key").on(
      table.studentId,
      sql`coalesce(parent_id, administrator_id)`,
      table.what,
      table.thing,
      table.slot,
    ),
    index("access_entries_student_index").on(table.studentId, table.lastAt),
  ],
);
