import { type Block, headingLevel, type Line, tidy } from "../rules/blocks.ts";
import { hyphenatedIn, joinLines } from "../rules/join-lines.ts";
import { dropRunning } from "../rules/running-lines.ts";
import { BookProblem, noBook, type OnRead } from "./book-problem.ts";

/** Reads plain text: paragraphs between empty lines, pages between form feeds, headings by their look. */
export function readText(file: Uint8Array, onRead: OnRead): Block[] {
  const pages = decode(file).split("\f").map(linesOf);
  const hasPages = pages.length > 1;
  const read = hasPages
    ? dropRunning(pages.map((lines) => ({ lines: lines.filter(({ text }) => text !== "") }))).map(
        ({ lines: kept, page }, at) => ({
          lines: (pages[at] ?? []).filter((line) => line.text === "" || kept.includes(line)),
          page,
        }),
      )
    : pages.map((lines) => ({ lines, page: null }));
  const hyphenated = hyphenatedIn(pages.flat().map(({ text }) => text));
  const blocks: Block[] = [];
  for (const [at, { lines, page }] of read.entries()) {
    for (const paragraph of paragraphsOf(lines)) {
      const [first = ""] = paragraph;
      const level = paragraph.length === 1 ? levelOf(first) : null;
      const joined = joinLines(paragraph, hyphenated);
      const text = level === null ? joined : joined.replace(/^#+\s+/, "");
      const before = blocks.at(-1);
      const isBroken = before?.kind === "text" && before.page !== page && level === null;
      if (isBroken && /[\p{L}\d,-]$/u.test(before.text) && /^\p{Ll}/u.test(text)) {
        before.text = joinLines([before.text, text], hyphenated);
      } else blocks.push({ kind: level === null ? "text" : "heading", text, level, page });
    }
    onRead(at + 1, read.length);
  }
  return blocks;
}

/** Text in UTF-8, or in what most texts were written in before it. */
function decode(file: Uint8Array): string {
  if (file.includes(0)) throw new BookProblem(noBook);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

function linesOf(page: string): Line[] {
  return page
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ text: tidy(line), left: 0, down: at * 4, size: 1 }));
}

function paragraphsOf(lines: readonly Line[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const { text } of lines) {
    const now = paragraphs.at(-1);
    const stands = /^#{1,6}\s/.test(text) || headingLevel(text) !== null;
    if (text === "") paragraphs.push([]);
    else if (stands && now?.length === 0) paragraphs.push([text], []);
    else now?.push(text);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

function levelOf(line: string): number | null {
  const marks = /^(#{1,6})\s/.exec(line)?.[1];
  if (marks) return marks.length;
  const isShouted = /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && line.length <= 80;
  return headingLevel(line) ?? (isShouted && !/[.,;]$/.test(line) ? 2 : null);
}
