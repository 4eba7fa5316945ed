import { expressionOf } from "#tutor/item.ts";
import { eq } from "drizzle-orm";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { chats } from "#db/tables/tutoring.ts";
import { type ChatView, type TurnEvent, tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { createId } from "#shared/ids.ts";
import { dayMinutes, wallTimeAt } from "#shared/zoned-time.ts";
import { controlsContract, type RulesChange, type Ruling } from "./contract.ts";

export type Finished = Extract<TurnEvent, { type: "finished" }>;

/** A parent and a child, each at a browser of their own. */
export type TestFamily = {
  parent: Browser;
  parentId: string;
  child: Browser;
  childId: string;
  set(changes: RulesChange): Promise<Ruling>;
  open(subject?: "Mathematics"): Promise<ChatView>;
  /** Has the child say something; gives how the turn ended. */
  say(chatId: string, text: string): Promise<Finished>;
  hint(chatId: string): Promise<Finished>;
  next(chatId: string): Promise<Finished>;
  /** Has the child take leave by the button. */
  finish(chatId: string): Promise<Finished>;
  /** The key of the problem at hand, which no page ever sees. */
  keyOf(chatId: string): Promise<string>;
  /** Hours of every day that began an hour ago and end in so many minutes. */
  hoursEndingIn(minutes: number): RulesChange;
};

/** Makes a family: the parent written down, the child signed up by the calls of the page. */
export async function makeFamily(academy: TestAcademy): Promise<TestFamily> {
  const { browser: parent, id: parentId } = await makeActor(academy, "parent");
  const { browser: child, account } = await makeStudent(academy);
  const { db } = academy.database;
  const childId = account.id;
  await db
    .insert(guardianships)
    .values({ parentId, studentId: childId, createdAt: academy.services.now() });

  async function finish(events: AsyncGenerator<TurnEvent>): Promise<Finished> {
    let last: TurnEvent | null = null;
    for await (const event of events) last = event;
    if (last?.type !== "finished") throw new Error("the turn did not finish");
    return last;
  }

  const ids = (chatId: string) => ({ chatId, clientId: createId("msg") });
  return {
    parent,
    parentId,
    child,
    childId,
    set: (changes) => parent.ok(controlsContract.changeRules, { childId, changes }),
    open: async (subject = "Mathematics") => {
      const input = { subject, locale: "en", clientId: createId("msg") } as const;
      return (await child.ok(tutoringContract.openChat, input)).chat;
    },
    say: (chatId, text) =>
      finish(child.events(tutoringContract.sendMessage, { ...ids(chatId), text })),
    hint: (chatId) => finish(child.events(tutoringContract.askHint, ids(chatId))),
    next: (chatId) => finish(child.events(tutoringContract.nextProblem, ids(chatId))),
    finish: (chatId) => finish(child.events(tutoringContract.endChat, ids(chatId))),
    keyOf: async (chatId) => {
      const [row] = await db.select().from(chats).where(eq(chats.id, chatId));
      return row ? expressionOf(stateOf(row).problem?.item) : "";
    },
    hoursEndingIn(minutes) {
      const { minutes: now } = wallTimeAt(academy.services.now(), "UTC");
      // A zone of whole hours in which it is about noon, so that the hours lie within a day.
      const shift = 12 - Math.floor(now / 60);
      const timeZone = `Etc/GMT${shift > 0 ? "-" : "+"}${Math.abs(shift)}`;
      const noon = wallTimeAt(academy.services.now(), timeZone).minutes;
      const end = Math.min(dayMinutes, noon + minutes);
      const range: [number, number] = [Math.max(0, noon - 60), end];
      return { timeZone, hours: Array.from({ length: 7 }, () => [range]) };
    },
  };
}
