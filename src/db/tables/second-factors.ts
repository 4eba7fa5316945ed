import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { profiles } from "./profiles.ts";

/** What an administrator's sign-in asks for after the password: codes that an app of theirs makes from a shared secret. */
export const secondFactors = pgTable("second_factors", {
  profileId: text("profile_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** Encrypted under a secret of the installation; no call gives it once the factor is on. */
  secret: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Since when sign-ins ask for it; null until a first code has proved that the app holds the secret. */
  enabledAt: timestamp("enabled_at", { withTimezone: true }),
  /** The step of time whose code was used last: no code works twice. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Codes that sign in without the app, each once. Only their SHA-256 stands here. */
export const secondFactorCodes = pgTable(
  "second_factor_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    profileId: text("profile_id")
      .notNull()
      .references(() => secondFactors.profileId, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("second_factor_codes_profile_index").on(table.profileId)],
);
