import { type Block, endsSentence, headingLevel, type Line, type PrintedPage } from "./blocks.ts";
import { hyphenatedIn, joinLines } from "./join-lines.ts";
import { dropRunning } from "./running-lines.ts";

/** Letters so much larger than those of the text are a heading's. */
const headingScale = 1.15;
/** And so much larger, a chapter's. */
const chapterScale = 1.6;
const headingWordsMax = 14;
/** More space than this above a line, in sizes of its letters, begins a paragraph. */
const gapScale = 1.75;
/** A line that begins so far in, in sizes of its letters, begins a paragraph. */
const indentScale = 0.9;

/** What leads from a title to its page in a table of contents. */
const leaders = /(?:\.\s?){4,}|…{2,}/u;

/** A printed book as headings and paragraphs, mended where lines and pages break them. */
export function blocksOfPages(pages: readonly PrintedPage[]): Block[] {
  const kept = dropRunning(pages);
  const lines = kept.flatMap((page) => page.lines);
  const hyphenated = hyphenatedIn(lines.map(({ text }) => text));
  const bodySize = usualSize(lines);
  const blocks: Block[] = [];
  /** A paragraph that the page before broke off. */
  let open: Block | null = null;
  for (const { lines: printed, page } of kept) {
    for (const group of groupsOf(
      printed.filter(({ text }) => !leaders.test(text)),
      bodySize,
    )) {
      const text = joinLines(group.texts, hyphenated);
      if (group.level === null && open && continues(open, text)) {
        open.text = joinLines([open.text, text], hyphenated);
      } else {
        blocks.push({
          kind: group.level === null ? "text" : "heading",
          text,
          level: group.level,
          page,
        });
      }
      const last = blocks.at(-1) ?? null;
      open = last?.kind === "text" && !endsSentence(last.text) ? last : null;
    }
  }
  return blocks;
}

/** What begins with a small letter goes on with a paragraph that did not end. */
function continues(open: Block, text: string): boolean {
  return /[-\u2010]$/u.test(open.text) || /^[\p{Ll}\d(]/u.test(text);
}

type Group = { texts: string[]; level: number | null };

/** The lines of a page in paragraphs and headings. */
function groupsOf(lines: readonly Line[], bodySize: number): Group[] {
  const groups: Group[] = [];
  const left = usualLeft(lines);
  let before: Line | null = null;
  let isNewChapter = false;
  for (const line of lines) {
    const level = levelOf(line, bodySize);
    const group = groups.at(-1);
    const isSameHeading =
      level !== null &&
      group?.level === level &&
      isNear(before, line) &&
      !startsAnew(line, isNewChapter);
    const isSameText =
      level === null && group?.level === null && !startsParagraph(before, line, left);
    if (group && (isSameHeading || isSameText)) group.texts.push(line.text);
    else groups.push({ texts: [line.text], level });
    isNewChapter = level === 1;
    before = line;
  }
  return groups;
}

/** "4.1 …" under the heading of a chapter is a heading of its own. */
function startsAnew({ text }: Line, isAfterChapter: boolean): boolean {
  const level = headingLevel(text);
  return level !== null && (level > 1 || !isAfterChapter);
}

function levelOf({ text, size }: Line, bodySize: number): number | null {
  const byWords = headingLevel(text);
  const isShort = text.split(/\s+/).length <= headingWordsMax;
  const isLarge = isShort && size >= bodySize * headingScale && /\p{L}{2}/u.test(text);
  if (!isLarge) return byWords;
  return byWords ?? (size >= bodySize * chapterScale ? 1 : 2);
}

function isNear(before: Line | null, { down, size }: Line): boolean {
  return before !== null && down >= before.down && down - before.down <= size * gapScale;
}

function startsParagraph(before: Line | null, line: Line, left: number): boolean {
  if (before === null) return true;
  // Where the next column begins, words go on; no gap tells anything.
  if (line.down >= before.down && !isNear(before, line)) return true;
  const indent = line.left - left;
  const isIndented = indent >= line.size * indentScale && before.left < line.left - line.size / 2;
  return isIndented && endsSentence(before.text);
}

/** The size of most letters. */
function usualSize(lines: readonly Line[]): number {
  return mostWeighed(
    lines.map(({ size, text }) => [Math.round(size * 2) / 2, text.length]),
    1,
  );
}

function usualLeft(lines: readonly Line[]): number {
  return mostWeighed(
    lines.map(({ left, text }) => [Math.round(left), text.length]),
    0,
  );
}

function mostWeighed(weighed: readonly (readonly [number, number])[], otherwise: number): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of weighed) weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? otherwise;
}
