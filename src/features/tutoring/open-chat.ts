import { calendarOf } from "#features/controls/study-days.ts";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { chats } from "#db/tables/tutoring.ts";
import { readControls } from "#features/controls/read-controls.ts";
import { readBalance } from "#features/credits/turn-credits.ts";
import { loadLearner } from "#features/learning/server.ts";
import { requireLearning } from "#features/privacy/permission.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { type Subject, subjectNames } from "#shared/subjects.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Situation, StudentEvent } from "#tutor/mind/decision.ts";
import { dueReview } from "#tutor/mind/choose-skill.ts";
import { newState } from "#tutor/mind/state.ts";
import { goalSkill } from "#tutor/mind/today.ts";
import { nothingKnown } from "#tutor/voice/personal/veil.ts";
import { lessonLocale, limitsOfTurn, requireOpen } from "./obey-rules.ts";
import { storeTurn } from "./prepare-turn.ts";
import { readFreshGoals } from "./read-today.ts";
import { subjectsTaught, teachingOf } from "#features/learning/subject-skills.ts";

/** What a new chat is opened with. */
export type ChatToOpen = {
  studentId: string;
  subject: Subject;
  locale: Locale;
  clientId: string;
  now: Date;
  /** The student's own clock. */
  timeZone: string;
  /** What the lesson begins with, where that was chosen. */
  skillId?: string | undefined;
};

/**
 * Opens a chat in which the tutor speaks first, and gives its id. The id is made from the page's own, so
 * that opening twice (a double click, a retried call) gives the same chat.
 * @throws AppError not_found, consent_needed, and as the family's rules refuse
 */
export async function openChat(db: Database, chat: ChatToOpen): Promise<string> {
  const { studentId, subject, clientId, now } = chat;
  if (!subjectsTaught().includes(subject)) throw new AppError("not_found");
  await requireLearning(db, studentId, now);
  const id = `chat_${createHash("sha256").update(`${studentId} ${clientId}`).digest("hex").slice(0, 26)}`;
  await db.transaction(async (tx) => {
    const controls = await readControls(tx, studentId, now);
    const timeZone = calendarOf(controls, chat.timeZone);
    const locale = lessonLocale(controls, chat.locale);
    const [created] = await tx
      .insert(chats)
      .values({
        id,
        studentId,
        subject,
        locale,
        title: subjectNames[subject][locale],
        state: newState,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: chats.id })
      .returning();
    if (!created) return;
    requireOpen(controls, subject, now);
    const situation = {
      state: newState,
      learner: await loadLearner(tx, studentId),
      ...teachingOf(subject),
      locale,
      now,
      seed: `${id}.0`,
      limits: limitsOfTurn(controls, created, now),
    };
    const skillId = chat.skillId ?? (await skillOfGoal(tx, situation, studentId));
    const event: StudentEvent = { kind: "open", ...(skillId ? { skillId } : {}) };
    await storeTurn(tx, {
      request: { studentId, chatId: id, clientId, event, now, timeZone },
      chat: created,
      situation,
      decision: decide(situation, event),
      credits: await readBalance(tx, studentId),
      controls,
      said: [],
      known: nothingKnown,
      hasModel: false,
    });
  });
  return id;
}

/** What the goal of a student names who is new here and has done nothing of it yet; undefined where it names nothing. */
async function skillOfGoal(
  queryable: Queryable,
  { skills, learner, locale, now }: Pick<Situation, "skills" | "learner" | "locale" | "now">,
  studentId: string,
): Promise<string | undefined> {
  const goals = await readFreshGoals(queryable, studentId, now);
  const isDue = dueReview(skills, learner, now, null) !== null;
  const skill = goals === "" || isDue ? null : goalSkill(goals, skills, learner, locale);
  return skill && !learner.records.has(skill.id) ? skill.id : undefined;
}

/** Gives a chat another title, which it then keeps. */
export async function renameChat(db: Database, chatId: string, title: string): Promise<void> {
  await db.update(chats).set({ title, isNamed: true }).where(eq(chats.id, chatId));
}

/** Puts a chat away from its student's list, or takes it out again. Whoever looks after the student sees it all the same. */
export async function putChatAway(
  db: Database,
  chatId: string,
  putAwayAt: Date | null,
): Promise<void> {
  await db.update(chats).set({ putAwayAt }).where(eq(chats.id, chatId));
}
