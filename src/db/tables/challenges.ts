import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";
import { attempts } from "./learning.ts";
import { profiles } from "./profiles.ts";

/** What becomes of a challenged mark: "upheld" makes the answer right, "kept" leaves the mark as it is. */
export type ChallengeStatus = "waiting" | "upheld" | "kept";

/** A student's challenge of one mark, with all that whoever decides has to see; a mark is challenged once. */
export const challenges = pgTable(
  "challenges",
  {
    id: text().primaryKey(),
    /** The tutor's turn that gave the mark. */
    messageId: text("message_id").notNull().unique(),
    attemptId: text("attempt_id")
      .notNull()
      .unique()
      .references(() => attempts.id, { onDelete: "cascade" }),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    chatId: text("chat_id").notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The problem's words in the language of the lesson, its key with the policy, and the answer as given. */
    prompt: text().notNull(),
    key: jsonb().$type<unknown>().notNull(),
    given: text().notNull(),
    status: text().$type<ChallengeStatus>().notNull(),
    /** What marking the answer again found: read by the feature's own schema. */
    finding: jsonb().$type<unknown>().notNull(),
    /** What the model said; null where none was asked or none answered. */
    verdict: text().$type<"equivalent" | "different" | "unsure">(),
    decidedBy: text("decided_by").$type<"rules" | "model" | "person">(),
    /** The administrator who decided; stays empty where a machine did. */
    administratorId: text("administrator_id"),
    /** The administrator's sentence to the student. */
    reply: text(),
    /** Credits given back. */
    creditsBack: integer("credits_back").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (table) => [
    index("challenges_status_index").on(table.status, table.id),
    index("challenges_student_index").on(table.studentId),
    check("challenges_status_check", sql`${table.status} in ('waiting', 'upheld', 'kept')`),
    check(
      "challenges_decided_check",
      sql`(${table.status} = 'waiting') = (${table.decidedAt} is null)`,
    ),
  ],
);
