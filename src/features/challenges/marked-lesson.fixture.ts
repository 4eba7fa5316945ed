import { and, eq } from "drizzle-orm";
import { makeStudent } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { challenges } from "#db/tables/challenges.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts, skillMastery, studentProgress } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { createId } from "#shared/ids.ts";
import type { ExpressionKey } from "#tutor/item.ts";
import type { OpenProblem, TutorState } from "#tutor/mind/state.ts";

/** A wrong answer that no reading makes right. */
export const miss = "987654";

/** A new student's lesson in mathematics, and a look into what the server keeps of it. */
export type MarkedLesson = Awaited<ReturnType<typeof openLesson>>;

/** Signs a student up and opens a lesson, through the calls that the page makes. */
export async function openLesson(academy: TestAcademy) {
  const { db } = academy.database;
  const { browser, account } = await makeStudent(academy);
  const studentId = account.id;
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: createId("msg"),
  });
  const chatId = chat.id;

  async function readState(): Promise<TutorState> {
    const [row] = await db.select().from(chats).where(eq(chats.id, chatId));
    if (!row) throw new Error("the chat is gone");
    return stateOf(row);
  }

  async function problem(): Promise<OpenProblem> {
    const open = (await readState()).problem;
    if (!open) throw new Error("nothing lies on the workbench");
    return open;
  }

  return {
    browser,
    studentId,
    chatId,
    problem,
    /** Says something to the tutor; gives the id of the tutor's turn. */
    async say(text: string): Promise<string> {
      const input = { chatId, clientId: createId("msg"), text };
      for await (const event of browser.events(tutoringContract.sendMessage, input)) {
        if (event.type === "finished") return event.tutor.id;
      }
      throw new Error("the turn did not finish");
    },
    async askHint(): Promise<void> {
      const input = { chatId, clientId: createId("msg") };
      for await (const event of browser.events(tutoringContract.askHint, input)) {
        if (event.type === "finished") return;
      }
    },
    /** Puts another key behind the problem on the workbench. */
    async setKey(key: ExpressionKey): Promise<void> {
      const state = await readState();
      const open = await problem();
      const changed = { ...state, problem: { ...open, item: { ...open.item, key } } };
      await db.update(chats).set({ state: changed }).where(eq(chats.id, chatId));
    },
    async read() {
      const { chat: view } = await browser.ok(tutoringContract.readChat, { chatId });
      return { chat: view, last: view.messages.at(-1) };
    },
    /** What the student's figures stand at, all in one. */
    async figures() {
      const [progress] = await db
        .select()
        .from(studentProgress)
        .where(eq(studentProgress.studentId, studentId));
      const [credits] = await db
        .select()
        .from(creditAccounts)
        .where(eq(creditAccounts.studentId, studentId));
      return {
        practised: progress?.totalPracticeItems,
        correct: progress?.totalCorrectItems,
        balance: credits?.balance,
        reserved: credits?.reserved,
      };
    },
    async recordOf(skillId: string) {
      const [record] = await db
        .select()
        .from(skillMastery)
        .where(and(eq(skillMastery.studentId, studentId), eq(skillMastery.skillId, skillId)));
      if (!record) throw new Error(`no record of ${skillId}`);
      return record;
    },
    async attemptOf(markId: string) {
      const [attempt] = await db.select().from(attempts).where(eq(attempts.messageId, markId));
      if (!attempt) throw new Error("no attempt");
      return attempt;
    },
    async challengeOf(markId: string) {
      const [row] = await db.select().from(challenges).where(eq(challenges.messageId, markId));
      if (!row) throw new Error("nothing was challenged");
      return row;
    },
  };
}
