import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { messages } from "#db/tables/tutoring.ts";

const turnsMax = 12;

/** Prepared once for a database: it runs beside every turn of a model. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

function prepare(db: Database) {
  return db
    .select({ author: messages.author, text: messages.text, position: messages.position })
    .from(messages)
    .where(and(eq(messages.chatId, sql.placeholder("chatId")), isNull(messages.replacedBy)))
    .orderBy(desc(messages.position))
    .limit(turnsMax)
    .prepare("read_history");
}

/** What was said in a chat so far, oldest first; always from the database, never from the page. */
export async function readHistory(
  db: Database,
  chatId: string,
): Promise<{ author: "student" | "tutor"; text: string; position: number }[]> {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return (await query.execute({ chatId })).reverse();
}
