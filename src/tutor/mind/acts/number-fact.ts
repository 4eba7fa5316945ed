import { oneSign } from "../../text/one-sign.ts";
import type { NumberFact } from "../../subjects/subject.ts";
import type { Situation } from "../decision.ts";

/** What a message asks of two numbers, told by working it out; null where it asks of none, or of what the open problem asks for. */
export function numberFact(
  { numbers, state, locale }: Situation,
  message: string,
): NumberFact | null {
  const { problem } = state;
  return numbers.numberFact(message, problem?.outcome === "open" ? problem.item : null, locale);
}

/** Whether a message asks how two numbers compare, and that may be told. */
export function asksOfNumbers(situation: Situation, whole: string): boolean {
  const message = whole.split(/(?<=[.!?])\s+/u).find((sentence) => asks.test(sentence)) ?? "";
  const fact = message === "" ? null : numberFact(situation, message);
  // Work has other numbers besides.
  const figures = oneSign(message).match(/\d+/gu) ?? [];
  const known = new Set(fact?.line.match(/\d+/gu));
  return fact !== null && figures.every((figure) => known.has(figure));
}

/** A question by its sign, its first word or its end. */
const asks =
  /[?¿]|^\s*(?:(?:so|but|and|wait|ok|y|pero|entonces|oye)[\s,]+)*(?:is|are|isn'?t|does|which|what|why|es|son|cu[aá]l|por qu[eé])(?!\p{L})|(?<!\p{L})(?:or not|o no)\s*$/iu;
