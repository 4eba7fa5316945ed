import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chats } from "#db/tables/tutoring.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import { expressionOf, isInteractionItem, type Misconception } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import type { OpenProblem } from "#tutor/mind/state.ts";
import type { Browser } from "./contract-client.ts";

/** A student's open session; each act returns when the tutor has answered. */
export type LessonClient = {
  chatId: string;
  /** What lies on the workbench, with the key that the server keeps sealed: read where students cannot. */
  problem(): Promise<OpenProblem | null>;
  say(text: string): Promise<void>;
  /** Answers the open problem rightly, or as a wrong idea would, whatever its kind; goes on where none is open. */
  answer(as: "right" | Misconception): Promise<void>;
  askHint(): Promise<void>;
  goOn(): Promise<void>;
};

/** Opens a session in mathematics as the student at this browser, through the calls that the page makes. */
export async function openLesson(
  browser: Browser,
  db: Database,
  locale: Locale,
): Promise<LessonClient> {
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale,
    clientId: createId("msg"),
  });
  const chatId = chat.id;
  const act = () => ({ chatId, clientId: createId("msg") });
  const problem = async () => {
    const [row] = await db.select().from(chats).where(eq(chats.id, chatId));
    return row ? stateOf(row).problem : null;
  };
  const say = (text: string) =>
    finished(browser.events(tutoringContract.sendMessage, { ...act(), text }));
  return {
    chatId,
    problem,
    say,
    async answer(as) {
      const open = await problem();
      if (open?.outcome !== "open")
        return finished(browser.events(tutoringContract.nextProblem, act()));
      const { item } = open;
      if (!isInteractionItem(item)) return say(as === "right" ? expressionOf(item) : as.answer);
      const [sign] = as === "right" ? [] : (as.signs ?? []);
      const given = sign ? givenOfSign(sign, item.key, locale) : givenOfKey(item.key, locale);
      const answer = { ...act(), itemId: item.id, given };
      await finished(browser.events(tutoringContract.giveAnswer, answer));
    },
    askHint: () => finished(browser.events(tutoringContract.askHint, act())),
    goOn: () => finished(browser.events(tutoringContract.nextProblem, act())),
  };
}

/** Waits for the end of the tutor's turn. */
async function finished(events: AsyncIterable<{ type: string }>): Promise<void> {
  for await (const event of events) if (event.type === "finished") return;
  throw new Error("the turn did not finish");
}
