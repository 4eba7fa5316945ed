import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import { keptFromParents } from "#features/oversight/read-kept.ts";
import type { Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import { site } from "#shared/site.ts";
import { type CopiedRow, renderCopy } from "./render-copy.ts";
import {
  type Identity,
  readIdentity,
  type StudentTable,
  studentTables,
  tableName,
} from "./student-rows.ts";

/** A copy for people and for programs. */
export type CopyFiles = { fileName: string; html: string; json: string };

/** Who receives a copy: the student, or the adult of that address. */
export type Receiver = { isStudent: true } | { isStudent: false; email: string };

/**
 * A copy of all that is stored about a student, read at one instant: every row that the registry of tables calls the
 * student's. Left out are secrets and sealed answers (`withheld`), and in letters what is another person's: whom else
 * they went to, and all words where they are about several students; and in an adult's copy what a student told that
 * an administrator is to see first. Throws not_found.
 */
export async function exportStudent(
  db: Database,
  studentId: string,
  receiver: Receiver,
  { now, locale }: { now: Date; locale: Locale },
): Promise<CopyFiles> {
  const { identity, copy } = await db.transaction(
    async (transaction) => {
      const found = await readIdentity(transaction, studentId);
      if (!found) throw new AppError("not_found");
      const rows: Record<string, readonly CopiedRow[]> = {};
      const kept = receiver.isStudent ? null : await keptFromParents(transaction, studentId);
      for (const table of studentTables(found).toReversed()) {
        const { rows: stored } = await transaction.execute<{ row: CopiedRow }>(
          sql`select to_jsonb(found) as row from ${tableName(table.name)} as found where ${table.condition}`,
        );
        const open = stored.filter(({ row }) => !kept?.has(String(row["id"])));
        if (open.length > 0) {
          rows[table.name] = open.map(({ row }) => shown(table, row, found, receiver));
        }
      }
      return { identity: found, copy: rows };
    },
    { isolationLevel: "repeatable read" },
  );
  const takenAt = now.toISOString();
  const about = { academy: site.name, takenAt, student: identity.id };
  const json = JSON.stringify({ ...about, tables: copy }, null, 2);
  const name = (identity.username ?? identity.id).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return {
    fileName: `${site.name}-${name}-${takenAt.slice(0, 10)}`.toLowerCase(),
    html: renderCopy({ fullName: identity.fullName, takenAt, copy, json }, locale),
    json,
  };
}

function shown(
  { name, table }: StudentTable,
  row: CopiedRow,
  identity: Identity,
  receiver: Receiver,
): CopiedRow {
  const open = without(row, table.withheld ?? []);
  return name === "emails" ? letterFor(open, identity, receiver) : open;
}

/** A row without the columns and keys that are withheld. */
function without(row: CopiedRow, withheld: readonly string[]): CopiedRow {
  const shownRow: Record<string, unknown> = { ...row };
  for (const path of withheld) {
    const [column = "", key] = path.split(".");
    const value = shownRow[column];
    if (key === undefined) delete shownRow[column];
    else if (isRecord(value)) {
      shownRow[column] = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    }
  }
  return shownRow;
}

/** What the tokens of links look like: whoever reads a copy must not be able to use them. */
const linkToken = /([?&#]token=)[\w-]+/g;

function letterFor(letter: CopiedRow, { email }: Identity, receiver: Receiver): CopiedRow {
  const { html_body: _, last_error: __, recipient, text_body: text, about, ...facts } = letter;
  const to = typeof recipient === "string" ? recipient.toLowerCase() : "";
  const isForReader =
    to === email?.toLowerCase() || (!receiver.isStudent && to === receiver.email.toLowerCase());
  const isOnlyAbout = !Array.isArray(about) || about.length < 2;
  return {
    ...facts,
    ...(isForReader ? { recipient } : {}),
    ...(isOnlyAbout && typeof text === "string"
      ? { text_body: text.replaceAll(linkToken, "$1…") }
      : { subject: "" }),
  };
}
