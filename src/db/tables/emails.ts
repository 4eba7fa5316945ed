import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { affiliateBranding } from "./affiliates.ts";

/** The outbox: every e-mail is a row first, so that a failing relay loses nothing. */
export const emails = pgTable(
  "emails",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Profile ids of the students it speaks of, so that it goes when they go. */
    about: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    subject: text().notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    /** Header fields beside the usual ones, by name. */
    headers: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The brand that it is written in the name of; null for the academy's own, and once the brand is deleted. */
    brandId: text("brand_id").references(() => affiliateBranding.id, { onDelete: "set null" }),
    /** What it says in the academy's own name instead, once the brand is not shown; null where it does already. */
    ownLook: jsonb("own_look").$type<{ subject: string; text: string; html: string }>(),
    /** The brand's name as the sender's; null for the academy's own. */
    senderName: text("sender_name"),
    /** The origin of the brand's that its links lead to; null where all lead to the main domain. */
    home: text(),
    /** Where answers go; null for the sender's address. */
    replyTo: text("reply_to"),
    /** "kept" where no relay is configured: the administrator reads it in the outbox. */
    status: text().$type<"waiting" | "sent" | "failed" | "kept">().notNull(),
    tries: integer().notNull().default(0),
    /** When a waiting e-mail is handed to the relay next. */
    nextTryAt: timestamp("next_try_at", { withTimezone: true }).notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    index("emails_status_index").on(table.status, table.createdAt),
    index("emails_next_try_index").on(table.status, table.nextTryAt),
    index("emails_brand_index").on(table.brandId),
    index("emails_about_index").using("gin", table.about),
    check("emails_status_check", sql`${table.status} in ('waiting', 'sent', 'failed', 'kept')`),
  ],
);
