import { existsSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type DatabaseAddress, isConnectionFailure, openDatabase } from "../src/db/client.ts";
import { EmbeddedDatabaseError } from "../src/db/embedded/failure.ts";
import { startEmbedded } from "../src/db/embedded/start-embedded.ts";
import { migrateDatabase, NewerDatabaseError } from "../src/db/migrate.ts";
import type { Database } from "../src/db/client.ts";
import { catalogue } from "../src/features/site/content/catalogue.ts";
import {
  type BookFacts,
  importBook,
  listImported,
  removeBook,
} from "../src/features/textbooks/import-book.ts";
import { BookProblem } from "../src/features/textbooks/parsing/book-problem.ts";
import { bookIdOf } from "../src/features/textbooks/rules/book-id.ts";
import { readSettings } from "../src/platform/settings.ts";
import { isLocale } from "../src/shared/locale.ts";
import { findSubject, subjectIds, subjects } from "../src/shared/subjects.ts";

/** Imports the text of textbooks, lists and removes it (docs/textbooks.md). Ends with 1 where something is wrong. */

const usage = `npm run textbooks -- import FILE --book ID
npm run textbooks -- import FILE --title TITLE --locale en|es --licence LICENCE --link URL --subject SUBJECT
npm run textbooks -- list
npm run textbooks -- remove ID
npm run textbooks -- catalogue [WORDS]

A FILE is a PDF, an EPUB, a page of HTML or plain text. "catalogue" tells the IDs of the books of /textbooks.
SUBJECT is one of ${Object.values(subjectIds).join(", ")}.`;

type Command = (rest: readonly string[]) => Promise<number>;

const option = { type: "string" } as const;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        book: option,
        title: option,
        locale: option,
        licence: option,
        link: option,
        subject: option,
      },
    });
  } catch {
    return null;
  }
}

const read = readArguments();
const options = read?.values ?? {};
const [command, ...rest] = read?.positionals ?? [];
const commands: Readonly<Record<string, Command>> = {
  import: importFile,
  list,
  remove,
  catalogue: tellCatalogue,
};
try {
  process.exitCode = await (commands[command ?? ""] ?? help)(rest);
} catch (error) {
  const line = lineFor(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}

async function help(): Promise<number> {
  console.log(usage);
  return 2;
}

async function importFile([path]: readonly string[]): Promise<number> {
  if (path === undefined) return help();
  const facts = factsOfBook();
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new BookProblem(`There is no file ${path}.`);
  const file = new Uint8Array(readFileSync(path));
  const say = progress();
  const imported = await withDatabase((db) =>
    importBook(
      db,
      { file, facts, now: new Date() },
      {
        onRead: (done, of) => say("read", done, of),
        onStored: (done, of) => say("passages stored", done, of),
      },
    ),
  );
  const { id, passages, isReplaced } = imported;
  console.log(
    isReplaced
      ? `${facts.title} (${id}) was here before: its text has been replaced, ${passages} passages.`
      : `${facts.title} (${id}) is imported: ${passages} passages.`,
  );
  return 0;
}

/** What the options say of the book. */
function factsOfBook(): BookFacts {
  const { book: id, title, licence, link } = options;
  const locale = options.locale ?? "en";
  if (!isLocale(locale)) throw new BookProblem("--locale is en or es.");
  if (id !== undefined) {
    const book = catalogue.find((known) => bookIdOf(known.title, "en") === id);
    if (!book)
      throw new BookProblem(`The catalogue has no book ${id}. "catalogue" tells their IDs.`);
    return {
      title: book.title,
      subject: book.subject,
      locale: "en",
      licence: book.licence,
      link: book.url,
    };
  }
  const subject =
    subjects.find((known) => subjectIds[known] === options.subject) ?? findSubject(options.subject);
  if (!title?.trim())
    throw new BookProblem("--title is missing (or --book, for one of the catalogue).");
  if (options.locale === undefined) throw new BookProblem("--locale is missing: en or es.");
  if (!licence?.trim()) throw new BookProblem('--licence is missing, such as "CC BY 4.0".');
  if (!link || !/^https?:$/.test(URL.parse(link)?.protocol ?? ""))
    throw new BookProblem("--link is missing: the address where the book can be read.");
  if (!subject)
    throw new BookProblem(`--subject is missing: one of ${Object.values(subjectIds).join(", ")}.`);
  return { title: title.trim(), subject, locale, licence: licence.trim(), link };
}

async function list(): Promise<number> {
  const books = await withDatabase(listImported);
  for (const { id, title, subject, licence, passages } of books)
    console.log(`${id}  ${title} · ${subject} · ${licence} · ${passages} passages`);
  if (books.length === 0) console.log("No book is imported.");
  return 0;
}

async function remove([id]: readonly string[]): Promise<number> {
  if (id === undefined) return help();
  const isRemoved = await withDatabase((db) => removeBook(db, id));
  console.log(
    isRemoved ? `${id} is removed.` : `No book ${id} is imported. "list" tells which are.`,
  );
  return isRemoved ? 0 : 1;
}

async function tellCatalogue(words: readonly string[]): Promise<number> {
  const wanted = words.map((word) => word.toLowerCase());
  for (const { title, licence } of catalogue) {
    if (wanted.every((word) => title.toLowerCase().includes(word)))
      console.log(`${bookIdOf(title, "en")}  ${title} · ${licence}`);
  }
  return 0;
}

/** Tells how far it is: over and over on one line of a terminal, else every tenth. */
function progress() {
  const isTerminal = process.stdout.isTTY;
  let told = "";
  return (what: string, done: number, of: number) => {
    const line = `${done} of ${of} ${what}`;
    if (isTerminal) process.stdout.write(`\r${line}${done === of ? "\n" : ""}`);
    else {
      const tenth = `${what} ${Math.floor((done * 10) / of)}`;
      if (tenth !== told) console.log(line);
      told = tenth;
    }
  };
}

/** Works on the installation's database: the one of DATABASE_URL, or the embedded one, beside a Faro that runs on it. */
async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { settings } = readSettings(process.env, process.cwd(), {
    environment: existsSync(".git") ? "development" : "production",
  });
  const { databaseUrl, dataDir } = settings;
  const embedded = databaseUrl
    ? null
    : await startEmbedded({ dataDir, log: (line) => console.log(line), mode: "join" });
  const address: DatabaseAddress = embedded?.connection ?? { connectionString: databaseUrl ?? "" };
  const database = openDatabase(address, () => undefined, { connections: 2 });
  try {
    await migrateDatabase(database.pool);
    return await work(database.db);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** What went wrong in one line, where an operator can do something about it. */
function lineFor(error: unknown): string | null {
  if (
    error instanceof BookProblem ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof NewerDatabaseError
  )
    return error.message;
  if (isConnectionFailure(error))
    return "The database cannot be reached, or stopped meanwhile. Nothing has changed; try again.";
  return null;
}
