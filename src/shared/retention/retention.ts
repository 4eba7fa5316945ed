import type { Locale, Localized } from "../locale.ts";
import { adultTables } from "./adult-tables.ts";
import type { Kept, KeptTable } from "./kept-table.ts";
import { programTables } from "./program-tables.ts";
import { studentTables } from "./student-tables.ts";

/**
 * Every table of the database, by its name ("schema.name" outside the schema public). The nightly job, a student's
 * export, the deletion and the public privacy page all read this; a table that is missing here fails
 * features/privacy/retention.test.ts.
 */
export const retention: Readonly<Record<string, KeptTable>> = {
  ...studentTables,
  ...adultTables,
  ...programTables,
};

const periods: Readonly<Record<"account" | "program", Localized>> = {
  account: { en: "As long as the account", es: "Mientras exista la cuenta" },
  program: { en: "As long as the program runs", es: "Mientras funcione el programa" },
};

/** How long rows of a table stay, in words. */
export function periodWords(kept: Kept, locale: Locale): string {
  if (kept.until === "days") return kept.words[locale].replace("{days}", String(kept.days));
  if (kept.until !== "with") return periods[kept.until][locale];
  const carrier = retention[kept.table];
  return carrier ? periodWords(carrier.kept, locale) : periods.account[locale];
}
