import type { Browser } from "../contract-client.ts";
import { openLesson } from "../lesson-client.ts";
import type { TestAcademy } from "./test-academy.ts";

/** A student's open session, and a way to answer the problem on its workbench. */
export type Lesson = {
  chatId: string;
  /** Sends the right answer, or what is given; returns when the tutor has answered. */
  answer(text?: string): Promise<void>;
};

/** Opens a session in mathematics as the student at this browser, through the calls that the page makes. */
export async function takeLesson(academy: TestAcademy, browser: Browser): Promise<Lesson> {
  const lesson = await openLesson(browser, academy.database.db, "en");
  return {
    chatId: lesson.chatId,
    answer: (text) => (text === undefined ? lesson.answer("right") : lesson.say(text)),
  };
}
