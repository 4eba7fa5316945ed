import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** What parents have set for a child (spec F-03). Without a row nothing is limited. */
export const childRules = pgTable("child_rules", {
  studentId: text("student_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** Hours, minutes, subjects, help …: read by the schema of the controls' contract. */
  rules: jsonb().$type<unknown>().notNull(),
  /** Counts the changes. */
  version: integer().notNull(),
  /** When hours, minutes or time zone were changed last: from then on an open problem may be finished. */
  limitsChangedAt: timestamp("limits_changed_at", { withTimezone: true }),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});

/** Every change of a child's rules, for both sides to read and for taking it back; nothing here is changed. */
export const ruleChanges = pgTable(
  "rule_changes",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    changedBy: text("changed_by").references(() => parentAccounts.id, { onDelete: "set null" }),
    /** The rules that changed, as they were and as they are. */
    before: jsonb().$type<unknown>().notNull(),
    after: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("rule_changes_version_key").on(table.studentId, table.version)],
);

/** A child's wish for more time, and what a parent answered. */
export const timeRequests = pgTable(
  "time_requests",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The day of the family's calendar on which it was asked; it is over with that day. */
    day: date({ mode: "string" }).notNull(),
    minutesAsked: integer("minutes_asked").notNull(),
    /** In the child's own words; may be empty. */
    reason: text().notNull(),
    status: text().$type<"open" | "granted" | "declined" | "expired">().notNull(),
    /** What was given, as the parent said it. */
    minutesGiven: integer("minutes_given").notNull().default(0),
    /** What that adds to the minutes of `day`: more where time had run over already. */
    extraMinutes: integer("extra_minutes").notNull().default(0),
    /** Until when the grant keeps the hours open; null where nothing was given. */
    openUntil: timestamp("open_until", { withTimezone: true }),
    answeredBy: text("answered_by").references(() => parentAccounts.id, { onDelete: "set null" }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("time_requests_student_index").on(table.studentId, table.createdAt),
    uniqueIndex("time_requests_open_key")
      .on(table.studentId)
      .where(sql`${table.status} = 'open'`),
    check(
      "time_requests_status_check",
      sql`${table.status} in ('open', 'granted', 'declined', 'expired')`,
    ),
    check(
      "time_requests_answer_check",
      sql`(${table.status} in ('open', 'expired')) = (${table.answeredAt} is null)`,
    ),
  ],
);

/** How long a student studied on a day: written with every turn, in the turn's own statement. */
export const studyDays = pgTable(
  "study_days",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** On the family's calendar, or on the student's own where no rules name a time zone. */
    day: date({ mode: "string" }).notNull(),
    /** By whose clock the day's last turn was counted; null where that was not kept yet. */
    timeZone: text("time_zone"),
    /** Time between turns, of each silence a few minutes at most. */
    studiedMs: integer("studied_ms").notNull(),
    turns: integer().notNull(),
    lastTurnAt: timestamp("last_turn_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day] })],
);
