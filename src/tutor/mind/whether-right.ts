import { isExpressionItem, isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import { oneSign } from "../text/one-sign.ts";
import type { Situation } from "./decision.ts";
import type { Move } from "./move.ts";
import { rightClaim } from "./read-message.ts";
import type { Intent } from "./understand.ts";

/** Asks to be told whether something is right: "is that right or not", "está bien o no", "yes or no". */
export const asksWhetherRight =
  /(?<!\p{L})(?:is (?:it|that|this|mine) (?:right|correct|ok)|right or (?:not|wrong)|yes or no|s[ií] o no|est[aá] bien(?: o no| o mal)?(?=[^\p{L}]*(?:\?|$|[\d(a-z]))|es correcto|voy bien|is [^?.!]{1,14} right(?: or not)?)/iu;

/**
 * The value that a message asks about, whether it is right: it is marked where it is the answer or none of the solution's own
 * values; of one that comes up on the way that is said. Null where a message asks no such thing, or names no value.
 */
export function whetherRight(
  { state, typed, locale }: Situation,
  text: string,
): (Intent & { kind: "answer" }) | (Move & { kind: "on-the-way" }) | null {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isExpressionItem(item) || !asksWhetherRight.test(text)) return null;
  const claim = typed.claimToAskFor(oneSign(text), item, locale);
  const [number, ...others] = claim?.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  if (claim === null || number === undefined) return null;
  const { outcome } = typed.mark(item.key, claim, locale);
  if (outcome === "unreadable") return null;
  const onTheWay = item.steps
    .slice(1, -1)
    .flatMap(({ line }) => line.match(/\d+(?:[.,]\d+)?/gu) ?? []);
  const isOnTheWay = outcome === "wrong" && others.length === 0 && onTheWay.includes(number);
  return isOnTheWay
    ? { kind: "on-the-way", value: number, time: state.problem?.answers ?? 0 }
    : { kind: "answer", text: claim };
}

/** The right answer that one sentence of several gives, whatever the others say: "22! like the song", "que es n^10! entonces …". */
export function rightSentence(situation: Situation, text: string): Intent | null {
  const { state, typed, locale } = situation;
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  // Lines of work are read line by line.
  if (!item || sentences.length < 2 || text.includes("\n")) return null;
  for (const sentence of sentences) {
    if (/[?¿]|(?<!\p{L})(?:not|no|isn'?t|or|o)(?!\p{L})/iu.test(sentence)) continue;
    if (isExpressionItem(item)) {
      const claim = /\d/u.test(sentence) ? rightClaim(situation, sentence, true) : null;
      const isAnswer =
        claim?.kind === "answer" && typed.mark(item.key, claim.text, locale).outcome === "right";
      if (isAnswer) return claim;
    } else if (isInteractionItem(item)) {
      const kind = kindOf(item);
      const read = kind.read(sentence, item, locale);
      const isRight = read?.sure && kind.mark(read.given, item, locale).receipt.outcome === "right";
      if (isRight) return { kind: "given", given: read.given, sure: true, text: sentence };
    }
  }
  return null;
}
