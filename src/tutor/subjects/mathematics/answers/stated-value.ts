import type { Stated } from "../../typed-answers.ts";
import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { readAnswer } from "./read-answer.ts";
import { withoutLead } from "../../../text/without-lead.ts";

/** Where a sentence ends: not at the point of a number, nor at dots that trail off into the next word. */
const sentenceEnd = /(?<=[.!?…]["')]*)\s+|\n+/u;

/**
 * The value that one sentence of several gives and says nothing else: "is it 3.27? i did 7 take 0", "7-4=3. 3.13!". What
 * words lead to goes before what stands last by itself. Null where several different ones are given, or none.
 */
export function statedIn(said: string, item: ExpressionItem, locale: Locale): Stated | null {
  const reasoned = beforeReason(said, item, locale);
  if (reasoned) return reasoned;
  const sentences = sentencesOf(said);
  if (sentences.length < 2) return null;
  const values = sentences.map((sentence, at) => {
    const found = valueIn(sentence, item, locale);
    // "6000 m? thats deep" begins with a guess.
    return found && at === 0 && /\?\s*$/u.test(sentence) ? { ...found, isLed: true } : found;
  });
  const led = values.flatMap((one) => (one?.isLed ? one : []));
  const distinct = new Set((led.length > 0 ? led : values).flatMap((one) => one?.value ?? []));
  // Whoever tries one value after the other gives none.
  if (distinct.size !== 1) return null;
  return led[0] ?? values.findLast((one) => one !== null) ?? null;
}

/** A reason is given behind these. */
const reason = /[,;]?\s+(?:because|be?cuz|bc|cause|cuz|cus|porque|porq|pq|xq|ya que)(?!\p{L})/iu;

/** The value that stands alone before its reason, and is not taken back behind it: "215 cuz its 2 an 15", "n is 7 because 3 + 4 is 7". */
function beforeReason(said: string, item: ExpressionItem, locale: Locale): Stated | null {
  const at = reason.exec(said)?.index ?? -1;
  if (at <= 0 || /[?¿]/u.test(said) || sentencesOf(said).length > 1) return null;
  const head = said.slice(0, at).replace(/^\s*(\p{L})\s+(?:is|es|vale)\s+(?=-?\d)/iu, "$1 = ");
  const { rest } = withoutLead(head);
  const read = readAnswer(rest, item, locale);
  return read.kind === "certain" && !isLong(read.text) ? { value: read.text, isLed: true } : null;
}

function sentencesOf(said: string): string[] {
  return said.split(sentenceEnd).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Words, a calculation or a chain of equations are no value that stands alone. */
function isLong(text: string): boolean {
  return /[a-z]{3}|[\d)]\s*=|=[^,;=]*=/iu.test(text);
}

/** A number, and the thing that it counts. */
const counted = /^[^\p{L}\d]*(-?\d[\d.,/]*)\s+\p{L}+[\s\p{P}]*$/u;

function valueIn(sentence: string, item: ExpressionItem, locale: Locale): Stated | null {
  const { rest, hasLead } = withoutLead(sentence);
  const read = readAnswer(rest, item, locale);
  if (read.kind === "certain" && !isLong(read.text)) return { value: read.text, isLed: hasLead };
  const [, value] = counted.exec(rest) ?? [];
  return value === undefined ? null : { value, isLed: false };
}
