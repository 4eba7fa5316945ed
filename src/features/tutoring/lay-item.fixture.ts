import { eq } from "drizzle-orm";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { chats } from "#db/tables/tutoring.ts";
import { teachingOf } from "#features/learning/subject-skills.ts";
import type { Subject } from "#shared/subjects.ts";
import { randomFrom } from "#shared/random.ts";
import { type InteractionItem, isInteractionItem, type Item } from "#tutor/item.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { openProblem } from "#tutor/mind/state.ts";
import { stateOf } from "./views.ts";

/** Lays an item of the wanted kind, of Science where no subject is named, on the desk of a chat. */
export async function layItem(
  academy: TestAcademy,
  chatId: string,
  isWanted: (item: InteractionItem) => boolean,
  subject: Subject = "Science",
): Promise<InteractionItem> {
  const item = findItem(isWanted, subject);
  const { db } = academy.database;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  if (!chat) throw new Error("no such chat");
  const state = { ...stateOf(chat), problem: openProblem(item, "curriculum") };
  await db.update(chats).set({ state }).where(eq(chats.id, chatId));
  return item;
}

function findItem(isWanted: (item: InteractionItem) => boolean, subject: Subject): InteractionItem {
  for (const skill of teachingOf(subject).skills)
    for (let at = 0; at < 60; at++) {
      const item: Item = skill.makeItem(`${at}`, randomFrom(`${at}`), 2);
      if (isInteractionItem(item) && isWanted(item)) return item;
    }
  throw new Error("no such item");
}

/** Whether one option is to be chosen. */
export function isSingleChoice({ interaction }: InteractionItem): boolean {
  return interaction.kind === "choice" && !interaction.several;
}

/** Another option than the key. */
export function wrongOption({ interaction, key }: InteractionItem): Given {
  const options = interaction.kind === "choice" ? interaction.options : [];
  const right = key.kind === "choice" ? key.picked : [];
  const wrong = options.find(({ name }) => !right.includes(name));
  return { kind: "choice", picked: [wrong?.name ?? ""] };
}
