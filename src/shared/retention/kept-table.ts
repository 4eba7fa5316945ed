import type { Localized } from "../locale.ts";

/** Whose data a table holds; "program" is nobody's. */
export const owners = [
  "student",
  "parent",
  "affiliate",
  "administrator",
  "visitor",
  "program",
] as const;
export type Owner = (typeof owners)[number];

/** How long rows stay. */
export type Kept =
  /** As long as the account they belong to: see `accountRules`. */
  | { until: "account" }
  /** As long as the row of that table which they hang on; the database deletes them with it. */
  | { until: "with"; table: string }
  /** Until `days` after `since`, an SQL expression over the row's own columns that gives an instant. */
  | { until: "days"; days: number; since: string; words: Localized }
  /** As long as the program is installed: nobody's data. */
  | { until: "program" };

/**
 * Which rows are one student's: those with the student's id in `column`; with `in`, those whose `column` holds the id
 * of a row of that table which is the student's.
 */
export type StudentLink = { column: string; in?: string };

/** A table: whose data it holds, how long it is kept and why. */
export type KeptTable = {
  owner: Owner;
  what: Localized;
  why: Localized;
  kept: Kept;
  /**
   * How to find a student's rows, for export and deletion. "written-out" where a column does not say it: then
   * features/privacy/student-rows.ts does. Left out where no row can be a student's.
   */
  student?: StudentLink | "written-out";
  /** Columns and keys of JSON columns ("details.withdrawn") that no copy shows: secrets, and sealed answers. */
  withheld?: readonly string[];
  /** Columns that hold what was said in lessons: an adult's copy shows them as far as parents may see lessons. */
  said?: readonly string[];
  /** Keys that repeat what was said elsewhere in lessons: left out where not all of it may be seen, also of open rows. */
  repeated?: readonly string[];
};

/** When accounts themselves end without anybody's asking, in days. */
export const accountRules = {
  /** A child under 13 without a parent's standing consent (COPPA, 16 CFR 312.5(c)(1)). */
  childWithoutConsentDays: 7,
  /** A student's account that nobody uses. */
  unusedDays: 730,
  /** How long before that the family is written to. */
  unusedWarningDays: 30,
  /** How long before the 18th birthday the family is written to. */
  adultWarningDays: 30,
  /** A parent's account whose address nobody confirmed. */
  unconfirmedParentDays: 30,
} as const;

/** Kept as long as the account. */
export const account: Kept = { until: "account" };

/** Kept so many days after an instant; "{days}" stands for them in the words. */
export function days(count: number, since: string, en: string, es: string): Kept {
  return { until: "days", days: count, since, words: { en, es } };
}

/** A reason that several tables have. */
export const toRun: Localized = {
  en: "The program runs by it",
  es: "El programa lo necesita para funcionar",
};
