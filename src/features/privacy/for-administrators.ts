import { type SQL, sql } from "drizzle-orm";

/**
 * Holds for the rows of a table, beside those by id (`keptFromParents`), that tell whoever reads or counts them that a
 * student turned to the academy; null where a table has none. Counters of calls in which something may have been told
 * are among them: one without a wish beside it would tell of a case.
 */
export function isForAdministrators(table: string): SQL | null {
  if (table === "alerts" || table === "contact_messages") return sql`true`;
  if (table === "emails") return sql`kind in ('contact-message', 'contact-answer')`;
  return table === "rate_limits" ? sql`key ~ '^(tell-more|time-request|credit-requests):'` : null;
}
