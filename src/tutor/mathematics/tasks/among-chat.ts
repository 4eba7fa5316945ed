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
  for (const isEnd of [isSentenceEnd, isClauseEnd, isLeadEnd]) {
    const segments = segmentsOf(parts, isEnd).map(withoutLead);
    const first = segments.findIndex((segment) => !isChat(segment, names, bending, false));
    const isBeside = (segment: readonly Part[], at: number) =>
      isChat(
        segment,
        names,
        isEnd !== isSentenceEnd ? shaping : at > first ? following : bending,
        at > first,
      );
    const kept = segments.filter((segment, at) => !isBeside(segment, at));
    if (kept.length === segments.length && segments.length < 2) continue;
    const whole = kept.length === segments.length ? [] : readAsk(kept.flat(), names, choices);
    if (whole.length === 1) return whole;
    if (kept.length === 1) continue;
    const read = segments.map((segment) => readAsk(segment, names, choices));
    const found = distinct(read.flat());
    const isAlone = segments.every(
      (segment, at) => read[at]?.length !== 0 || isBeside(segment, at),
    );
    if (found.length === 1 && isAlone) return found;
  }
  return [];
}

/** Whether a part ends a sentence. */
export function isSentenceEnd(part: Part): boolean {
  return part.kind === "mark" && part.text !== ",";
}

/** A comma ends a clause where no mathematics follows it: there it parts the entries of a list. */
export function isClauseEnd(part: Part, [next]: readonly Part[]): boolean {
  return part.kind === "mark" && (part.text !== "," || next?.kind !== "span");
}

/** "I'm in sixth grade and …": what is said of oneself, without a number, ends at its "and" too. */
function isLeadEnd(part: Part, after: readonly Part[], before: readonly Part[]): boolean {
  const [next, behind] = after;
  return (
    isClauseEnd(part, after) ||
    (tagsOf(part).some((tag) => tag === "and" || tag === "but") &&
      next?.kind !== "span" &&
      (before.every(({ kind }) => kind !== "span") ||
        (tagsOf(part).includes("and") && isOfSpeaker(next, behind))))
  );
}

/** "… and I don't remember", "… y no supe": more is told of the one who asks, and nothing named. */
function isOfSpeaker(next: Part | undefined, behind: Part | undefined): boolean {
  const isFiller = (part: Part | undefined) => tagsOf(part).includes("filler");
  return tagsOf(next).includes("doubt") || (isFiller(next) && isFiller(behind));
}

/** The stretches of a text up to each end, without those that are marks alone. */
export function segmentsOf(
  parts: readonly Part[],
  isEnd: (part: Part, after: readonly Part[], before: readonly Part[]) => boolean,
): Part[][] {
  const segments: Part[][] = [[]];
  for (const [at, part] of parts.entries()) {
    segments.at(-1)?.push(part);
    if (isEnd(part, parts.slice(at + 1, at + 3), segments.at(-1) ?? [])) segments.push([]);
  }
  return segments.filter((segment) => segment.some(({ kind }) => kind !== "mark"));
}

/** Without the "but" or "and" that joins a clause to what was said before. */
function withoutLead(segment: readonly Part[]): readonly Part[] {
  const [first] = segment;
  return tagsOf(first).some((tag) => tag === "doubt" || tag === "and") ? segment.slice(1) : segment;
}

type Changes = { alone: RegExp; withNumbers: RegExp; most: number };

const form =
  "twist|round|decimal-places|place|as-fraction|as-decimal|as-percent|unequal|base|base-name|how-many|let";
const doing =
  "coord|lacks|simplify|sort|compare|off|increase|decrease|ordinal|remainder|convert|before|after|U|op|more-than|less-than|add|subtract|multiply|divide|sum|difference|product|quotient|square-of|cube-of|prime|derivative|integral|mean|median|mode|range|dimension|gcd|lcm|distance|midpoint|slope|signed";
const any = (...tags: string[]) => new RegExp(`^(?:${tags.join("|")})$`);

/** What changes a task from a sentence before it, after it ("then double it"), and from a clause of its own sentence. */
const bending: Changes = {
  alone: any(form),
  withNumbers: any(form, doing, "trap"),
  most: maxNumbers,
};
const following: Changes = {
  alone: any(form, "op|before|square-of|cube-of|add|subtract|multiply|divide|signed|simplify"),
  withNumbers: any(form, doing, "trap"),
  most: maxNumbers,
};
const shaping: Changes = {
  alone: any(form, doing, "trap"),
  withNumbers: any(form, doing, "trap"),
  most: 1,
};

const ofFound = any(
  "compare|ordinal|more-than|less-than|sum|difference|product|quotient|complement|supplement",
  "dimension|round-way|mean|median|mode|range|midpoint|slope|intercept|gcd|lcm|remainder|probability",
);

/** Whether something is said beside the task: it has no mathematics but numbers, and nothing that changes the task. */
function isChat(
  segment: readonly Part[],
  names: Names,
  changes: Changes,
  isBehind: boolean,
): boolean {
  const elements = elementsOf(segment, names);
  if (elements === null) return false;
  const maths = elements.filter(({ texts }) => texts.length > 0);
  const numbers = maths.flatMap(({ texts }) => texts);
  const isPlain = numbers.every((text) => /^-?[\d.,]+(?:\/\d+)?%?$/.test(text));
  const changing = maths.length === 0 ? changes.alone : changes.withNumbers;
  // "What should she write?" asks for what was told before.
  const isAsking = maths.length === 0 && elements.some(({ tags }) => tags[0] === "ask");
  // "And how many are there?" counts what was told before.
  const isCounting = elements.every(({ tags }) =>
    /^(?:how-many|is|be|filler|ask)$/.test(tags[0] ?? ""),
  );
  const isChanging = elements.some(
    ({ tags }) =>
      !tags.includes("filler") &&
      !(isAsking && tags[0] === "convert") &&
      !(isCounting && tags[0] === "how-many") &&
      tags.some((tag) => changing.test(tag)),
  );
  // "What is the larger one?", "what is their product?": more is asked of what was found.
  const isAskedOn =
    changes !== bending &&
    elements.some(({ tags }) => tags.includes("ask") && !tags.includes("filler")) &&
    elements.some(
      ({ tags }) => (isBehind && tags[0] === "word") || tags.some((tag) => ofFound.test(tag)),
    );
  const isWorded = elements.some(({ tags }) => tags[0] === "word" || tags.includes("filler"));
  return (
    isPlain &&
    !isChanging &&
    !isAskedOn &&
    (numbers.length === 0 || (numbers.length <= changes.most && isWorded))
  );
}
