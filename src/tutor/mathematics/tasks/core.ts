import { isUnitWord } from "../solving/solvers/measurement.ts";
import { isClauseEnd, isSentenceEnd, segmentsOf } from "./among-chat.ts";
import type { Names } from "./elements.ts";
import { type Part, tagsOf } from "./notation.ts";
import { readAsk } from "./read-ask.ts";
import type { Task } from "./task.ts";

/** Tags that tell nothing of what is to be done where they stand at an edge. */
const weak =
  /^(?:filler|is|be|of|for|to|from|in|as|than|and|when|does|negation|but|doubt|let|level|past|now|op|cost|paid|time-after|time-before|begin|finish|without)$/;

/** What shapes a result wherever it stands: such a clause is no talk. */
const shaping =
  /^(?:round|place|decimal-places|as-.+|simplify|base|base-name|scientific|twist|how-many|probability|less-than|more-than|compare|ordinal|signed|off|increase|decrease|raised|saved)$/;

const isMark = (part: Part | undefined) => part?.kind === "mark";
const has = (part: Part | undefined, ...tags: string[]) =>
  tagsOf(part).some((tag) => tags.includes(tag));

/** Whether a part says something of the task: mathematics, a unit, or a phrase that is more than talk. */
function isBearing(part: Part): boolean {
  if (part.kind === "span") return true;
  if (part.kind === "word") return isUnitWord(part.text);
  if (part.kind === "mark") return false;
  const tags = tagsOf(part);
  return !tags.includes("ask") && !tags.includes("filler") && !tags.every((tag) => weak.test(tag));
}

/**
 * The task in a message once what is said around it is left out: clauses without mathematics, clauses that only deny, and the words before
 * the first and behind the last part that bears on a task. None where what is asked for is a word of which nothing is known.
 */
export function readCore(parts: readonly Part[], names: Names, choices: readonly string[]): Task[] {
  for (const isEnd of [isSentenceEnd, isClauseEnd]) {
    const segments = segmentsOf(parts, isEnd);
    const kept = segments.filter((segment, at) => !isBeside(segment, segments.slice(at + 1)));
    const rest = edged(kept.map(withoutDenial).flat());
    const tasks =
      rest.length === 0 || rest.length === parts.length ? [] : readAsk(rest, names, choices);
    if (tasks.length === 1) return tasks;
  }
  return [];
}

/** Whether a clause says nothing of the task: it has no mathematics, and names what is to be done only in talk before it is told. */
function isBeside(segment: readonly Part[], behind: readonly (readonly Part[])[]): boolean {
  if (segment.some(({ kind }) => kind === "span")) return false;
  if (segment.some((part) => has(part, "how-many"))) return false;
  const bearing = segment.filter(isBearing);
  // "How much more does Ana get than Luis?"
  const isUnknown =
    segment.some((part) => has(part, "ask")) && segment.some(({ kind }) => kind === "word");
  if (bearing.length === 0) return !isAsking(segment) && !isUnknown;
  if (isDenying(segment)) return !bearing.some((part) => has(part, "probability"));
  const isStatement = segment.some(({ kind }) => kind === "word") && !isAsking(segment);
  const isBefore =
    behind.some((other) => other.some(isTelling)) &&
    behind.some((other) => other.some(({ kind }) => kind === "span"));
  return (
    isStatement &&
    isBefore &&
    !bearing.some((part) => tagsOf(part).some((tag) => shaping.test(tag) && tag !== "round"))
  );
}

const isTelling = (part: Part) => part.kind === "phrase" && isBearing(part);

/** Whether something unknown is asked for in a clause. */
function isAsking(segment: readonly Part[]): boolean {
  return segment.some(
    (part, at) => has(part, "ask") && !has(part, "filler") && segment[at + 1] !== undefined,
  );
}

/** "And not rounded", "que no la mediana", "sin resolver": what is not to be done. */
function isDenying(segment: readonly Part[]): boolean {
  const first = segment.find((part) => !isMark(part) && !has(part, "and", "but", "filler"));
  return has(first, "negation", "without");
}

/** A clause without what is denied behind its "and". */
function withoutDenial(segment: readonly Part[]): readonly Part[] {
  const at = segment.findIndex(
    (part, place) => has(part, "and", "but") && isDenying(segment.slice(place)),
  );
  const rest = segment.slice(Math.max(at, 0));
  return at > 0 && rest.every(({ kind }) => kind !== "span") ? segment.slice(0, at) : segment;
}

const isLetter = (part: Part | undefined) => part?.kind === "span" && /^\p{L}$/u.test(part.text);

/** The parts from the first to the last that bear on a task, with what asks right before; none where a word is asked for. */
function edged(parts: readonly Part[]): readonly Part[] {
  const begin = parts.findIndex(isBearing);
  const end = parts.findLastIndex(isBearing);
  if (begin < 0) return [];
  const isJoining = (part: Part | undefined) =>
    part?.kind === "phrase" &&
    (has(part, "ask") || has(part, "filler", "is", "be", "of", "in", "from", "to", "does"));
  let start = begin;
  while (start > 0 && isJoining(parts[start - 1])) start--;
  const lead = parts.slice(0, start);
  // "What is the modulus of": what is asked for is not known.
  if (isAsking(lead.filter((part) => !isMark(part)))) return [];
  // "Why do we flip the sign when …"
  const near = lead.slice(lead.findLastIndex(isMark) + 1);
  if (near.some((part) => has(part, "trap"))) return [];
  const opening = parts[start];
  if (lead.at(-1)?.kind === "word" && (has(opening, "of", "compare") || isLetter(opening)))
    return [];
  const behind = parts.slice(end + 1);
  // "… and give the middle one", "… otra vez": more is asked for.
  const isMore = behind.some(
    (part) => has(part, "doubt", "ask") && !has(part, "but", "negation", "without", "filler"),
  );
  if (isMore && behind.some(({ kind }) => kind !== "mark")) return [];
  const stop = end + 1 + behind.findIndex((part) => !isJoining(part) && !isMark(part));
  return parts.slice(start, stop > end ? stop : parts.length);
}
