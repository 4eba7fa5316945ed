import type { Meaning } from "./lexicon.ts";
import { hasTag, ordinalPower, textAt } from "./ordinal-powers.ts";
import { isUnitWord } from "../solving/solvers/measurement.ts";
import type { Piece } from "./piece.ts";
import { beginsOperand, endsOperand, type Maths, spansOf } from "./spans.ts";

/** A run of mathematics, or what stands between two. */
export type Part =
  | { kind: "span"; text: string }
  | { kind: "phrase"; meanings: readonly Meaning[] }
  | { kind: "word"; text: string }
  | { kind: "mark"; text: "," | ":" | "." };

/** The parts of a text: operations in words are told as signs, and what belongs together is one span. */
export function partsOf(pieces: readonly Piece[]): Part[] {
  const told = tell(pieces);
  const parts: Part[] = [];
  let run: Maths[] = [];
  const end = () => {
    for (const text of spansOf(run)) parts.push({ kind: "span", text: toldOnce(text) });
    run = [];
  };
  for (const piece of told) {
    if (piece.kind === "maths") run.push(piece);
    else if (piece.kind === "mark" && piece.text === "," && depthOf(run) > 0)
      run.push({ kind: "maths", text: ",", isApart: false });
    else {
      end();
      parts.push(piece);
    }
  }
  end();
  return parts;
}

/** "4! + 3! (4! + 3!)": what is told again in brackets is told once. */
function toldOnce(text: string): string {
  return /^(.{3,}?) \(\1\)$/.exec(text)?.[1] ?? text;
}

function depthOf(run: readonly Maths[]): number {
  return run.reduce(
    (depth, { text }) => depth + (/^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0),
    0,
  );
}

/** The pieces with operations in words ("plus", "squared", "the square root of", "20 % of") told as signs. */
function tell(pieces: readonly Piece[]): Piece[] {
  const told: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined) continue;
    if (piece.kind !== "phrase") {
      told.push(piece);
      continue;
    }
    const value = (tag: string) => piece.meanings.find((meaning) => meaning.tag === tag)?.value;
    const isTag = (tag: string) => value(tag) !== undefined;
    const isBehind = endsOperand(told.at(-1));
    const next = beginsAt(pieces, at + 1);
    const [said, after, before] = [value("op"), value("after"), value("before")];
    // "2 a la 5" is a power, "a la forma" is none.
    const op = isTag("to") && next !== at + 1 ? undefined : said;
    const run = isBehind ? lastRun(told) : "";
    const unit = pieces[at + 1];
    if (after !== undefined && isBehind) {
      if (after.startsWith("^")) told.push(sign("^"), sign(after.slice(1)));
      else told.push(sign(after));
    } else if ((isTag("more-than") || isTag("less-than")) && asks(told) && !/[a-z]/i.test(run)) {
      told.push(piece);
    } else if (op === "^" && isBehind && next !== null) {
      const { opened, end } = wrapped("", pieces, next);
      told.push(sign("^"), ...opened);
      at = end - 1;
    } else if ((op === "^" || isTag("to")) && isBehind && ordinalPower(pieces, at) !== null) {
      const power = ordinalPower(pieces, at);
      told.push(sign("^"), sign(power?.exponent ?? ""));
      at = (power?.end ?? at + 1) - 1;
    } else if (op === "-" && !isBehind && next === at + 1 && told.at(-1)?.kind !== "maths") {
      told.push(apart("-"));
    } else if (op === "/" && isTag("by") && pieces.some((each) => hasTag(each, "remainder"))) {
      told.push(piece);
    } else if (
      op === "/" &&
      isTag("between") &&
      pieces.some((each) => between.some((tag) => hasTag(each, tag)))
    ) {
      told.push(piece);
    } else if (op !== undefined && isBehind && next !== null) {
      const isDivided = op === "*" && isTag("by") && isDividing(told);
      told.push(op === "*" || op === "/" ? sign(isDivided ? "/" : op) : apart(op));
      at = next - 1;
      // The divisor is one thing: "2/5 divided by 8/15".
      if (
        (op === "/" || isDivided) &&
        pieces[next]?.kind === "maths" &&
        textAt(pieces, next + 1) === "/"
      ) {
        const { opened, end } = wrapped("", pieces, next);
        told.push(...opened);
        at = end - 1;
      }
    } else if (isTag("roots") && next !== null && /=/.test(nextRun(pieces, next))) {
      told.push(piece);
    } else if (before !== undefined && unit?.kind === "word" && isUnitWord(unit.text)) {
      // "A quarter of an hour" is so much of the unit.
      const factor = /^([\d/]+)\*$/.exec(before)?.[1];
      told.push(factor === undefined ? piece : apart(factor));
    } else if (op === "/" && isBehind && next !== null && run.endsWith("%")) {
      // "El 22 % sobre 500" is of it.
      told.push(sign("*"));
      at = next - 1;
    } else if (before !== undefined && next !== null) {
      const { opened, end } = wrapped(before, pieces, next);
      told.push(...opened);
      at = end - 1;
    } else if (
      isTag("of") &&
      isBehind &&
      next !== null &&
      /(?:%|(?<![\d)])\d+\/\d+|(?<!\d)0?\.\d+)$/.test(run)
    ) {
      told.push(sign("*"));
      at = next - 1;
    } else if (
      (isTag("is") || isTag("be")) &&
      isBehind &&
      next !== null &&
      (holdsUnknown(run) ||
        (/^\d[\d.]*$/.test(run) && partOfUnknown.test(runBehind(pieces, next)))) &&
      !/[=<>≤≥]/.test(nextRun(pieces, next)) &&
      !isRelatedAfter(pieces, next)
    ) {
      told.push(apart("="));
      at = next - 1;
    } else told.push(piece);
  }
  return told;
}

