import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { AppError } from "#shared/errors.ts";
import { messageRow, type PreparedTurn } from "./prepare-turn.ts";
import { getChatOrThrow, readChat } from "./read-chats.ts";
import { isForModel, readDecision, saidAgain } from "./stored-decision.ts";

/** Which turn is to be said another way. */
export type AgainRequest = {
  studentId: string;
  chatId: string;
  messageId: string;
  clientId: string;
  now: Date;
};

/**
 * Prepares the tutor's last turn to be said another way. The decision behind it stays: no mark, record or
 * credit moves. The first wording stays in the record and is shown no more.
 * @throws AppError not_found, nothing_to_regenerate
 */
export async function prepareAgain(
  db: Database,
  request: AgainRequest,
  hasModel: boolean,
): Promise<PreparedTurn> {
  const { studentId, chatId, messageId, clientId, now } = request;
  return db.transaction(async (tx) => {
    await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for("update");
    const chat = await getChatOrThrow(tx, chatId, studentId);
    const [last] = await tx
      .select()
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(desc(messages.position))
      .limit(1);
    const before = last ? readDecision(last.decision) : null;
    if (!last || last.id !== messageId || last.author !== "tutor" || !before) {
      throw new AppError("nothing_to_regenerate");
    }
    const decision = saidAgain(before);
    const speaksBuiltin = !hasModel || !isForModel(decision);
    const tutor = messageRow(chat, 0, now, {
      author: "tutor",
      text: speaksBuiltin ? decision.plan : "",
      status: speaksBuiltin ? "complete" : "speaking",
      voice: speaksBuiltin ? "builtin" : null,
      completedAt: speaksBuiltin ? now : null,
      details: last.details,
      decision,
      clientId,
    });
    await tx.insert(messages).values(tutor);
    await tx.update(messages).set({ replacedBy: tutor.id }).where(eq(messages.id, last.id));
    await tx
      .update(chats)
      .set({ nextPosition: chat.nextPosition + 1, updatedAt: now })
      .where(eq(chats.id, chatId));
    const view = await readChat(tx, chatId, studentId);
    return {
      chatId,
      studentId,
      title: chat.title,
      student: null,
      tutor,
      decision,
      workbench: view.workbench,
    };
  });
}
