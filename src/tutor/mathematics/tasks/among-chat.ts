import { elementsOf, type Names } from "./elements.ts";
import { type Part, tagsOf } from "./notation.ts";
import { distinct, readAsk } from "./read-ask.ts";
import type { Task } from "./task.ts";

/** So many numbers may be told of in a sentence beside the task. */
const maxNumbers = 4;

/**
 * The task of a text in which a child says more: without the sentences, then without the clauses, that are said beside it.
 * Where that is no task either, one sentence or clause alone has to hold one.
 */
export function readAmongChat(
  parts: readonly Part[],
  names: Names,
  choices: readonly string[],
): Task[] {
  for (const isEnd of [isSentenceEnd, isClauseEnd]) {
    const segments = segmentsOf(parts, isEnd).map(withoutLead);
    const kept = segments.filter((segment) => !isChat(segment, names, isEnd === isSentenceEnd));
    if (kept.length === segments.length && segments.length < 2) continue;
    const whole = kept.length === segments.length ? [] : readAsk(kept.flat(), names, choices);
    if (whole.length === 1) return whole;
    if (kept.length === 1) continue;
    const read = segments.map((segment) => readAsk(segment, names, choices));
    const found = distinct(read.flat());
    const rest = segments.filter((_, at) => read[at]?.length === 0);
    const isAlone = rest.every((segment) => isChat(segment, names, isEnd === isSentenceEnd));
    if (found.length === 1 && isAlone) return found;
  }
  return [];
}

function isSentenceEnd(part: Part): boolean {
  return part.kind === "mark" && part.text !== ",";
}

/** A comma ends a clause where no mathematics follows it: there it parts the entries of a list. */
function isClauseEnd(part: Part, next: Part | undefined): boolean {
  return part.kind === "mark" && (part.text !== "," || next?.kind !== "span");
}

function segmentsOf(
  parts: readonly Part[],
  isEnd: (part: Part, next: Part | undefined) => boolean,
): Part[][] {
  const segments: Part[][] = [[]];
  for (const [at, part] of parts.entries()) {
    segments.at(-1)?.push(part);
    if (isEnd(part, parts[at + 1])) segments.push([]);
  }
  return segments.filter((segment) => segment.some(({ kind }) => kind !== "mark"));
}

/** Without the "but" or "and" that joins a clause to what was said before. */
function withoutLead(segment: readonly Part[]): readonly Part[] {
  const [first] = segment;
  return tagsOf(first).some((tag) => tag === "doubt" || tag === "and") ? segment.slice(1) : segment;
}

/** What would change the answer, wherever it is said. */
const bending =
  /^(?:twist|round|decimal-places|place|as-fraction|as-decimal|as-percent|unequal|base|base-name|how-many|let)$/;

/** What would change it where a number stands beside it, or in the same sentence. */
const shaping =
  /^(?:twist|trap|round|decimal-places|place|as-fraction|as-decimal|as-percent|simplify|sort|compare|unequal|off|increase|decrease|base|base-name|ordinal|remainder|how-many|convert|let|before|after|U|add|subtract|multiply|divide|sum|difference|product|quotient|square-of|cube-of|prime|derivative|integral)$/;

/** Whether a sentence is said beside the task: it has no mathematics but numbers, and nothing that changes the task. */
function isChat(segment: readonly Part[], names: Names, isSentence: boolean): boolean {
  const elements = elementsOf(segment, names);
  if (elements === null) return false;
  const maths = elements.filter(({ texts }) => texts.length > 0);
  const numbers = maths.flatMap(({ texts }) => texts);
  const isPlain = numbers.every((text) => /^-?[\d.,]+(?:\/\d+)?%?$/.test(text));
  const changes = isSentence && maths.length === 0 ? bending : shaping;
  const isChanging = elements.some(
    ({ tags }) => !tags.includes("filler") && tags.some((tag) => changes.test(tag)),
  );
  const isWorded = elements.some(({ tags }) => tags[0] === "word" || tags.includes("filler"));
  const most = isSentence ? maxNumbers : 1;
  return isPlain && !isChanging && (numbers.length === 0 || (numbers.length <= most && isWorded));
}
