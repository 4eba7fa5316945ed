import { headingLevel, type Line, type PrintedPage } from "./blocks.ts";

/** So many lines at the top and at the foot of a page may be running ones. */
const edge = 2;
/** A line that stands at the edge of so many pages belongs to the pages, not to the text. */
const repeatedFrom = 3;

const pageNumber =
  /^(?:page|p\.|p[aá]gina|p[aá]g\.)?\s*[-–—|]?\s*(?:\d{1,4}|[ivxlc]{1,7})\s*[-–—|]?$/iu;

/** Pages without running headers, footers and page numbers, each with its number as it is printed. */
export function dropRunning(
  pages: readonly PrintedPage[],
): { lines: Line[]; page: number | null }[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const line of edgesOf(page)) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const isRepeated = (line: Line) =>
    pageNumber.test(line.text) || (counts.get(keyOf(line)) ?? 0) >= repeatedFrom;
  const edges = pages.map((page) => [...edgesOf(page)]);
  const shift = printedShift(edges);
  return pages.map(({ lines }, at) => {
    const page = at + 1 + (shift ?? 0);
    const isNumbered = ({ text }: Line) =>
      shift !== null && numbersIn(text).includes(page) && !isTitleAlone(text);
    const dropped = new Set(
      (edges[at] ?? []).filter((line) => isRepeated(line) || isNumbered(line)),
    );
    return { lines: lines.filter((line) => !dropped.has(line)), page: page > 0 ? page : null };
  });
}

/** "Chapter 3" on page 3 names a chapter, not the page. */
function isTitleAlone(text: string): boolean {
  return /^\p{L}+\s+\d+$/u.test(text) && headingLevel(text) === 1;
}

function edgesOf({ lines }: PrintedPage): Set<Line> {
  const sorted = lines.toSorted((a, b) => a.down - b.down);
  return new Set([...sorted.slice(0, edge), ...sorted.slice(-edge)]);
}

/** Lines that differ in nothing but a number are one line, where they stand at about the same height. */
function keyOf({ text, down }: Line): string {
  return `${Math.round(down / 4)} ${text.toLowerCase().replaceAll(/\d+/g, "#")}`;
}

/** The numbers that a line begins and ends with. */
function numbersIn(text: string): number[] {
  return [/^\d{1,4}(?=\s|$)/.exec(text), /(?<=^|\s)\d{1,4}$/.exec(text)].flatMap((found) =>
    found ? Number(found[0]) : [],
  );
}

/** How far the printed numbers are from the places of the pages; null where most pages show no number that fits. */
function printedShift(edges: readonly (readonly Line[])[]): number | null {
  const votes = new Map<number, number>();
  for (const [at, lines] of edges.entries()) {
    const shifts = new Set(
      lines.flatMap(({ text }) => numbersIn(text).map((number) => number - at - 1)),
    );
    for (const shift of shifts) votes.set(shift, (votes.get(shift) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 && best[1] * 2 >= edges.length ? best[0] : null;
}
