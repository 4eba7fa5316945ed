import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";
import type { Role } from "#shared/permissions.ts";

/** What a family has told us beside the account itself (spec D-01). */
export type ParentContactInfo = {
  primary_subject?: string;
  preferred_subjects?: string[];
  notification_preferences?: {
    email: boolean;
    weekly_summary: boolean;
    achievement_alerts: boolean;
  };
};

/** Students, affiliates and administrators. A student has a username or an e-mail address, or both. */
export const profiles = pgTable(
  "profiles",
  {
    id: text().primaryKey(),
    email: text(),
    username: text(),
    fullName: text("full_name").notNull(),
    /** When the address was proved to be theirs; null while it was only typed. */
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    /** Google's lasting name for them, once linked. */
    googleSubject: text("google_subject"),
    passwordHash: text("password_hash"),
    /** Kept to let oversight loosen as a child grows up; shown to nobody but the family. */
    birthDate: date("birth_date", { mode: "string" }),
    gradeLevel: integer("grade_level"),
    learningGoals: text("learning_goals"),
    onboardingCompleted: boolean("onboarding_completed").notNull().default(false),
    parentCreated: boolean("parent_created").notNull().default(false),
    role: text().$type<Role>().notNull().default("student"),
    parentContactInfo: jsonb("parent_contact_info")
      .$type<ParentContactInfo>()
      .notNull()
      .default({}),
    locale: text().$type<Locale>().notNull().default("en"),
    /** Set while an administrator keeps the account shut. */
    suspendedAt: timestamp("suspended_at", { withTimezone: true }),
    lastSignedInAt: timestamp("last_signed_in_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("profiles_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("profiles_username_key").on(sql`lower(${table.username})`),
    uniqueIndex("profiles_google_key").on(table.googleSubject),
    index("profiles_role_index").on(table.role),
    // Who is under 13, and who is about to be 18.
    index("profiles_birth_date_index").on(table.birthDate),
    // Of whom a family wants to hear by e-mail: looked through every minute.
    index("profiles_told_index")
      .on(table.id)
      .where(
        sql`(${table.parentContactInfo} -> 'notification_preferences') @> '{"email": true}'
          or (${table.parentContactInfo} -> 'notification_preferences') @> '{"achievement_alerts": true}'
          or (${table.parentContactInfo} -> 'notification_preferences') @> '{"weekly_summary": true}'`,
      ),
    check("profiles_role_check", sql`${table.role} in ('student', 'affiliate', 'administrator')`),
    check(
      "profiles_identifier_check",
      sql`${table.email} is not null or ${table.username} is not null`,
    ),
    check("profiles_grade_check", sql`${table.gradeLevel} between 0 and 16`),
  ],
);
