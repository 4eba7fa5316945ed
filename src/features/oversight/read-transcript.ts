import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { messages } from "#db/tables/tutoring.ts";
import { readDetails, viewMessage } from "#features/tutoring/views.ts";
import type { TranscriptTurn } from "./contract.ts";
import type { Sight } from "#shared/oversight.ts";
import { readMoments } from "./read-sessions.ts";
import { flaggedParts, type Sitting, sittingsOf } from "./rules-sittings.ts";

/**
 * As much of a session as a parent may see, as the student saw it. What an administrator is to see first, because
 * somebody in the family may be the danger, is no part of it (readMoments) and leaves no gap to notice.
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
  const { parts, flagged } = openParts(sitting, raised, sight);
  const wanted = parts.flat().map(({ id }) => id);
  if (wanted.length === 0) return [];
  const rows = await queryable
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, sitting.chatId), inArray(messages.id, wanted)))
    .orderBy(asc(messages.position));
  const turns = new Map(
    rows.map((row, index) => {
      const { ending, ...message } = viewMessage(row);
      const turn: TranscriptTurn = {
        // Places in the whole chat would tell that something between was left out.
        message: {
          ...message,
          // What a session came to quotes all of it.
          ...(ending && sight === "full" ? { ending } : {}),
          position: index,
        },
        takenBack: readDetails(row.details).withdrawn ?? null,
        isReworded: row.replacedBy !== null,
        isFlagged: flagged.has(row.id),
      };
      return [row.id, turn] as const;
    }),
  );
  return parts.map((part) => part.flatMap(({ id }) => turns.get(id) ?? []));
}

type Raised = Pick<typeof alerts.$inferSelect, "messageId" | "route">;

/** The stretches of a session that a parent may read, and which messages in them raised an alert. */
function openParts({ moments }: Sitting, raised: readonly Raised[], sight: "full" | "flagged") {
  const flagged = new Set(
    raised.flatMap(({ route, messageId }) =>
      route === "guardians" && messageId !== null ? messageId : [],
    ),
  );
  const parts =
    sight === "full"
      ? [moments]
      : flaggedParts(moments, flagged).map(({ from, to }) => moments.slice(from, to + 1));
  return { parts, flagged };
}

/** The ids of a student's alerts and of all messages in the parts that raised them: what parents read from 13 to 15. */
export async function readFlagged(
  queryable: Queryable,
  studentId: string,
): Promise<ReadonlySet<string>> {
  const { id, chatId, messageId, route } = alerts;
  const raised = await queryable
    .select({ id, chatId, messageId, route })
    .from(alerts)
    .where(eq(alerts.studentId, studentId));
  const chatIds = [...new Set(raised.flatMap((alert) => alert.chatId ?? []))];
  const moments = await readMoments(queryable, chatIds);
  const parts = chatIds.flatMap((chat) => {
    const ofChat = raised.filter((alert) => alert.chatId === chat);
    return sittingsOf(
      chat,
      moments.filter((moment) => moment.chatId === chat),
    ).flatMap((sitting) => openParts(sitting, ofChat, "flagged").parts);
  });
  const toldOf = raised.filter((alert) => alert.route === "guardians");
  return new Set([...parts.flat(), ...toldOf].map((shown) => shown.id));
}
