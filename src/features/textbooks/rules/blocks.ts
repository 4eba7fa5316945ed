/** A piece of a book as a reader of its format gives it: a heading or a paragraph, on a page where there are pages. */
export type Block = {
  kind: "heading" | "text";
  text: string;
  /** 1 is a chapter's heading; null for a paragraph. */
  level: number | null;
  page: number | null;
};

/** One line of a page as it is printed. */
export type Line = {
  text: string;
  /** Where it begins, from the left; 0 where nobody knows. */
  left: number;
  /** How far down the page it stands. */
  down: number;
  /** The size of its letters. */
  size: number;
};

/** A page of a book that is printed in pages. */
export type PrintedPage = { lines: readonly Line[] };

const numbered = /^\d{1,3}(?:\.\d{1,3}){1,3}\.?\s+\p{L}/u;
const division =
  /^(?:chapter|unit|part|lesson|appendix|cap[ií]tulo|unidad|parte|lecci[oó]n|ap[eé]ndice)\s+(?:\d{1,3}|[ivxlc]{1,7}|[a-z])\b/iu;
const headingWordsMax = 14;

/** Whether a line that stands alone reads as a heading, by its words: "Chapter 4", "4.1 Visualize Fractions". */
export function headingLevel(text: string): number | null {
  if (text.split(/\s+/).length > headingWordsMax || /[.!?;,]$/u.test(text)) return null;
  if (division.test(text)) return 1;
  if (numbered.test(text)) return text.split(" ", 1)[0]?.match(/\.\d/g)?.length === 1 ? 2 : 3;
  return null;
}

/** Whether a paragraph ends where a sentence does; what does not goes on over the page. */
export function endsSentence(text: string): boolean {
  return /[.!?…:;]["'”’»)\]]*$/u.test(text);
}

/** One space between words, no soft hyphens, and ligatures in the letters that they are made of. */
export function tidy(text: string): string {
  return text
    .replaceAll("\u00AD", "")
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll(/[\p{Cc}\u200B-\u200F\uFEFF]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