/** Whether what has been told begins by asking for a value. */
function asks(told: readonly Piece[]): boolean {
  return told.some(
    ({ kind, ...piece }) =>
      kind === "phrase" && "meanings" in piece && piece.meanings[0]?.tag === "ask",
  );
}

/** Whether "divide" stands before the mathematics that has just been told. */
function isDividing(told: readonly Piece[]): boolean {
  const verb = told.findLast(({ kind }) => kind !== "maths");
  return verb?.kind === "phrase" && verb.meanings.some(({ tag }) => tag === "divide");
}

/** What stands between two numbers: there "entre" divides nothing. */
const between = ["integral", "nearest", "integers", "compare", "distance", "ratio"];

function sign(text: string): Piece {
  return { kind: "maths", text, isApart: false };
}

function apart(text: string): Piece {
  return { kind: "maths", text, isApart: true };
}

/** Where mathematics begins at a place or behind an article there; null where none does. */
function beginsAt(pieces: readonly Piece[], at: number): number | null {
  const piece = pieces[at];
  if (piece?.kind === "maths")
    return beginsOperand(piece.text) || /^[-+](?:\d.*)?$/.test(piece.text) ? at : null;
  if (piece?.kind !== "phrase") return null;
  if (piece.meanings.some(({ tag }) => tag === "before")) return at;
  const isArticle = piece.meanings.some(({ tag }) => tag === "filler");
  return isArticle && pieces[at + 1]?.kind === "maths" ? beginsAt(pieces, at + 1) : null;
}

