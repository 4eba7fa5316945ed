import { isUnitWord } from "../solving/solvers/measurement.ts";
import { oneSign } from "../../text/one-sign.ts";
import { type Part, partsOf, tagsOf } from "./notation.ts";
import { piecesOf } from "./pieces.ts";
import { plainText } from "./plain-text.ts";
import { readTasks } from "./read-task.ts";

/** Of longer texts, in words, only whole clauses are taken away. */
const maxWords = 80;

/**
 * The problem of a text without what is said around it: "help me with this pls 5x = 45, it's for tomorrow" is "5x = 45". Only what leaves
 * the reading as it is goes: whole clauses that ask for nothing, then words of talk at the ends. The text itself where it is not read.
 */
export function problemAlone(text: string): string {
  const whole = text.trim();
  const reading = readingIn(whole);
  if (reading === "[]") return whole;
  const isSame = (rest: string) => readingIn(rest) === reading;
  const bare = withoutWords(withoutClauses(whole, isSame), isSame);
  return isSame(bare) ? bare : whole;
}

function readingIn(text: string): string {
  return JSON.stringify(readTasks(oneSign(text)));
}

type Test = (rest: string) => boolean;

/** Ends a clause; a point or a comma between figures ends none. */
const clauseEnd = /[.!?;:,\n](?!\d)[\s.!?)]*|\s[-–—]\s/gu;

/** The text without the clauses at its ends that are talk. */
function withoutClauses(text: string, isSame: Test): string {
  const ends = [...text.matchAll(clauseEnd)].map(({ 0: mark, index }) => index + mark.length);
  const starts = [0, ...ends.filter((end) => end < text.length)];
  const from =
    starts.findLast((start) => isTalk(text.slice(0, start)) && isSame(text.slice(start))) ?? 0;
  const to = starts.find((start) => {
    const after = text.slice(start);
    return start > from && isTalk(after) && isSame(text.slice(from, start));
  });
  return trimmed(text.slice(from, to));
}

/** The text without words of talk before its first instruction or mathematics, and behind its last mathematics. */
function withoutWords(text: string, isSame: Test): string {
  const places = [...text.matchAll(/\S+/gu)].map(({ index }) => index);
  if (places.length > maxWords) return text;
  const from = places.find((start) => {
    const [next] = partsIn(text.slice(start));
    return (
      start > shortest &&
      partsIn(text.slice(0, start)).every(isSaid) &&
      (isFormula(next) || isInstruction(next)) &&
      isSame(text.slice(start))
    );
  });
  const begun = text.slice(from ?? 0);
  const ends = [...begun.matchAll(/\s+(?=[\p{L}¿¡(])/gu)].map(({ index }) => index);
  const to = ends.find((end) => {
    const last = partsIn(begun.slice(0, end)).at(-1);
    const after = partsIn(begun.slice(end));
    return (
      last !== undefined &&
      last.kind !== "phrase" &&
      (last.kind !== "word" || isUnitWord(last.text)) &&
      after.every((part) => isSaid(part) && (isFormula(last) || part.kind !== "word")) &&
      isSame(begun.slice(0, end))
    );
  });
  return trimmed(begun.slice(0, to));
}

/** An article is left where it stands. */
const shortest = 4;

/** Without the marks that joined it to what stood around. */
function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;:.!)]+(?![\d])|[\s,;:.!]+$/gu, "");
}

function partsIn(text: string): Part[] {
  const plain = plainText(oneSign(text));
  return plain === null ? [] : partsOf(piecesOf(plain.text, plain.language));
}

/** Words that join or fill, and say nothing of what is to be done. */
const joining = /^(?:filler|be|is|for|of|from|to|by|in|as|and|doubt|than)$/;

/** Whether a part is talk at the edge of a problem. */
function isSaid(part: Part): boolean {
  if (part.kind === "span") return false;
  return part.kind !== "phrase" || (!isDone(part) && tagsOf(part).some((tag) => joining.test(tag)));
}

/** Whether all of a clause is talk: a problem has more than numbers, and what is to be done belongs to one. */
function isTalk(text: string): boolean {
  return partsIn(text).every(
    (part) => !isFormula(part) && !(part.kind === "span" && isLetter(part)) && !isDone(part),
  );
}

/** Mathematics that is more than a number or a letter. */
function isFormula(part: Part | undefined): boolean {
  return part?.kind === "span" && /[-+*/^=<>≤≥]|\d\p{L}/u.test(part.text.slice(1));
}

function isLetter({ text }: Extract<Part, { kind: "span" }>): boolean {
  return /^\p{L}$/u.test(text);
}

/** What begins a problem. */
const doing =
  /^(?:solve|roots|simplify|expand|collect|factor|complete-square|derivative|integral|gcd|lcm|lcd|prime-.+|percent-.+|increase|decrease|convert|round|add|sum|subtract|difference|multiply|product|divide|quotient|sort|order|mean|median|mode|range|how-many|before)$/;

function isDone(part: Part | undefined): boolean {
  const tags = tagsOf(part);
  // "True or false:" asks and "given that" gives; a plain "is" and "with" join.
  const isAsked = tags.some((tag) => /^(?:is|when|let)$/.test(tag)) && !tags.includes("filler");
  return isAsked || tags.some((tag) => doing.test(tag));
}

function isInstruction(part: Part | undefined): boolean {
  const tags = tagsOf(part);
  return !tags.some((tag) => joining.test(tag)) && (tags.includes("ask") || isDone(part));
}
