import { and, eq, lte } from "drizzle-orm";
import { chats, messages } from "#db/tables/tutoring.ts";
import { refundCredit } from "#features/credits/turn-credits.ts";
import type { Services } from "#platform/http/request-context.ts";
import { readDecision } from "./stored-decision.ts";
import { type MessageDetails, readDetails } from "./views.ts";

/**
 * Ends turns that a killed program left unfinished: the built-in voice says what the mind had decided, words
 * already shown are kept as withdrawn, and a credit that was set aside comes back.
 * `olderThanMs` spares turns that another program may be speaking on the same database.
 */
export async function recoverTurns(
  services: Services,
  options: { olderThanMs: number; chatId?: string },
): Promise<number> {
  const now = services.now();
  const unfinished = await services.db
    .select({ message: messages, studentId: chats.studentId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.status, "speaking"),
        lte(messages.createdAt, new Date(now.getTime() - options.olderThanMs)),
        options.chatId ? eq(messages.chatId, options.chatId) : undefined,
      ),
    );
  for (const { message, studentId } of unfinished) {
    const decision = readDecision(message.decision);
    const details: MessageDetails = {
      ...readDetails(message.details),
      ...(message.text ? { withdrawn: message.text } : {}),
    };
    await services.db.transaction(async (tx) => {
      await tx
        .update(messages)
        .set({
          text: decision?.plan ?? message.text,
          status: "complete",
          voice: "builtin",
          note: "recovered",
          details,
          completedAt: now,
        })
        .where(and(eq(messages.id, message.id), eq(messages.status, "speaking")));
      await refundCredit(tx, { studentId, messageId: message.id, now });
    });
  }
  return unfinished.length;
}
