import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ConsentKind, ConsentMethod } from "#shared/consents.ts";
import type { Locale } from "#shared/locale.ts";
import { profiles } from "./profiles.ts";

/** Parents and guardians (spec D-02). */
export const parentAccounts = pgTable(
  "parent_accounts",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** Null for whoever signs in through Google alone. */
    passwordHash: text("password_hash"),
    fullName: text("full_name").notNull(),
    phone: text().notNull(),
    subscriptionStatus: text("subscription_status")
      .$type<"free" | "premium">()
      .notNull()
      .default("free"),
    paymentStatus: text("payment_status").$type<"pending" | "paid">().notNull().default("pending"),
    emailVerified: boolean("email_verified").notNull().default(false),
    /** Google's lasting name for them, once linked. */
    googleSubject: text("google_subject"),
    locale: text().$type<Locale>().notNull().default("en"),
    /** Set while an administrator keeps the account shut. */
    suspendedAt: timestamp("suspended_at", { withTimezone: true }),
    lastSignedInAt: timestamp("last_signed_in_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("parent_accounts_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("parent_accounts_google_key").on(table.googleSubject),
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

/** Which adult looks after which student. */
export const guardianships = pgTable(
  "guardianships",
  {
    parentId: text("parent_id")
      .notNull()
      .references(() => parentAccounts.id, { onDelete: "cascade" }),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Set while an administrator keeps this adult away from the student, as by a court's order. */
    lockedAt: timestamp("locked_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.studentId] }),
    index("guardianships_student_index").on(table.studentId),
  ],
);

/** What a parent agreed to for a child, each by itself: when, how it was proved, and which text it was. */
export const consents = pgTable(
  "consents",
  {
    id: text().primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "set null" }),
    /** "core" is what tutoring cannot do without; the others are asked for one by one. */
    kind: text().$type<ConsentKind>().notNull(),
    method: text().$type<ConsentMethod>().notNull(),
    version: text().notNull(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    /** Account id of whoever withdrew it; null while it stands, and where the 18th birthday ended it. */
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [
    index("consents_student_index").on(table.studentId, table.kind),
    // What is given stands once: of two presses at the same moment the second finds it given.
    uniqueIndex("consents_standing_key")
      .on(table.studentId, table.kind)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
