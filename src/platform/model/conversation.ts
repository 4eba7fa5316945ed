import type { ModelRequest } from "./model-provider.ts";

export type Turn = ModelRequest["turns"][number];

/** Stands where a protocol wants a student's words and there are none: the tutor speaks first. */
const opening = "(The chat is open.)";
/** Stands where the last words were the tutor's own and the tutor speaks again. */
const goOn = "(Go on.)";

/**
 * The turns as every provider takes them: student first, student last, strictly in turn. Anthropic refuses
 * other orders and so do the chat templates of many open models; neighbours of one author become one turn.
 */
export function inTurn(turns: readonly Turn[]): Turn[] {
  const merged: Turn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.author === turn.author) last.text += `\n${turn.text}`;
    else merged.push({ ...turn });
  }
  if (merged[0]?.author !== "student") merged.unshift({ author: "student", text: opening });
  if (merged.at(-1)?.author !== "student") merged.push({ author: "student", text: goOn });
  return merged;
}
