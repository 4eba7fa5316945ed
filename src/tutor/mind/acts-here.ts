import { type Act, type ActReading, answeringActs } from "../acts/acts.ts";
import type { Situation } from "./decision.ts";

/** From this share on acts that come to the same are done rather than asked about. */
const sureFrom = 0.6;

/** Acts that are answered alike, so that it does not matter which of them is meant. */
const alike: readonly ReadonlySet<Act>[] = [
  answeringActs,
  new Set(["question-step", "question-idea", "question-task"]),
  new Set(["ask-hint", "ask-example", "ask-again"]),
  new Set(["frustration", "sadness", "insult"]),
  new Set(["greeting", "thanks", "pride", "off-topic", "unclear", "reply", "who-are-you"]),
];

/** What is done with a problem that is open, and with no other. */
const onlyOnOpen: ReadonlySet<Act> = new Set([...answeringActs, "step"]);

/**
 * What a message does, as far as it can do that here: where no problem is open nobody who is in doubt answers one. Of
 * several acts that are answered alike the likeliest is done, and nobody is asked which.
 */
export function actsHere({ acts, state }: Situation): ActReading | undefined {
  if (!acts || acts.isSure) return acts;
  const isOpen = state.problem?.outcome === "open";
  const possible = isOpen ? acts.likely : acts.likely.filter(({ act }) => !onlyOnOpen.has(act));
  const all = acts.likely.reduce((sum, { share }) => sum + share, 0);
  const left = possible.reduce((sum, { share }) => sum + share, 0);
  if (left === 0) return acts;
  // What falls away falls to the others.
  const likely = possible.map(({ act, share }) => ({ act, share: (share * all) / left }));
  for (const family of alike) {
    const members = likely.filter(({ act }) => family.has(act));
    const share = members.reduce((sum, one) => sum + one.share, 0);
    const [first] = members;
    if (!first || share < sureFrom) continue;
    const others = likely.filter(({ act }) => !family.has(act));
    return { ...acts, likely: [...members, ...others], isSure: true };
  }
  return { ...acts, likely };
}
