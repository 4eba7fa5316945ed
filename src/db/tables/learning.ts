import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { profiles } from "./profiles.ts";

/** Where a student stands in a subject (spec D-06); written by every tutoring turn, never by hand. */
export const studentProgress = pgTable(
  "student_progress",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    gradeLevel: integer("grade_level"),
    subject: text().notNull(),
    currentUnit: text("current_unit"),
    currentLesson: text("current_lesson"),
    masteryLevel: doublePrecision("mastery_level").notNull().default(0),
    totalSessions: integer("total_sessions").notNull().default(0),
    totalPracticeItems: integer("total_practice_items").notNull().default(0),
    totalCorrectItems: integer("total_correct_items").notNull().default(0),
    strengths: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    gaps: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    nextRecommendedStep: text("next_recommended_step"),
    notes: text(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.subject] }),
    check("student_progress_mastery_check", sql`${table.masteryLevel} between 0 and 1`),
  ],
);

/** What a student knows, skill by skill: the probability of knowing it with help, and alone. */
export const skillMastery = pgTable(
  "skill_mastery",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    skillId: text("skill_id").notNull(),
    withHelp: doublePrecision("with_help").notNull(),
    alone: doublePrecision().notNull(),
    attempts: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    aloneAttempts: integer("alone_attempts").notNull().default(0),
    aloneCorrect: integer("alone_correct").notNull().default(0),
    /** The FSRS card that schedules the next review; null until the skill was first done alone. */
    review: jsonb().$type<unknown>(),
    dueAt: timestamp("due_at", { withTimezone: true }),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.skillId] }),
    index("skill_mastery_due_index").on(table.studentId, table.dueAt),
  ],
);

/** Every marked answer with its receipt: the evidence behind each number and each sentence to a parent. */
export const attempts = pgTable(
  "attempts",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    chatId: text("chat_id").notNull(),
    messageId: text("message_id").notNull(),
    itemId: text("item_id").notNull(),
    skillId: text("skill_id"),
    outcome: text().$type<"right" | "wrong" | "right-value-wrong-form" | "unreadable">().notNull(),
    receipt: jsonb().$type<unknown>().notNull(),
    /** Hints seen on this item before the answer: 0 is alone. */
    helpLevel: integer("help_level").notNull(),
    firstTry: boolean("first_try").notNull(),
    misconceptionId: text("misconception_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** The day on the calendar where the student was, YYYY-MM-DD: it stays that day wherever it is read. */
    day: date({ mode: "string" })
      .notNull()
      .default(sql`((now() at time zone 'UTC')::date)`),
  },
  (table) => [
    index("attempts_student_index").on(table.studentId, table.createdAt),
    index("attempts_problem_index").on(table.chatId, table.itemId),
    uniqueIndex("attempts_message_key").on(table.messageId),
  ],
);

/**
 * What a student did on a day in a subject: sums of attempts, written in the same statement as they are, so that years
 * are read without them. A problem counts once, on the last day it was answered, by how it ended.
 */
export const dailyActivity = pgTable(
  "daily_activity",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The day of the attempts: the student's own. */
    day: date({ mode: "string" }).notNull(),
    subject: text().notNull(),
    /** Problems right on the first try without help, right in the end, and not right yet. */
    alone: integer().notNull(),
    withHelp: integer("with_help").notNull(),
    open: integer().notNull(),
    /** Marked answers. */
    attempts: integer().notNull(),
    /** Chats with a marked answer on this day. */
    sessions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day, table.subject] })],
);
