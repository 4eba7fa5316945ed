import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { messages } from "#db/tables/tutoring.ts";
import type { PreparedTurn } from "./prepare-turn.ts";

const turnsMax = 12;

/** What was said before a turn, oldest first; always from the database, never from the page. */
export async function readHistory(
  queryable: Queryable,
  turn: PreparedTurn,
): Promise<{ author: "student" | "tutor"; text: string }[]> {
  const rows = await queryable
    .select({ author: messages.author, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, turn.chatId),
        isNull(messages.replacedBy),
        lt(messages.position, turn.tutor.position),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(turnsMax);
  return rows.reverse();
}
