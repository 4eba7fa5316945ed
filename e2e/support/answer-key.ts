import { z } from "zod";
import type { Page } from "playwright-core";
import { randomFrom } from "#shared/random.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { subjects } from "#shared/subjects.ts";
import { readApi } from "./read-api.ts";
import type { Level } from "#tutor/curriculum/skill.ts";
import type { Item } from "#tutor/item.ts";

const answer = z.object({
  chat: z.object({
    workbench: z.object({
      problem: z.object({ itemId: z.string(), prompt: z.object({ en: z.string() }) }),
    }),
  }),
});

const levels: readonly Level[] = [1, 2, 3];

/**
 * The item on the student's workbench with its key. The server never sends the key; items are reproducible
 * from their id, so a test can make the same one again.
 */
export async function itemOnWorkbench(page: Page, chatId: string): Promise<Item> {
  const { problem } = answer.parse(await readApi(page, `/api/tutoring/chats/${chatId}`)).chat
    .workbench;
  const [skillId = "", rest = ""] = problem.itemId.split("#");
  const [, form = "", seed = rest] = /^([^@/]+)[@/](.*)$/.exec(rest) ?? [];
  const skill = subjects.flatMap((each) => skillsOf(each)).find(({ id }) => id === skillId);
  for (const level of levels) {
    // What is to be done alone is drawn in a form that was chosen, anything else in any form.
    for (const chosen of [undefined, form]) {
      const item = skill?.makeItem(seed, randomFrom(`${skillId}#${seed}`), level, chosen);
      if (item?.prompt.en === problem.prompt.en) return item;
    }
  }
  throw new Error(`no item like ${problem.itemId}`);
}
