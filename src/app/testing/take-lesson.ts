import { eq } from "drizzle-orm";
import { chats } from "#db/tables/tutoring.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { createId } from "#shared/ids.ts";
import type { TestAcademy } from "./test-academy.ts";
import type { Browser } from "../contract-client.ts";

/** A student's open session, and a way to answer the problem on its workbench. */
export type Lesson = {
  chatId: string;
  /** Sends the right answer, or what is given; returns when the tutor has answered. */
  answer(text?: string): Promise<void>;
};

/** Opens a session in mathematics as the student at this browser, through the calls that the page makes. */
export async function takeLesson(academy: TestAcademy, browser: Browser): Promise<Lesson> {
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: createId("msg"),
  });

  /** The key that the server keeps sealed; tests look it up where students cannot. */
  async function sealedKey(): Promise<string> {
    const [row] = await academy.database.db.select().from(chats).where(eq(chats.id, chat.id));
    return row ? (stateOf(row).problem?.item.key.expression ?? "") : "";
  }

  return {
    chatId: chat.id,
    async answer(text) {
      const events = browser.events(tutoringContract.sendMessage, {
        chatId: chat.id,
        clientId: createId("msg"),
        text: text ?? (await sealedKey()),
      });
      for await (const event of events) if (event.type === "finished") return;
      throw new Error("the turn did not finish");
    },
  };
}
