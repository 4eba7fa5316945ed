import type { ReplyGuard } from "../subjects/guard.ts";
import type { Sentence } from "./sentence.ts";
import { isUnsafe } from "./unsafe-sentence.ts";

/**
 * Why a reply is stopped. `answer`: the key is told; `off-plan`: more is said than the mind let say; `unsafe-word`: a
 * listed word or way to get in touch; `unsafe-sentence`: a trained watch over sentences says so.
 */
export type StopReason =
  | "answer"
  | "off-plan"
  | "false-mathematics"
  | "unsafe-word"
  | "unsafe-sentence"
  | "too-long";

/** Judges one held sentence after another: why it must not be shown, or null. */
export type Judge = (
  sentence: Sentence,
) => Exclude<StopReason, "too-long" | "unsafe-sentence"> | null;

/** A judge for one reply. */
export function createJudge(guard: ReplyGuard): Judge {
  return (sentence) => (isUnsafe(sentence) ? "unsafe-word" : guard.judge(sentence));
}
