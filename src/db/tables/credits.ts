import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
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
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("credit_entries_student_index").on(table.studentId, table.createdAt),
    uniqueIndex("credit_entries_message_key").on(table.messageId, table.kind),
    check("credit_entries_amount_check", sql`${table.amount} > 0`),
  ],
);
