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
} from "drizzle-orm/pg-core";

/** Error reports that people chose to send from their browsers. Nothing in them says who it was or what was typed. */
export const errorReports = pgTable(
  "error_reports",
  {
    id: text().primaryKey(),
    /** The id that the browser gave it; a report that is sent again is found by it. */
    reportId: text("report_id").notNull().unique(),
    /** Names the failure: the same over browsers and builds. */
    fingerprint: text().notNull(),
    message: text().notNull(),
    /** Places in our scripts, one a line. */
    stack: text().notNull(),
    category: text()
      .$type<
        | "authentication"
        | "database"
        | "network"
        | "permission"
        | "validation"
        | "render"
        | "unknown"
      >()
      .notNull(),
    severity: text().$type<"low" | "medium" | "high" | "critical">().notNull(),
    recoverable: boolean().notNull(),
    userAgent: text("user_agent").notNull(),
    /** Name and main version, from the user agent. */
    browser: text().notNull(),
    /** A path and the names of its parameters. */
    url: text().notNull(),
    /** One visit of one tab. */
    sessionId: text("session_id").notNull(),
    version: text().notNull(),
    /** How often it happened: once, and each repeat that the browser counted. */
    times: integer().notNull(),
    /** Where it was caught, language, and whether the browser was online. */
    extra: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    /** When it happened, by the browser's clock. */
    occurredAt: timestamp("occurred_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("error_reports_fingerprint_index").on(table.fingerprint, table.id),
    index("error_reports_time_index").on(table.createdAt),
    check(
      "error_reports_category_check",
      sql`${table.category} in ('authentication', 'database', 'network', 'permission', 'validation', 'render', 'unknown')`,
    ),
    check(
      "error_reports_severity_check",
      sql`${table.severity} in ('low', 'medium', 'high', 'critical')`,
    ),
  ],
);
