import { connectorAt, isRatioWord } from "./connectors.ts";
import { constantNames, cutIntoNames, functionNames, greekNames } from "./names.ts";
import { unitAt } from "./units.ts";

/**
 * A text parted into mathematics and words. Letters are mathematics only for a reason: the problem has them, they name a
 * function or a constant, they are a unit behind a value, or a relation gives the letter a value. All else is words.
 */
type Parted = {
  /** The mathematics between the words, in order, without what hangs loose at its ends. */
  pieces: readonly string[];
  words: readonly string[];
  /** Whether the first piece stands before all words. */
  startsWithPiece: boolean;
};

const runs = /\\[a-z]+|\p{L}[\p{L}\p{M}]*/giu;
const percentWords = /^(?:per\s?cent|por\s+ciento)(?!\p{L})/iu;
/** So many characters around a letter say what it is. */
const near = 12;
/** A longer piece is no answer that somebody could have meant. */
const pieceMax = 120;
/** Letters that no word of ours has: π, θ, ℝ. */
const isSign = /^(?!\p{Script=Latin})\p{L}$/u;
/** What joins two values or two relations, in either language. */
const joint = /^(?:or|and|o|u|y)$/iu;

/** Parts a text (in one sign for all forms) by the letters that its problem has. */
export function partedByLetters(text: string, letters: ReadonlySet<string>): Parted {
  const words: { from: number; to: number; isJoint: boolean }[] = [];
  let readTo = 0;
  for (const { 0: run, index: at } of text.matchAll(runs)) {
    if (at < readTo || run.startsWith("\\")) continue;
    const unit = unitEnd(text, at);
    if (unit !== null) {
      readTo = unit;
      continue;
    }
    const kind = kindOf(text, run, at, letters);
    if (kind === "known") continue;
    // Digits at the end of a word are of it: "co2".
    const digits = /^\d*/u.exec(text.slice(at + run.length, at + run.length + near))?.[0] ?? "";
    words.push({ from: at, to: at + run.length + digits.length, isJoint: kind === "joint" });
  }
  const parting = words.filter((word, index) => {
    if (!word.isJoint) return true;
    // Joined to a word, it is a word itself: "7 or something".
    const [before, after] = [words[index - 1], words[index + 1]];
    const touches = (from: number, to: number) => /^[\s,.;:]*$/u.test(text.slice(from, to));
    return (
      touches(0, word.from) ||
      touches(word.to, text.length) ||
      (before !== undefined && !before.isJoint && touches(before.to, word.from)) ||
      (after !== undefined && !after.isJoint && touches(word.to, after.from))
    );
  });
  const ends = [...parting.map(({ from }) => from), text.length];
  const starts = [0, ...parting.map(({ to }) => to)];
  const between = starts.map((from, index) => trimmed(text.slice(from, ends[index])));
  return {
    pieces: between.filter((piece) => isPiece(piece, letters)),
    words: parting.map(({ from, to }) => text.slice(from, to)),
    startsWithPiece: isPiece(between[0] ?? "", letters),
  };
}

const cross = /(?<=\d\s*)x(?=\s*\d)/giu;

/** 5.132x10^7: where the problem has no x, one between two numbers multiplies them. */
export function crossAsTimes(text: string, letters: ReadonlySet<string>): string {
  return letters.has("x") || letters.has("X") ? text : text.replaceAll(cross, "*");
}

function kindOf(
  text: string,
  run: string,
  at: number,
  letters: ReadonlySet<string>,
): "known" | "joint" | "word" {
  const before = text.slice(Math.max(0, at - near), at);
  const after = text.slice(at + run.length, at + run.length + near);
  if (isRatioWord(text, at, run.toLowerCase())) return "known";
  if (
    percentWords.test(text.slice(at, at + near)) ||
    (/\bpor\s+$/iu.test(before) && /^ciento$/iu.test(run))
  )
    return /\d\s*(?:por\s+)?$/iu.test(before) ? "known" : "word";
  const isLone = run.length === 1;
  const isGivenValue = /^\s*(?:[=<>≤≥]|\\[lg]e)/u.test(after) || /[=<>≤≥]\s*$/u.test(before);
  if (isLone && isGivenValue) return "known";
  if (joint.test(run) && !(letters.has(run) && connectorAt(text, at, run, true) === null))
    return "joint";
  if (letters.has(run)) return "known";
  if (!isLone) return isProduct(run, letters) ? "known" : "word";
  const isFactor = /\d$|[+*/^]\s*$/u.test(before) || /^(?:_?\d|\s*[+*/^])/u.test(after);
  return isFactor || isSign.test(run) ? "known" : "word";
}

/** Whether a run of letters is names of functions and constants, and letters that the problem has. */
function isProduct(run: string, letters: ReadonlySet<string>): boolean {
  const lower = run.toLowerCase();
  if (functionNames.has(lower) || constantNames.has(lower) || greekNames.has(run)) return true;
  return cutIntoNames(run).every((name) => name.length > 1 || letters.has(name));
}

/** Where a unit ends that stands behind a value; null where there is none. */
function unitEnd(text: string, at: number): number | null {
  if (!/(?:[\d)]|\\text\{)\s*$/u.test(text.slice(Math.max(0, at - near), at))) return null;
  const unit = unitAt(text, at, { afterSpace: true, surely: true, known: [] });
  return unit && !/^\p{L}/u.test(text.slice(unit.end)) ? unit.end : null;
}

/** Without punctuation and brackets that belong to the words around. */
function trimmed(between: string): string {
  let piece = between.replaceAll(/\p{Extended_Pictographic}+(?=\s|$)/gu, "").trim();
  if (piece.length > pieceMax) return "";
  for (;;) {
    const less = piece
      .replace(/^[\s,.;:?!¿¡"')\]}]+(?!\d)|^[,;:?!¿¡"')\]}]+/u, "")
      .replace(/[\s,.;:?¿¡"([{=]+$/u, "")
      .replace(/^=/u, "");
    const open = (less.match(/\(/gu) ?? []).length - (less.match(/\)/gu) ?? []).length;
    const balanced =
      open > 0 && less.startsWith("(")
        ? less.slice(1)
        : open < 0 && less.endsWith(")")
          ? less.slice(0, -1)
          : less;
    if (balanced === piece) return piece;
    piece = balanced.trim();
  }
}

/** Whether what stands between words is something to compare: a number, or letters that the problem has. */
function isPiece(piece: string, letters: ReadonlySet<string>): boolean {
  if (/\d|[√π∞]/u.test(piece)) return true;
  return (piece.match(/\p{L}/gu) ?? []).some((letter) => letters.has(letter));
}
