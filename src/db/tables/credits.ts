import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** What a student can still spend. `reserved` is set aside for turns that are being spoken. */
export const creditAccounts = pgTable(
  "credit_accounts",
  {
    studentId: text("student_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    balance: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    check("credit_accounts_balance_check", sql`${table.balance} >= 0`),
    check("credit_accounts_reserved_check", sql`${table.reserved} >= 0`),
  ],
);

/** Every movement of credits; nothing here is changed or deleted. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<"grant" | "reserve" | "settle" | "refund">().notNull(),
    amount: integer().notNull(),
    /** The tutor's turn the movement belongs to; each kind happens once for a turn. */
    messageId: text("message_id"),
    /** The administrator who granted; empty where the program did, with a new account. */
    administratorId: text("administrator_id"),
    /** Why an administrator granted, as the family reads it. */
    reason: text(),
    /** What could be spent after an administrator's grant. */
    balanceAfter: integer("balance_after"),
    /** The page's own id of a grant: the same one sent twice grants once. */
    clientId: text("client_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("credit_entries_student_index").on(table.studentId, table.createdAt),
    uniqueIndex("credit_entries_message_key").on(table.messageId, table.kind),
    uniqueIndex("credit_entries_client_key").on(table.studentId, table.clientId),
    check("credit_entries_amount_check", sql`${table.amount} > 0`),
    check(
      "credit_entries_granted_check",
      sql`${table.administratorId} is null or (${table.kind} = 'grant' and ${table.reason} is not null and ${table.balanceAfter} is not null and ${table.clientId} is not null)`,
    ),
  ],
);

/** What becomes of a request for credits. */
export type CreditRequestStatus = "open" | "granted" | "declined";

/** A family's request for more credits; one is open at a time for a student. */
export const creditRequests = pgTable(
  "credit_requests",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    askedBy: text("asked_by").$type<"parent" | "student">().notNull(),
    /** The parent who asked; empty where the student did, or the parent's account is gone. */
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "set null" }),
    /** In the words of whoever asked; may be empty. */
    note: text().notNull(),
    status: text().$type<CreditRequestStatus>().notNull(),
    /** What was granted; empty where nothing was. */
    amount: integer(),
    /** The administrator's answer, as the family reads it. */
    reason: text(),
    administratorId: text("administrator_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [
    index("credit_requests_student_index").on(table.studentId, table.createdAt),
    index("credit_requests_status_index").on(table.status, table.id),
    index("credit_requests_parent_index").on(table.parentId),
    uniqueIndex("credit_requests_open_key")
      .on(table.studentId)
      .where(sql`${table.status} = 'open'`),
    check("credit_requests_status_check", sql`${table.status} in ('open', 'granted', 'declined')`),
    check(
      "credit_requests_answer_check",
      sql`(${table.status} = 'open') = (${table.answeredAt} is null) and (${table.status} = 'open') = (${table.reason} is null)`,
    ),
    check(
      "credit_requests_amount_check",
      sql`(${table.status} = 'granted') = (${table.amount} is not null)`,
    ),
  ],
);
