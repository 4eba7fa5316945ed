import { calendarOf } from "#features/controls/study-days.ts";
import { desc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { messages } from "#db/tables/tutoring.ts";
import { mayUseModel } from "#features/privacy/rules.ts";
import type { ModelPlace } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { appendMessages } from "./append-messages.ts";
import { allowedSubjectOf, limitsOfTurn, requireOpen, studyOfTurn } from "./obey-rules.ts";
import { readForTurn } from "./read-for-turn.ts";
import {
  decideAgainWhenMoved,
  messageRow,
  type Preparation,
  type PreparedTurn,
} from "./prepare-turn.ts";
import { isForModel, readDecision, saidAgain } from "./stored-decision.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { readDetails, stateOf, viewWorkbench } from "./views.ts";

/** Which turn is to be said another way. */
export type AgainRequest = {
  studentId: string;
  chatId: string;
  messageId: string;
  clientId: string;
  now: Date;
  /** The student's own clock. */
  timeZone: string;
};

/**
 * Prepares the tutor's last turn to be said another way. The decision behind it stays: no mark, record or
 * credit moves. The first wording stays in the record and is shown no more.
 * @throws AppError not_found, nothing_to_regenerate, consent_needed, and as the family's rules refuse
 */
export async function prepareAgain(
  db: Database,
  request: AgainRequest,
  place: ModelPlace,
): Promise<Preparation> {
  const { studentId, chatId, messageId, clientId, now } = request;
  return decideAgainWhenMoved(async () => {
    const read = await readForTurn(db, request);
    const { chat, learner, credits, controls, permission, seenAt, isSpeaking, said, known } = read;
    if (seenAt !== null) return { kind: "seen", position: seenAt };
    if (isSpeaking) return { kind: "busy" };
    const subject = allowedSubjectOf(controls, chat);
    if (!limitsOfTurn(controls, chat, now).closing?.mayFinish) requireOpen(controls, subject, now);
    const [last] = await db
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
    const { ending, care } = readDetails(last.details);
    const isOfRecord = ending !== undefined || care !== undefined;
    const speaksBuiltin = !mayUseModel(place, permission) || isOfRecord || !isForModel(decision);
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
    const state = stateOf(chat);
    const study = studyOfTurn(controls, false, {
      ...request,
      timeZone: calendarOf(controls, request.timeZone),
    });
    await db.transaction(async (tx) => {
      await appendMessages(tx, chat, { state: null, title: chat.title, now, study }, [tutor]);
      await tx.update(messages).set({ replacedBy: tutor.id }).where(eq(messages.id, last.id));
    });
    const skills = skillsOf(subject);
    const turn: PreparedTurn = {
      chatId,
      studentId,
      title: chat.title,
      student: null,
      tutor,
      decision,
      // Without the wording that is to be replaced.
      history: said.slice(0, -1),
      known,
      charged: false,
      workbench: viewWorkbench(state, skills, learner, { credits, now }),
      isAlarming: false,
    };
    return { kind: "prepared", turn };
  });
}
