import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { AppError } from "#shared/errors.ts";
import { lockChat } from "./lock-chat.ts";
import { messageRow, type Preparation, type PreparedTurn } from "./prepare-turn.ts";
import { isForModel, readDecision, saidAgain } from "./stored-decision.ts";
import { skillsOf } from "./subject-skills.ts";
import { stateOf, subjectOf, viewWorkbench } from "./views.ts";

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
): Promise<Preparation> {
  const { studentId, chatId, messageId, clientId, now } = request;
  return db.transaction(async (tx) => {
    const { chat, learner, credits, seenAt, isSpeaking } = await lockChat(tx, request);
    if (seenAt !== null) return { kind: "seen", position: seenAt };
    if (isSpeaking) return { kind: "busy" };
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
    const skills = skillsOf(subjectOf(chat));
    const turn: PreparedTurn = {
      chatId,
      studentId,
      title: chat.title,
      student: null,
      tutor,
      decision,
      charged: false,
      workbench: viewWorkbench(stateOf(chat), skills, learner, credits),
    };
    return { kind: "prepared", turn };
  });
}
