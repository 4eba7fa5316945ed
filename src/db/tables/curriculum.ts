import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

/** What was done to a skill of the curriculum. */
export type CurriculumAction =
  | "skill-off"
  | "skill-on"
  | "item-off"
  | "item-on"
  | "texts"
  | "taken-back";

/**
 * What administrators changed of the curriculum beside its files. Only grows: the latest row of a skill says how it
 * stands, and each how it came to that.
 */
export const curriculumChanges = pgTable(
  "curriculum_changes",
  {
    id: text().primaryKey(),
    skillId: text("skill_id").notNull(),
    /** Counts the changes of the skill, from 1. */
    version: integer().notNull(),
    action: text().$type<CurriculumAction>().notNull(),
    /** What stands differently, with what was there before and what is after: read by the feature's own schema. */
    changes: jsonb().$type<unknown>().notNull(),
    /** All that was changed of the skill, after this. */
    state: jsonb().$type<unknown>().notNull(),
    reason: text(),
    /** The change that is taken back. */
    takesBack: text("takes_back"),
    administratorId: text("administrator_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("curriculum_changes_version_key").on(table.skillId, table.version),
    index("curriculum_changes_time_index").on(table.createdAt),
    check("curriculum_changes_version_check", sql`${table.version} > 0`),
    check(
      "curriculum_changes_action_check",
      sql`${table.action} in ('skill-off', 'skill-on', 'item-off', 'item-on', 'texts', 'taken-back')`,
    ),
  ],
);
