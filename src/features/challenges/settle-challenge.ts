import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { challenges } from "#db/tables/challenges.ts";
import { attempts } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { appendMessages } from "#features/tutoring/append-messages.ts";
import { messageRow } from "#features/tutoring/prepare-turn.ts";
import { readChat } from "#features/tutoring/read-chats.ts";
import type { Tutoring } from "#features/tutoring/server.ts";
import { type ChatRow, stateOf, viewMessage } from "#features/tutoring/views.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { TutorState } from "#tutor/mind/state.ts";
import { firstOutcomeOf } from "./read-answers.ts";
import type { AttemptRow } from "./read-mark.ts";
import { restoreRecord } from "./restore-record.ts";
import type { Verdict } from "./rules.ts";

export type ChallengeRow = typeof challenges.$inferSelect;

/** How a challenge is decided, and by whom. */
export type Settlement = {
  status: "upheld" | "kept";
  decidedBy: "rules" | "model" | "person";
  administratorId?: string;
  reply?: string;
  verdict?: Verdict;
};

/** What every window that shows the chat has to hear once the transaction stands. */
export type Announcement = Parameters<Tutoring["announce"]>;

/** A settled challenge with what is to be announced. */
export type Settled = { challenge: ChallengeRow; announcement: Announcement | null };

/**
 * Decides a waiting challenge in the caller's transaction: the decision, every record of the student, the problem on
 * the workbench and the tutor's message about it stand together or not at all. null where it was decided before.
 */
export async function settleChallenge(
  tx: Queryable,
  challengeId: string,
  settlement: Settlement,
  now: Date,
): Promise<Settled | null> {
  const [decided] = await tx
    .update(challenges)
    .set({ ...settlement, decidedAt: now })
    .where(and(eq(challenges.id, challengeId), eq(challenges.status, "waiting")))
    .returning();
  if (!decided) return null;
  // Held, so that no turn of the chat comes between reading and writing.
  const [chat] = await tx.select().from(chats).where(eq(chats.id, decided.chatId)).for("update");
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, decided.attemptId));
  if (!chat || !attempt) return { challenge: decided, announcement: null };
  const isUpheld = settlement.status === "upheld";
  const creditsBack = isUpheld ? await restoreRecord(tx, attempt, chat, now) : 0;
  const challenge = { ...decided, creditsBack };
  if (creditsBack > 0) {
    await tx.update(challenges).set({ creditsBack }).where(eq(challenges.id, challengeId));
  }
  const state = isUpheld ? withAnswerRight(stateOf(chat), attempt, decided.given) : null;
  const announcement = await tell(tx, chat, state, challenge, now);
  return { challenge, announcement };
}

/** Puts the tutor's message about a decision into the chat: there now, and at the student's next visit. */
async function tell(
  tx: Queryable,
  chat: ChatRow,
  state: TutorState | null,
  challenge: ChallengeRow,
  now: Date,
): Promise<Announcement> {
  const isDone = state?.problem?.outcome === "solved" && stateOf(chat).problem?.outcome === "open";
  const row = messageRow(chat, 0, now, {
    author: "tutor",
    text: wordsFor(challenge, isDone),
    voice: "builtin",
    completedAt: now,
  });
  await appendMessages(tx, chat, { state, title: chat.title, now, study: null }, [row]);
  return [await readChat(tx, chat.id, chat.studentId, now), viewMessage(row)];
}

const quotedMax = 80;

function wordsFor(challenge: ChallengeRow, isDone: boolean): string {
  const { locale, status, decidedBy, reply, creditsBack } = challenge;
  const translate = translators[locale];
  const flat = challenge.given.replaceAll(/\s+/g, " ");
  const given = flat.length > quotedMax ? `${flat.slice(0, quotedMax)}…` : flat;
  const isUpheld = status === "upheld";
  const byPerson = decidedBy === "person";
  const first = isUpheld
    ? translate(byPerson ? "challenges.toldUpheldByPerson" : "challenges.toldUpheld", { given })
    : translate(byPerson ? "challenges.toldKeptByPerson" : "challenges.toldKept", { given });
  return [
    first,
    ...(reply === null ? [] : [translate("challenges.toldReply", { reply })]),
    ...(creditsBack > 0 ? [translate("challenges.toldCredit")] : []),
    ...(isDone ? [translate("challenges.toldNext")] : []),
  ].join(" ");
}

/**
 * The state as it would stand had the answer been marked right: its line is right, the problem, where it is still the
 * one on the workbench, is solved, and the miss is none.
 */
function withAnswerRight(state: TutorState, attempt: AttemptRow, given: string): TutorState {
  const wasMiss = firstOutcomeOf(attempt) === "wrong";
  const isSkill = state.lastSkillId !== null && state.lastSkillId === attempt.skillId;
  const missesOnSkill = Math.max(0, state.missesOnSkill - (wasMiss && isSkill ? 1 : 0));
  const { problem } = state;
  if (problem?.item.id !== attempt.itemId) return { ...state, missesOnSkill };
  const at = problem.lines.findLastIndex(({ text, mark }) => text === given && mark === "wrong");
  const lines = problem.lines.map((line, index) =>
    index === at ? { ...line, mark: "right" as const } : line,
  );
  const misses = Math.max(0, problem.misses - (wasMiss ? 1 : 0));
  if (problem.outcome !== "open")
    return { ...state, missesOnSkill, problem: { ...problem, lines } };
  return {
    ...state,
    missesOnSkill,
    finished: state.finished + 1,
    problem: { ...problem, lines, misses, outcome: "solved" },
  };
}
