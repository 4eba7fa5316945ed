import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { messages } from "#db/tables/tutoring.ts";

const turnsMax = 12;

/** What was said in a chat so far, oldest first; always from the database, never from the page. */
export async function readHistory(
  queryable: Queryable,
  chatId: string,
): Promise<{ author: "student" | "tutor"; text: string; position: number }[]> {
  const rows = await queryable
    .select({ author: messages.author, text: messages.text, position: messages.position })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), isNull(messages.replacedBy)))
    .orderBy(desc(messages.position))
    .limit(turnsMax);
  return rows.reverse();
}
