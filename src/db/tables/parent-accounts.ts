import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";

/** Parents and guardians (spec D-02). */
export const parentAccounts = pgTable(
  "parent_accounts",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    fullName: text("full_name").notNull(),
    phone: text().notNull(),
    subscriptionStatus: text("subscription_status")
      .$type<"free" | "premium">()
      .notNull()
      .default("free"),
    paymentStatus: text("payment_status").$type<"pending" | "paid">().notNull().default("pending"),
    emailVerified: boolean("email_verified").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("parent_accounts_email_key").on(sql`lower(${table.email})`),
    check(
      "parent_accounts_subscription_check",
      sql`${table.subscriptionStatus} in ('free', 'premium')`,
    ),
    check("parent_accounts_payment_check", sql`${table.paymentStatus} in ('pending', 'paid')`),
  ],
);

/** A child under the age of consent who asked to join, until a parent answers or the request expires. */
export const consentRequests = pgTable(
  "consent_requests",
  {
    id: text().primaryKey(),
    childFirstName: text("child_first_name").notNull(),
    parentEmail: text("parent_email").notNull(),
    tokenHash: text("token_hash").notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("consent_requests_token_key").on(table.tokenHash),
    index("consent_requests_expiry_index").on(table.expiresAt),
  ],
);
