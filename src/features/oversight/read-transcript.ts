import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { messages } from "#db/tables/tutoring.ts";
import { readDetails, viewMessage } from "#features/tutoring/views.ts";
import type { TranscriptTurn } from "./contract.ts";
import type { Sight } from "./rules.ts";
import { flaggedParts, type Moment, type Sitting } from "./rules-sittings.ts";

/**
 * As much of a session as a parent may see, as the student saw it. What an administrator is to see first, because
 * somebody in the family may be the danger, is left out with the tutor's answer to it and leaves no gap to notice.
 */
export async function readTranscript(
  queryable: Queryable,
  sitting: Sitting,
  sight: Sight,
): Promise<TranscriptTurn[][]> {
  if (sight !== "full" && sight !== "flagged") return [];
  const raised = await queryable
    .select({ messageId: alerts.messageId, route: alerts.route })
    .from(alerts)
    .where(eq(alerts.chatId, sitting.chatId));
  const kept = raised.filter(({ route }) => route === "administrators");
  const open = withoutKept(sitting.moments, new Set(kept.map(({ messageId }) => messageId)));
  const flagged = new Set(
    raised.flatMap(({ route, messageId }) => (route === "guardians" ? messageId : [])),
  );
  const parts =
    sight === "full"
      ? [open]
      : flaggedParts(open, flagged).map(({ from, to }) => open.slice(from, to + 1));
  const wanted = parts.flat().map(({ id }) => id);
  if (wanted.length === 0) return [];
  const rows = await queryable
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, sitting.chatId), inArray(messages.id, wanted)))
    .orderBy(asc(messages.position));
  const turns = new Map(
    rows.map((row, index) => {
      const turn: TranscriptTurn = {
        // Places in the whole chat would tell that something between was left out.
        message: { ...viewMessage(row), position: index },
        takenBack: readDetails(row.details).withdrawn ?? null,
        isReworded: row.replacedBy !== null,
        isFlagged: flagged.has(row.id),
      };
      return [row.id, turn] as const;
    }),
  );
  return parts.map((part) => part.flatMap(({ id }) => turns.get(id) ?? []));
}

/** The session without messages that are kept from parents, each with the answers to it up to the next message. */
function withoutKept(moments: readonly Moment[], kept: ReadonlySet<string>): Moment[] {
  let isKept = false;
  return moments.filter(({ id, author }) => {
    if (author === "student") isKept = kept.has(id);
    return !isKept;
  });
}
