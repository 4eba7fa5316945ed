import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import { keptFromParents } from "#features/oversight/read-kept.ts";
import { readFlagged } from "#features/oversight/read-transcript.ts";
import { showsWords } from "#features/oversight/rules.ts";
import type { Sight } from "#shared/oversight.ts";
import type { Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import { site } from "#shared/site.ts";
import { isForAdministrators } from "./for-administrators.ts";
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
export type Receiver = { isStudent: true } | { isStudent: false; email: string; sight: Sight };

/** What of a student's records a receiver is not shown: rows by id, and words but those of some messages. */
type Closed = { rows: ReadonlySet<string>; words: boolean; flagged: ReadonlySet<string> };

const nothing: ReadonlySet<string> = new Set();

async function closedTo(
  receiver: Receiver,
  queryable: Queryable,
  studentId: string,
): Promise<Closed> {
  if (receiver.isStudent) return { rows: nothing, words: false, flagged: nothing };
  const { sight } = receiver;
  return {
    rows: await keptFromParents(queryable, studentId),
    words: !showsWords(sight),
    flagged: sight === "flagged" ? await readFlagged(queryable, studentId) : nothing,
  };
}

/**
 * A copy of all that is stored about a student, read at one instant: every row that the registry of tables calls the
 * student's. Left out are secrets and sealed answers (`withheld`), and in letters what is another person's: whom else
 * they went to, and all words where they are about several students; and in an adult's copy what a student told that
 * an administrator is to see first, and what was said in lessons as far as parents do not see it at the student's age
 * (docs/decisions/0012). Throws not_found.
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
      const closed = await closedTo(receiver, transaction, studentId);
      for (const table of studentTables(found).toReversed()) {
        const { rows: stored } = await transaction.execute<{ row: CopiedRow }>(
          sql`select to_jsonb(found) as row from ${tableName(table.name)} as found
            where ${table.condition} and not ${hiddenFrom(receiver, table.name)}`,
        );
        const open = stored.filter(({ row }) => !closed.rows.has(String(row["id"])));
        if (open.length > 0) {
          rows[table.name] = open.map(({ row }) => shown(table, row, found, { receiver, closed }));
        }
      }
      return { identity: found, copy: rows };
    },
    { isolationLevel: "repeatable read" },
  );
  const takenAt = now.toISOString();
  const sight = receiver.isStudent ? "full" : receiver.sight;
  const about = { academy: site.name, takenAt, student: identity.id };
  const json = JSON.stringify({ ...about, tables: copy }, null, 2);
  const name = (identity.username ?? identity.id).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return {
    fileName: `${site.name}-${name}-${takenAt.slice(0, 10)}`.toLowerCase(),
    html: renderCopy({ fullName: identity.fullName, takenAt, copy, json, sight }, locale),
    json,
  };
}

/** What tells an adult that a student turned to the academy; which cases they see, `closed` says. */
function hiddenFrom(receiver: Receiver, table: string): SQL {
  const hidden = receiver.isStudent || table === "alerts" ? null : isForAdministrators(table);
  return hidden ?? sql`false`;
}

function shown(
  { name, table }: StudentTable,
  row: CopiedRow,
  identity: Identity,
  { receiver, closed }: { receiver: Receiver; closed: Closed },
): CopiedRow {
  const isClosed = closed.words && !closed.flagged.has(String(row["id"]));
  const open = without(row, [
    ...(table.withheld ?? []),
    ...(isClosed ? (table.said ?? []) : []),
    ...(closed.words ? (table.repeated ?? []) : []),
  ]);
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
