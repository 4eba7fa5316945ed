import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Sender } from "#shared/contact-form.ts";
import type { Locale } from "#shared/locale.ts";

/** An answer that was sent by letter. */
export type ContactReply = { text: string; at: string };

/** What people wrote on the contact page. Nobody has checked that an address is its writer's. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    sender: text().$type<Sender>().notNull(),
    message: text().notNull(),
    /** The language of the page that they wrote on, and of the answer. */
    locale: text().$type<Locale>().notNull(),
    replies: jsonb().$type<ContactReply[]>().notNull().default([]),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    /** Null while it is open. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [
    index("contact_messages_open_index")
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
    index("contact_messages_closed_index").on(table.closedAt),
    index("contact_messages_email_index").on(sql`lower(${table.email})`),
    check(
      "contact_messages_sender_check",
      sql`${table.sender} in ('student', 'parent', 'school', 'affiliate', 'other')`,
    ),
    check("contact_messages_locale_check", sql`${table.locale} in ('en', 'es')`),
  ],
);
