import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../item.ts";
import { createLeakCheck } from "./answer-leak.ts";
import { createFalsehoodCheck } from "./falsehoods/false-claims.ts";
import type { Fence } from "./fence/fence.ts";
import type { SaidBefore } from "./said-before.ts";
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

/** A judge for one reply. `key` is null where nothing is sealed. */
export function createJudge(
  key: ExpressionKey | null,
  fence: Fence | null,
  said: SaidBefore,
  locale: Locale,
): Judge {
  const leaks = key === null ? () => false : createLeakCheck(key, said, locale);
  const isFalse = createFalsehoodCheck(said);
  return (sentence) => {
    if (isUnsafe(sentence)) return "unsafe-word";
    if (leaks(sentence)) return "answer";
    if (isFalse(sentence)) return "false-mathematics";
    return fence?.crosses(sentence) === true ? "off-plan" : null;
  };
}
