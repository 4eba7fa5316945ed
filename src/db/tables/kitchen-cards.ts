import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** What became of the question of the week, as the parent tapped it. */
export type KitchenAnswer = "explained" | "not-yet" | "not-asked";

/** The question of the week to ask a child aloud, and what the parent heard. It moves no mastery by itself. */
export const kitchenCards = pgTable(
  "kitchen_cards",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The Monday of the week. */
    week: date({ mode: "string" }).notNull(),
    skillId: text("skill_id").notNull(),
    /** The problems that the question comes from: the days they were last answered on, and how many there were. */
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    problems: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null until the parent says. */
    answer: text().$type<KitchenAnswer>(),
    answeredBy: text("answered_by").references(() => parentAccounts.id, { onDelete: "set null" }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("kitchen_cards_week_key").on(table.studentId, table.week),
    check(
      "kitchen_cards_answer_check",
      sql`${table.answer} in ('explained', 'not-yet', 'not-asked')`,
    ),
    check(
      "kitchen_cards_answered_check",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
