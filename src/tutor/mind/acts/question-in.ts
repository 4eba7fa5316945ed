import { type Act, answeringActs } from "../../acts/acts.ts";
import type { Situation } from "../decision.ts";

/**
 * What a message of which it is not certain what it does asks besides, or may ask as a whole: whoever answers a question says
 * how it was read, which is worth more than to ask what was meant. Null where nothing is asked.
 */
export function questionIn(
  { acts, state }: Situation,
  choices: readonly Act[],
  text: string,
): { act: Act; text: string } | null {
  if (!/[?¿]/u.test(text)) return null;
  const asked = acts?.halves?.asked;
  const sure = asked?.acts.isSure ? asked.acts.likely[0]?.act : undefined;
  if (asked && sure && !answeringActs.has(sure)) return { act: sure, text: asked.text };
  const halfActs = asked?.acts.likely.map(({ act }) => act) ?? [];
  const isDone = state.problem?.outcome !== "open";
  const found = [...choices, ...halfActs].find((one) => asking.has(one));
  // What is asked where nothing is open is never a guess.
  const act = found ?? (isDone ? "question-idea" : undefined);
  return act ? { act, text: asked?.text ?? text } : null;
}

const asking: ReadonlySet<Act> = new Set(["question-idea", "question-step", "question-task"]);