/** The atom at a place behind what acts on it: "sqrt" and its brackets, or a factor before it. */
function wrapped(
  before: string,
  pieces: readonly Piece[],
  at: number,
): { opened: Piece[]; end: number } {
  const inner = pieces[at];
  if (inner?.kind === "phrase") {
    const deeper = inner.meanings.find(({ tag }) => tag === "before")?.value;
    const next = deeper === undefined ? null : beginsAt(pieces, at + 1);
    if (deeper !== undefined && next !== null) {
      const { opened, end } = wrapped(deeper, pieces, next);
      return { opened: around(before, opened), end };
    }
  }
  let end = at;
  let depth = 0;
  for (; end < pieces.length; end++) {
    const piece = pieces[end];
    if (piece === undefined || (piece.kind !== "maths" && !(piece.kind === "mark" && depth > 0)))
      break;
    if (
      before !== "abs" &&
      depth === 0 &&
      end > at &&
      (/^[-+*/=<>≤≥·×÷]/.test(piece.text) || isNewOperand(pieces, end))
    ) {
      // A fraction goes whole under what stands before it.
      const isBar =
        piece.text === "/" &&
        piece.kind === "maths" &&
        !piece.isApart &&
        /^\d+$/.test(textAt(pieces, end + 1));
      if (!isBar) break;
    }
    if (/^[([{]$/.test(piece.text)) depth++;
    if (/^[)\]}]$/.test(piece.text)) depth--;
  }
  const atom = pieces.slice(at, end).map((piece) => (piece.kind === "mark" ? sign(",") : piece));
  const behind = pieces[end];
  const isAngle =
    /^(?:sin|cos|tan)$/.test(before) && behind !== undefined && hasTag(behind, "after");
  if (isAngle) return { opened: around(before, [...atom, sign("°")]), end: end + 1 };
  return { opened: around(before, atom), end };
}

function isNewOperand(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return (
    piece?.kind === "maths" &&
    before?.kind === "maths" &&
    piece.isApart &&
    endsOperand(before) &&
    beginsOperand(piece.text)
  );
}

function around(before: string, atom: readonly Piece[]): Piece[] {
  const degree = /^root(\d+)$/.exec(before)?.[1];
  if (degree !== undefined)
    return [
      apart("("),
      ...atom,
      sign(")"),
      sign("^"),
      sign("("),
      sign("1"),
      sign("/"),
      sign(degree),
      sign(")"),
    ];
  const factor = /^(.+)\*$/.exec(before)?.[1];
  if (factor !== undefined) return [apart(factor), sign("*"), ...atom];
  return [apart(before), sign("("), ...atom, sign(")")];
}

/** "70 % of a number", "twice a number": what another number may be. */
const partOfUnknown = /^[\d./%]+\*n$/;

/** The mathematics that begins at a place, once what stands there is told in signs. */
function runBehind(pieces: readonly Piece[], at: number): string {
  return (
    tell(pieces.slice(at, at + 8))
      .map((piece) => (piece.kind === "maths" ? piece.text : " "))
      .join("")
      .split(" ")[0] ?? ""
  );
}

/** The mathematics that stands at the end of what has been told. */
function lastRun(told: readonly Piece[]): string {
  let text = "";
  for (let at = told.length - 1; at >= 0; at--) {
    const piece = told[at];
    if (piece?.kind !== "maths") break;
    text = piece.text + text;
  }
  return text;
}

/** Whether a relation in words stands behind the mathematics at a place: "x is (x - 1)/2 equal to 3". */
function isRelatedAfter(pieces: readonly Piece[], at: number): boolean {
  let end = at;
  while (pieces[end]?.kind === "maths") end++;
  const piece = pieces[end];
  return (
    piece?.kind === "phrase" &&
    piece.meanings.some(
      ({ tag, value }) => (tag === "op" && /^[=<>]/.test(value)) || tag === "equal",
    )
  );
}

/** The mathematics that begins at a place. */
function nextRun(pieces: readonly Piece[], at: number): string {
  let text = "";
  for (let end = at; pieces[end]?.kind === "maths"; end++) text += textAt(pieces, end);
  return text;
}

/** Whether a run has a letter, and is no relation yet. */
function holdsUnknown(run: string): boolean {
  return /(?<!\p{L})\p{L}(?!\p{L})/u.test(run) && !/[=<>≤≥]/.test(run);
}

/** The tags of a part; none of anything but a phrase. */
export function tagsOf(part: Part | undefined): string[] {
  return part?.kind === "phrase" ? part.meanings.map(({ tag }) => tag) : [];
}
